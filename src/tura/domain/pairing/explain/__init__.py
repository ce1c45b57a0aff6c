"""Why a pairing is as it is: boards, the PAB, and every "why not him?", as reasons with their articles."""

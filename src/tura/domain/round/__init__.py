"""A round as frozen values: boards, byes, outcomes, and the draft that is not published yet."""

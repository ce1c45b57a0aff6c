"""The full counts behind what the tests sample; each proof is a function of a seed."""

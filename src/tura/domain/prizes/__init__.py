"""Prize funds, conditions, sharing, allocation, awards and payout."""

"""The cash desk: receipts, refunds, each player's ledger, and totals by cashier, shift and way of paying."""

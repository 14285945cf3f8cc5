/** Payment is not set up here. */
export const billingOff = {
  'billing-off': { status: 409, detail: 'This Openleaf has no plans: everything is open to everybody.' },
} as const;

/** The provider of payments is slow, away, or answers otherwise than it should. */
export const providerAway = {
  'provider-away': {
    status: 503,
    detail:
      'The payment service does not answer right now. Nothing was paid. Please try again in a few minutes.',
  },
} as const;

/** Where people would be sent after paying. */
export const foreignAddress = {
  'foreign-address': { status: 422, detail: 'People can only be sent back to this Openleaf.' },
} as const;

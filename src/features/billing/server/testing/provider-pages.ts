/** What can be pressed on the pages of the provider, with the words of the buttons. */
export const PAGES = {
  checkout: { pay: 'Pay', refused: 'Pay with a card that is declined', leave: 'Go back' },
  invoice: { settle: 'Pay the bill' },
  portal: {
    yearly: 'Pay by the year',
    end: 'End with the period',
    'end-now': 'End now',
    'card-fails': 'Let the card fail',
    'card-works': 'Give a card that works',
    leave: 'Go back',
  },
} as const;
export type ProviderPage =
  | keyof typeof PAGES.checkout
  | keyof typeof PAGES.invoice
  | keyof typeof PAGES.portal;

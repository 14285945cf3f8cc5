/**
 * Why a provider's word was not had, or not taken.
 * @property why a word for the log: it is of the library or of the protocol, and about nobody.
 */
export type Fault =
  /** The person went back. */
  | { readonly kind: 'cancelled' }
  /** The provider is out of reach, or not well. */
  | { readonly kind: 'away'; readonly why: string }
  | { readonly kind: 'not-believed'; readonly why: string };

/** What a browser brought back from a provider, once it was looked at. */
export type CameBack =
  /** The provider says who it is: its name for the person, which it gives to nobody else. */
  | { readonly kind: 'person'; readonly subject: string }
  /** An account of another school than the one that this provider is for. */
  | { readonly kind: 'of-another-school' }
  | Fault;

/** Who can say who somebody is, beside the password: Google, and the school's own identity provider. */
export const PROVIDER_KEYS = ['google', 'school'] as const;
export type ProviderKey = (typeof PROVIDER_KEYS)[number];

/** A provider as a page names it: its button says "Log in with …". */
export interface NamedProvider {
  readonly key: ProviderKey;
  readonly name: string;
}

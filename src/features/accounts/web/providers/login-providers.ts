import { isString, listOf, oneOf, shapeOf } from '#platform/device/core/shape.ts';
import { type NamedProvider, PROVIDER_KEYS, type ProviderKey } from '#platform/openid/core/provider-key.ts';

const isProviders = listOf(shapeOf<NamedProvider>({ key: oneOf(...PROVIDER_KEYS), name: isString }));

/** Who people may log in with besides their password, as the server names them in the page; by default nobody. */
export function readLoginProviders(page: Document = document): readonly NamedProvider[] {
  try {
    const named = page.querySelector<HTMLMetaElement>('meta[name="openleaf-logins"]')?.content;
    const providers: unknown = JSON.parse(named ?? '[]');
    return isProviders(providers) ? providers : [];
  } catch {
    return [];
  }
}

/** What a provider is called in a sentence. */
export const nameOfProvider = (key: string | undefined): string =>
  readLoginProviders().find((provider) => provider.key === key)?.name ?? 'the other log-in page';

/** A provider that an address names, where it is one of this Openleaf. */
export const providerNamed = (key: string | undefined): ProviderKey | undefined =>
  readLoginProviders().find((provider) => provider.key === key)?.key;

import type { NamedProvider } from '#platform/openid/core/provider-key.ts';

/** Puts providers into the page, as the server does. @returns what takes them out again. */
export function nameProviders(providers: readonly NamedProvider[] | string): () => void {
  const meta = document.createElement('meta');
  const content = typeof providers === 'string' ? providers : JSON.stringify(providers);
  Object.assign(meta, { name: 'openleaf-logins', content });
  document.head.append(meta);
  return () => meta.remove();
}

export const BOTH: readonly NamedProvider[] = [
  { key: 'school', name: 'Riverside School' },
  { key: 'google', name: 'Google' },
];

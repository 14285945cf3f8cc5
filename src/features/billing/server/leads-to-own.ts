/** Longest address that the provider is told to send people back to. */
export const RETURN_MAX = 1_000;

/**
 * Whether an address leads back to this Openleaf: what pays must not send anybody elsewhere afterwards.
 * @param origins such as `https://reading.example.org`
 */
export function leadsToOwn(address: string, origins: readonly string[]): boolean {
  if (address.length > RETURN_MAX || /[\s\\]/.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && origins.includes(url.origin);
}

/**
 * The place to return to after a login, when it is one of ours: an address is taken from outside, and must not lead to
 * another site (`//evil.example`, `/\evil.example`, `javascript:`) nor back to the login.
 */
export function safeReturn(wanted: unknown, origin: string = location.origin): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const resolved = resolve(wanted, origin);
  if (resolved === null || resolved.origin !== origin || resolved.pathname.startsWith('//')) return null;
  return resolved.pathname.startsWith('/auth/') ? null : resolved.pathname + resolved.search;
}

function resolve(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

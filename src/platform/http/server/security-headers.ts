import { randomBytes } from 'node:crypto';

/** Origins of other hosts that a page may reach, where the operator has set them; by default none. */
export interface OtherHosts {
  /** Where it makes calls. */
  readonly called: readonly string[];
  /** Where the pictures of a map come from. */
  readonly tiles: readonly string[];
}
const NOWHERE: OtherHosts = { called: [], tiles: [] };

/** Everything is ours and nothing is inline; the nonce is for the style elements that the UI kit makes. */
const policy = (nonce: string, { called, tiles }: OtherHosts) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    ["img-src 'self' data:", ...tiles].join(' '),
    ["connect-src 'self'", ...called].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For answers that are no page: nothing in them may run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Which features of a device a page may ask for; none, unless named. */
const featuresWith = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;

/** The login page may read a login card's code with the camera. */
export const LOGIN_FEATURES = featuresWith('(self)');

const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': featuresWith('()'),
} as const;

const A_YEAR = 31_536_000;

/**
 * Headers of every answer, whatever sends it. A page or a file replaces those that are different for it.
 * @param secure whether people reach the service over HTTPS.
 */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { ...ALWAYS, 'strict-transport-security': `max-age=${A_YEAR}; includeSubDomains` } : ALWAYS;

/** A page's policy with the nonce that its styles carry. */
export function pagePolicy(reaches: OtherHosts = NOWHERE): { nonce: string; policy: string } {
  const nonce = randomBytes(18).toString('base64');
  return { nonce, policy: policy(nonce, reaches) };
}

/** What the service worker may do: fetch our own files. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

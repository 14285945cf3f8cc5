import type { Config } from '#platform/config/server/config.ts';
import { isLoopback } from '#platform/config/server/loopback.ts';

type Reach = Pick<Config, 'host' | 'publicOrigin' | 'trustProxy'>;
type Start = Reach & Pick<Config, 'mode' | 'mail' | 'underThirteenOrigin'> & Partial<Pick<Config, 'billing'>>;

/** What the person who starts the service should know although it starts; a sentence each. */
export function startWarnings(config: Start): string[] {
  const { host, publicOrigin, trustProxy } = config;
  const warnings: string[] = [];
  const encrypted = trustProxy !== false || publicOrigin?.startsWith('https://') === true;
  if (!isLoopback(host) && !encrypted)
    warnings.push(
      `Warning: HOST=${host} is reached without encryption, so that anyone on the network can read passwords: ` +
        'put a reverse proxy with HTTPS in front and set PUBLIC_ORIGIN and TRUST_PROXY (README, "Behind a reverse proxy").',
    );
  if (trustProxy === false && isBehindProxy(config))
    warnings.push(
      `Warning: PUBLIC_ORIGIN=${publicOrigin} needs a reverse proxy, and without TRUST_PROXY everyone behind it counts as one address, ` +
        'so that limits by address hit the whole school: set TRUST_PROXY to the address of the proxy (README, "Behind a reverse proxy").',
    );
  const proxies = Array.isArray(trustProxy) ? trustProxy : [];
  if (proxies.some(isWide))
    warnings.push(
      `Warning: TRUST_PROXY=${proxies.join(',')} believes a whole network, so that every device in it can pretend to come from any address: ` +
        'set TRUST_PROXY to the address of the proxy alone (README, "Behind a reverse proxy").',
    );
  if (trustProxy !== false && !isLoopback(host))
    warnings.push(
      `Warning: HOST=${host} is open beside the reverse proxy, so that anyone who reaches it can pass by the proxy and its encryption: ` +
        'let only the proxy reach this port, by HOST=127.0.0.1 or a firewall (README, "Behind a reverse proxy").',
    );
  if (config.underThirteenOrigin !== undefined && publicOrigin === undefined)
    warnings.push(
      'Warning: UNDER13_ORIGIN does nothing without PUBLIC_ORIGIN, the address for everyone else: set PUBLIC_ORIGIN (README, "Two domains").',
    );
  if (config.mode === 'production' && config.mail === undefined)
    warnings.push(
      'Warning: SMTP_URL is not set, so that no mail is sent and every link to choose a new password waits for an admin to pass it on: ' +
        'set SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN (README, "Mail").',
    );
  const { billing } = config;
  if (
    config.mode === 'production' &&
    billing &&
    !billing.isLive &&
    !isLoopback(new URL(billing.base).hostname)
  )
    warnings.push(
      'Warning: STRIPE_SECRET_KEY is a key for trial runs, so that plans are opened and nothing is paid: ' +
        'set the key that begins with sk_live_ or rk_live_, and the secret of the webhook that belongs to it (README, "Configuration").',
    );
  return warnings;
}

/** Openleaf speaks no HTTPS, and nobody else reaches loopback: in both cases there must be a proxy in front. */
function isBehindProxy({ host, publicOrigin }: Reach): boolean {
  if (publicOrigin === undefined) return false;
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === 'https:' || (isLoopback(host) && !isLoopback(hostname));
}

/** A network of more addresses than proxies have: more than 256 of IPv4, more than a /120 of IPv6. Loopback is this machine. */
function isWide(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined || isLoopback(address)) return false;
  return Number(bits) < (address.includes(':') ? 120 : 24);
}

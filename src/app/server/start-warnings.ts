import type { Config } from '#platform/config/server/config.ts';
import { isLoopback } from '#platform/config/server/loopback.ts';

/** What the person who starts the service should know although it starts; a sentence each. */
export function startWarnings({
  host,
  publicOrigin,
  trustProxy,
}: Pick<Config, 'host' | 'publicOrigin' | 'trustProxy'>): string[] {
  const encrypted = trustProxy !== false || publicOrigin?.startsWith('https://') === true;
  if (isLoopback(host) || encrypted) return [];
  return [
    `Warning: HOST=${host} is reached without encryption, so that anyone on the network can read passwords: ` +
      'put a reverse proxy with HTTPS in front and set PUBLIC_ORIGIN and TRUST_PROXY (README, "Behind a reverse proxy").',
  ];
}

import type { FoundSecret } from './find-secrets.ts';

/** Files with what looks like a secret and is none. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/platform/config/server/login-providers.test.ts': 'An address with a password, which is to be refused.',
  'src/platform/config/server/service-bases.test.ts': 'An address with a password, which is to be refused.',
};

/** Whether what was found is known, and opens nothing. */
export const isAllowed = ({ path }: FoundSecret): boolean => Object.hasOwn(ALLOWED, path);

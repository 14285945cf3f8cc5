import { isString, oneOf, orNull, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import { PROVIDER_KEYS, type ProviderKey } from '#platform/openid/core/provider-key.ts';

/** What a tab keeps while its person is at a provider; it opens nothing without what the provider sends back. */
export interface LoginUnderWay {
  readonly provider: ProviderKey;
  readonly purpose: 'log-in' | 'connect';
  readonly binding: string;
  /** Where the person wanted to go. */
  readonly to: string | null;
}

const isUnderWay = shapeOf<LoginUnderWay>({
  provider: oneOf(...PROVIDER_KEYS),
  purpose: oneOf('log-in', 'connect'),
  binding: isString,
  to: orNull(isString),
});

const kept = stored('openleaf.login-under-way', storedOr(isUnderWay, null), () => sessionStorage);

/** Sends the tab to the provider. */
export function leaveFor(address: string, login: LoginUnderWay): void {
  kept.write(login);
  location.assign(address);
}

/** What this tab has begun, once. */
export function takeLoginUnderWay(): LoginUnderWay | null {
  const login = kept.read();
  kept.write(null);
  return login;
}

import { afterAll } from 'vitest';
import { type TestApp, useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import {
  type Claims,
  startProvider,
  type TestProvider,
} from '#platform/openid/server/testing/start-provider.ts';
import * as contract from '../../contract/provider-logins.ts';
import { providersEnv } from './providers-env.ts';

/** A login on its way. */
interface Begun {
  readonly address: string;
  readonly binding: string;
}

/** What people do with the two providers. */
export interface ProviderTest {
  readonly test: TestApp;
  readonly google: TestProvider;
  readonly school: TestProvider;
  readonly begin: (key: ProviderKey) => Promise<Begun>;
  /** Goes to the provider as this person. @returns what the tab brings back. */
  readonly visit: (key: ProviderKey, begun: Begun, claims: Claims) => Promise<Brought>;
  readonly finish: (brought: Brought) => ReturnType<typeof finishAs>;
  /** All of it. */
  readonly logIn: (key: ProviderKey, claims: Claims) => ReturnType<typeof finishAs>;
  readonly beginConnecting: (person: Person, key: ProviderKey) => Promise<Begun>;
  readonly finishConnecting: (person: Person, brought: Brought) => ReturnType<typeof connectAs>;
  readonly connect: (person: Person, key: ProviderKey, claims: Claims) => ReturnType<typeof connectAs>;
}

interface Brought {
  readonly provider: ProviderKey;
  readonly binding: string;
  readonly answer: string;
}

const finishAs = ({ world }: TestApp, body: Brought) =>
  world.anyone.call(contract.finishProviderLogin, { body });
const connectAs = (person: Person, body: Brought) => person.call(contract.finishConnecting, { body });

async function beginConnectingAs(person: Person, provider: ProviderKey): Promise<Begun> {
  const body = { provider, oldPassword: person.password };
  return (await person.call(contract.beginConnecting, { body })).data;
}

/** The whole service with both providers, for the tests of one file. */
export async function useProviders(): Promise<ProviderTest> {
  const [google, school] = await Promise.all([startProvider(), startProvider()]);
  const at = { google, school };
  const test = useTestApp(providersEnv(school.issuer), { googleIssuer: google.issuer });
  afterAll(() => Promise.all([google.stop(), school.stop()]));
  const begin: ProviderTest['begin'] = async (provider) =>
    (await test.world.anyone.call(contract.beginProviderLogin, { body: { provider } })).data;
  const visit: ProviderTest['visit'] = async (provider, { address, binding }, claims) => {
    const back = await at[provider].visit(address, claims);
    return { provider, binding, answer: back.search.slice(1) };
  };
  return {
    test,
    google,
    school,
    begin,
    visit,
    finish: (brought) => finishAs(test, brought),
    logIn: async (key, claims) => finishAs(test, await visit(key, await begin(key), claims)),
    beginConnecting: beginConnectingAs,
    finishConnecting: connectAs,
    connect: async (person, key, claims) =>
      connectAs(person, await visit(key, await beginConnectingAs(person, key), claims)),
  };
}

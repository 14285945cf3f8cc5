import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoginProviderConfig } from '#platform/config/server/login-providers.ts';
import { createLoginProviders, type LoginProvider } from './login-provider.ts';
import { startProvider, type TestProvider } from './testing/start-provider.ts';

const SECRETS = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
let server: TestProvider;
let config: LoginProviderConfig;
beforeAll(async () => {
  server = await startProvider();
  config = {
    key: 'school',
    name: 'Riverside School',
    issuer: `${server.issuer}/`,
    clientId: 'openleaf',
    clientSecret: 'a secret: of & many % signs',
    domain: null,
    isSchool: true,
    returnTo: 'https://reading.example.org/school/success',
  };
});
afterAll(() => server.stop());

const made = async (changes: Partial<LoginProviderConfig> = {}): Promise<LoginProvider> => {
  const [provider] = await createLoginProviders([{ ...config, ...changes }]);
  return provider!;
};
async function logIn(provider: LoginProvider, claims: Parameters<TestProvider['visit']>[1]) {
  const begun = await provider.begin(SECRETS);
  if (begun.kind !== 'address') throw new Error(`The login did not begin: ${begun.kind}`);
  const back = await server.visit(begun.address, claims);
  return provider.finish(back.search.slice(1), SECRETS);
}

it('names the person', async () => {
  expect(await logIn(await made(), { sub: 'ana' })).toEqual({ kind: 'person', subject: 'ana' });
});

it('lets in the accounts of one school alone, where many schools share an issuer', async () => {
  const provider = await made({ domain: 'school.example' });
  const begun = await provider.begin(SECRETS);
  expect(begun).toMatchObject({ address: expect.stringMatching(/[?&]hd=school\.example(&|$)/) });
  expect(begun).toMatchObject({ address: expect.stringMatching(/[?&]scope=openid\+email(&|$)/) });
  expect(await logIn(provider, { sub: 'ana', hd: 'school.example' })).toMatchObject({ kind: 'person' });
  for (const hd of ['other.example', undefined])
    expect(await logIn(provider, { sub: 'ana', hd })).toEqual({ kind: 'of-another-school' });
});

it('is away while nobody listens, and there again without a new start', async () => {
  const first = await startProvider();
  const { issuer } = first;
  await first.stop();
  const provider = await made({ issuer: `${issuer}/` });
  expect(await provider.begin(SECRETS)).toEqual({ kind: 'away', why: 'no connection' });
  const again = await startProvider(Number(new URL(issuer).port));
  expect(await provider.begin(SECRETS)).toMatchObject({ kind: 'address' });
  await again.stop();
  expect(await provider.finish(`code=a&state=${SECRETS.state}`, SECRETS)).toMatchObject({ kind: 'away' });
});

it('is not believed when it says that it is somebody else', async () => {
  const provider = await made({ issuer: server.issuer.replace('127.0.0.1', 'localhost') });
  expect(await provider.begin(SECRETS)).toMatchObject({ kind: 'not-believed' });
});

it('loads nothing without a provider', async () => {
  expect(await createLoginProviders([])).toEqual([]);
});

import {
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';

/** What a provider says of a person; `sub` is its name for them. */
export interface Claims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** A real identity provider on this machine: it signs its tokens, checks PKCE, and says of a person what the test says. */
export interface TestProvider {
  /** Such as `http://127.0.0.1:40123`. */
  readonly issuer: string;
  /** Goes to an address of it, logs in as this person, and is sent back. @returns where to. */
  visit(address: string, claims: Claims): Promise<URL>;
  /** Changes each ID token after it was signed; null: not any more. */
  tamper(change: ((idToken: string) => string) | null): void;
  /** Whom a browser of its own is that goes there without a test beside it. */
  everybodyIs(claims: Claims | null): void;
  /** How often somebody gave it a code. */
  codesTaken(): number;
  stop(): Promise<void>;
}

/** @param port by default a free one. */
export async function startProvider(port = 0): Promise<TestProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const people = new Map<string, Claims>();
  const now: { everybody: Claims | null; change: ((idToken: string) => string) | null; codes: number } = {
    everybody: null,
    change: null,
    codes: 0,
  };
  server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
    Object.assign(body, {
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
  });
  server.service.on(
    'beforeTokenSigning',
    ({ payload }: MutableToken, request: TokenRequestIncomingMessage) => {
      Object.assign(payload, people.get(request.body.code ?? '') ?? now.everybody);
    },
  );
  server.service.on('beforeResponse', ({ body }: MutableResponse) => {
    now.codes += 1;
    if (body !== '' && now.change && typeof body['id_token'] === 'string')
      body['id_token'] = now.change(body['id_token']);
  });
  return {
    issuer,
    async visit(address, claims) {
      const answer = await fetch(address, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      people.set(back.searchParams.get('code') ?? '', claims);
      return back;
    },
    tamper: (change) => {
      now.change = change;
    },
    everybodyIs: (claims) => {
      now.everybody = claims;
    },
    codesTaken: () => now.codes,
    stop: () => server.stop(),
  };
}

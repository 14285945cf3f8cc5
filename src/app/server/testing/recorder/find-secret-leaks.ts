import { createHash } from 'node:crypto';
import { endpoints } from '#app/contract/endpoints.ts';
import type { Exchange, Leak, Recording } from './exchange.ts';

/** Runs of characters in which a token (43 of base64url) or a hash of one may occur, glued to others or not. */
const LONG_RUN = /[\w+/=-]{43,}/g;
const PASSWORD_HASH = /\$argon2|\$2[aby]\$|\$scrypt/;

/** The calls whose answer is a new session, by the shape of their response. */
const signIns = new Set(
  endpoints
    .filter(({ response }) => 'shape' in response && 'token' in (response.shape as object))
    .flatMap(({ methods, path }) =>
      methods.map((method) => `${method} /api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
);

/** A session's token is sent once, to its person, by the sign-in; passwords and every kind of hash never. */
export function findSecretLeaks(recording: Recording): Leak[] {
  const tokens = tokensOf(recording);
  const hashes = new Map(
    [...tokens.keys()].flatMap((token) =>
      (['hex', 'base64', 'base64url'] as const).map(
        (form) => [createHash('sha256').update(token).digest(form), token] as const,
      ),
    ),
  );
  const lengths = new Set([...tokens.keys(), ...hashes.keys()].map((needle) => needle.length));
  return recording.exchanges.flatMap((exchange) => {
    const { body, headers, route, actorId } = exchange;
    const parts = partsOf(`${body}\n${headers}`, lengths);
    const found = [
      ...parts
        .filter((part) => tokens.has(part) && !isOwnSignIn(exchange, part, tokens))
        .map(() => 'session token'),
      ...parts.filter((part) => hashes.has(part)).map(() => 'hash of a session token'),
      ...(PASSWORD_HASH.test(body) ? ['password hash'] : []),
      ...passwordsIn(exchange),
    ];
    return found.map((what) => ({ what, route, actorId, at: '', excerpt: body.slice(0, 100) }));
  });
}

/** Every part of a text's long runs that is as long as something looked for. */
const partsOf = (text: string, lengths: ReadonlySet<number>): string[] =>
  (text.match(LONG_RUN) ?? []).flatMap((run) =>
    [...lengths].flatMap((length) =>
      Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length)),
    ),
  );

/** Each token with its person: as the recorder learned them, and as the sign-ins sent them. */
function tokensOf({ tokens, exchanges }: Recording): Map<string, number> {
  const all = new Map(tokens);
  for (const { route, status, body } of exchanges) {
    if (!signIns.has(route) || status >= 300) continue;
    const { token, userId } = JSON.parse(body) as { token: string; userId: number };
    if (!all.has(token)) all.set(token, userId);
  }
  return all;
}

function isOwnSignIn(
  { route, status, body }: Exchange,
  run: string,
  tokens: ReadonlyMap<string, number>,
): boolean {
  if (!signIns.has(route) || status >= 300) return false;
  const { token, userId } = JSON.parse(body) as { token: string; userId: number };
  return token === run && tokens.get(run) === userId;
}

/** A password of a request, in its answer. */
function passwordsIn({ sentBody, body }: Exchange): string[] {
  const sent = Object.entries(typeof sentBody === 'object' && sentBody !== null ? sentBody : {});
  return sent.flatMap(([name, value]) =>
    PASSWORD_FIELD.test(name) && typeof value === 'string' && value.length >= 6 && body.includes(value)
      ? ['password']
      : [],
  );
}

/** `password`, `oldPassword`, `newPassword` and their like. */
const PASSWORD_FIELD = /password$/i;

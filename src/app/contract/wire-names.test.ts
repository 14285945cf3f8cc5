import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WIRE_NAMES } from '#platform/endpoint/contract/wire-names.ts';
import { endpoints } from './endpoints.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Each name inside with the one on the wire: everywhere, and in one part of a call alone. */
const pairs = [
  ...Object.entries(WIRE_NAMES),
  ...endpoints.flatMap(({ wire = {} }) => Object.values(wire).flatMap((own) => Object.entries(own))),
];
/** What only the wire calls so. */
const names = new Set(pairs.map(([, wire]) => wire));

/** Where else such a name may occur, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/platform/screens/core/addresses.ts': 'Addresses that people have kept go on working.',
  'src/platform/endpoint/server/wire-schema.test.ts': 'The test says what is on the wire.',
  'src/platform/endpoint/web/call.test.ts': 'The test says what is on the wire.',
  'src/platform/mail/server/mail-line.ts': 'A mail has an id that mail programs call so.',
  'src/platform/mail/server/send-mails.ts': 'A mail has an id that mail programs call so.',
  'src/platform/mail/server/send-mails.test.ts': 'A mail has an id that mail programs call so.',
  'src/features/schools/server/place-service.ts': 'The service of places calls a country so.',
  'src/features/schools/server/testing/start-place-service.ts': 'It is a service of places.',
  'src/features/billing/server/create-checkout.ts': 'The provider of payments calls what it is sent so.',
  'src/features/billing/server/create-checkout.test.ts': 'The test says what was sent there.',
  'src/features/billing/server/provider-objects.ts': 'The provider calls what it has so.',
  'src/features/billing/server/write-subscription.ts': 'It reads an object of the provider.',
  'src/features/billing/server/testing/start-payment-provider.ts': 'It is a provider.',
  'src/features/sign-up/web/sign-up-state.ts': 'The address of a step names the variant of a test so.',
  'src/features/sign-up/web/sign-up-state.test.ts': 'The test says what is in an address.',
  'src/features/telemetry/web/send-reports.ts': 'A log of another service would be sent the same fields.',
  'e2e/browser-errors.spec.ts': 'The journey says what is on the wire.',
  'src/features/quiz/web/outbox/kept-quiz.test.ts': 'The test says what an older release has written.',
};

/** Columns of tables that are called as the wire calls a field: the server's queries and rows speak of them. */
const columns = new Set(
  readdirSync(join(ROOT, 'db/tables')).flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, 'db/tables', file), 'utf8').matchAll(/^\| (\w+) \|/gm),
      ([, name]) => name,
    ),
  ),
);
const isColumnIn = (path: string, name: string): boolean =>
  (path.includes('/server/') || path.endsWith('-queries.ts')) && columns.has(name);

const spokenIn = (text: string): string[] =>
  [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(text));

const sources = ['src', 'tools', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it('the names of the wire occur in contracts and nowhere else', () => {
  const spoken = sources
    .filter((path) => !path.includes('/contract/') && !(path in ELSEWHERE))
    .flatMap((path) =>
      spokenIn(readFileSync(join(ROOT, path), 'utf8'))
        .filter((name) => !isColumnIn(path, name))
        .map((name) => `${path}: ${name}`),
    );
  expect(spoken).toEqual([]);
});

it('docs/words.md lists each with our name', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').split('## Names on the wire');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const missing = pairs.filter(
    ([inside, wire]) =>
      !rows.some((row) => row.split('|')[1]?.includes(`\`${inside}\``) && row.includes(`\`${wire}\``)),
  );
  expect(missing).toEqual([]);
});

it('are found where they occur', () => {
  const [attempt = ''] = names;
  expect(spokenIn(`const id = quiz.${attempt};`)).toEqual([attempt]);
  expect(spokenIn(`const id = quiz.${attempt}Of;`)).toEqual([]);
});

it.each(Object.keys(ELSEWHERE))('%s has a reason because it has such a name', (path) => {
  expect(spokenIn(readFileSync(join(ROOT, path), 'utf8'))).not.toEqual([]);
});

import { expect, it } from 'vitest';
import { mailsToPassOn } from './mails-to-pass-on.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const at = (writtenAt: string, state = 'kept') => ({ state, writtenAt });

it.each([
  ['none', [], 0],
  ['one whose link still opens', [at('2026-03-02T11:00:01Z')], 1],
  ['none whose hour is over', [at('2026-03-02T11:00:00Z')], 0],
  [
    'none that was sent or given up',
    [at('2026-03-02T11:59:00Z', 'sent'), at('2026-03-02T11:59:00Z', 'given-up')],
    0,
  ],
])('counts %s', (_, mails, expected) => expect(mailsToPassOn({ mails, sends: false }, NOW)).toBe(expected));

it('counts none where a mail server sends them', () =>
  expect(mailsToPassOn({ mails: [at('2026-03-02T11:59:00Z')], sends: true }, NOW)).toBe(0));

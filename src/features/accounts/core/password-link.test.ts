import { expect, it } from 'vitest';
import { linkEnd, readLinkEnd } from './password-link.ts';

const token = 'AbCdEf_0123456789-xyzw';

it.each(['maria.rivera', 'm.rivera@school.example', 'мария', 'a'.repeat(40)])('carries %s', (username) => {
  const end = linkEnd({ token, username });
  expect(end).toMatch(/^[\w.%@~-]+$/);
  expect(readLinkEnd(`#${end}`)).toEqual({ token, username });
});

it.each(['', '#', '#top', `#${token}`, `#${token}.`, `#${token}.%E0%A4%A`, '#a.b'])(
  'reads nothing in %j',
  (text) => expect(readLinkEnd(text)).toBeNull(),
);

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { readMailServer } from './mail-server.ts';

it.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, login: null, encryption: 'demanded' }],
  ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, login: null, encryption: 'first' }],
  ['smtp://relay.local:25?tls=off', { host: 'relay.local', port: 25, login: null, encryption: 'off' }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, login: null, encryption: 'off' }],
  ['smtp://[::1]:25', { host: '::1', port: 25, login: null, encryption: 'off' }],
  [
    'smtp://open%40leaf:a%2Fb@mail.example.org:2525',
    {
      host: 'mail.example.org',
      port: 2525,
      login: { user: 'open@leaf', password: 'a/b' },
      encryption: 'demanded',
    },
  ],
])('reads %s', (url, server) => expect(readMailServer(url)).toEqual(server));

it.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtp://',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?tls=maybe',
  'smtp://mail.example.org?tls=off&pool=true',
  'smtp://user:100%@mail.example.org',
])('refuses %s, in one sentence that does not repeat it', (url) => {
  expect(() => readConfig({ ...WHOLE, SMTP_URL: url })).toThrow(
    /^SMTP_URL: is an address such as smtp:\/\/user:password@mail\.example\.org:587/,
  );
});

const WHOLE = {
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'openleaf@school.example',
  PUBLIC_ORIGIN: 'https://reading.example.org/',
};

it('sends with all three, and links lead to the public address', () => {
  expect(readConfig(WHOLE).mail).toMatchObject({
    from: 'openleaf@school.example',
    origin: 'https://reading.example.org',
  });
  expect(readConfig({}).mail).toBeUndefined();
});

it.each([
  ['MAIL_FROM', /^SMTP_URL: needs MAIL_FROM, [^.]+\.$/],
  ['SMTP_URL', /^MAIL_FROM: needs SMTP_URL, [^.]+\.$/],
  ['PUBLIC_ORIGIN', /^SMTP_URL: needs PUBLIC_ORIGIN, [^.]+\.$/],
] as const)('refuses a start without %s, in one sentence', (missing, sentence) => {
  const read = () => readConfig({ ...WHOLE, [missing]: undefined, OPENLEAF_MODE: 'production' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
});

it('links of a demo on this machine lead to this machine', () => {
  const { SMTP_URL, MAIL_FROM } = WHOLE;
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail?.origin).toBe('http://127.0.0.1:3000');
});

it.each(['Openleaf', 'Openleaf <openleaf@school.example>', 'a@b.example, c@d.example'])(
  'refuses %s as the sender',
  (from) => expect(() => readConfig({ ...WHOLE, MAIL_FROM: from })).toThrow(/^MAIL_FROM: is one address/),
);

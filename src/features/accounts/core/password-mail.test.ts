import { expect, it } from 'vitest';
import { mailText } from '#platform/mail/core/mail-text.ts';
import { passwordMail } from './password-mail.ts';

const links = { origin: 'https://reading.example.org', secrets: ['one', 'two', 'three'] };
const confirmed = (username: string) => ({ username, isConfirmed: true });
const stranger = (username: string) => ({ username, isConfirmed: false });

it('names the account and has its link', () => {
  const text = mailText(passwordMail([confirmed('maria.rivera')], '/new'), links);
  expect(text).toContain('Its username is maria.\u200brivera.');
  expect(text).toContain('Choose a new password:\nhttps://reading.example.org/new#one\n');
  expect(text).toContain('once, for 60 minutes');
});

it('has a link for each of several accounts with one address', () => {
  const text = mailText(passwordMail([confirmed('maria.rivera'), confirmed('m.rivera')], '/new'), links);
  expect(text).toContain('New password for maria.\u200brivera:\nhttps://reading.example.org/new#one\n');
  expect(text).toContain('New password for m.\u200brivera:\nhttps://reading.example.org/new#two\n');
  expect(text).not.toContain('Open a link');
});

it('holds no word that a stranger chose', () => {
  const names = ['Your-child-was-hurt-at-school', 'Call-us-now-1-800-555-0199'] as const;
  const alone = mailText(passwordMail([stranger(names[0])], '/new'), links);
  expect(alone).toContain('Open the link to see its username.');
  const all = mailText(
    passwordMail([confirmed('maria.rivera'), stranger(names[0]), stranger(names[1])], '/new'),
    links,
  );
  expect(all).toContain(': maria.\u200brivera, account 1, account 2. Open a link to see the username');
  expect(all).toContain('New password for account 2:\nhttps://reading.example.org/new#three\n');
  for (const text of [alone, all]) expect(text).not.toMatch(/child|hurt|call|555/i);
});

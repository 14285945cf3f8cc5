import { expect, it } from 'vitest';
import { mailText } from '#platform/mail/core/mail-text.ts';
import { passwordMail } from './password-mail.ts';

const links = { origin: 'https://reading.example.org', secrets: ['one', 'two'] };

it('names the account and has its link', () => {
  const text = mailText(passwordMail(['maria.rivera'], '/new'), links);
  expect(text).toContain('Its username is maria.\u200brivera.');
  expect(text).toContain('Choose a new password:\nhttps://reading.example.org/new#one\n');
  expect(text).toContain('once, for 60 minutes');
});

it('has a link for each of several accounts with one address', () => {
  const text = mailText(passwordMail(['maria.rivera', 'm.rivera'], '/new'), links);
  expect(text).toContain('New password for maria.\u200brivera:\nhttps://reading.example.org/new#one\n');
  expect(text).toContain('New password for m.\u200brivera:\nhttps://reading.example.org/new#two\n');
});

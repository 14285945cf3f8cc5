import { expect, it } from 'vitest';
import { emailKey, mailboxKey } from './email-key.ts';

it.each([
  ['Rivera@School.Example', 'rivera@school.example'],
  [' rivera@school.example ', 'rivera@school.example'],
])('compares "%s" as "%s"', (email, key) => expect(emailKey(email)).toBe(key));

it.each([
  ['Rivera+Class@School.Example', 'rivera@school.example'],
  ['rivera@school.example', 'rivera@school.example'],
  ['+@school.example', '+@school.example'],
])('finds the mailbox of "%s" at "%s"', (email, key) => expect(mailboxKey(email)).toBe(key));

import { expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

it.each([
  ['Rivera@School.Example', 'rivera@school.example'],
  [' rivera@school.example ', 'rivera@school.example'],
])('compares "%s" as "%s"', (email, key) => expect(emailKey(email)).toBe(key));

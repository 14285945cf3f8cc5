import { expect, it } from 'vitest';
import { wantsMail, withMail } from './notifications.ts';

it.each([
  ['nothing', {}, true],
  ['null', { notifications: null }, true],
  ['a word', { notifications: 'none' }, true],
  ['a list', { notifications: [] }, true],
  ['off', { notifications: { new_students: false } }, false],
  ['on', { notifications: { new_students: true } }, true],
  ['another one off', { notifications: { new_passwords: false } }, true],
  ['a word for off', { notifications: { new_students: 'false' } }, true],
])('a person whose settings say %s gets the mail: %#', (_, settings, wanted) =>
  expect(wantsMail(settings, 'new_students')).toBe(wanted),
);

it('turns one off and leaves the others', () =>
  expect(withMail({ notifications: { new_passwords: false } }, 'new_students', false)).toEqual({
    new_students: false,
    new_passwords: false,
    withdrawn_consent: true,
  }));

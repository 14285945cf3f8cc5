import { expect, it } from 'vitest';
import { INVITE_STATES, INVITE_STATUS, inviteMail, saidNoLately } from './co-teacher-invite.ts';

it('has the states and numbers of the specification', () => {
  expect(INVITE_STATES.map((state) => INVITE_STATUS[state])).toEqual([0, 1, 2, 3]);
});

it('the mail has one link, the username and no other word that somebody typed', () => {
  const { heading, parts } = inviteMail('ms.rivera', '/where-it-leads');
  expect(heading).toBe('Teach a class together');
  expect(parts.filter(({ kind }) => kind === 'button')).toEqual([
    { kind: 'button', label: 'See the invitation', path: '/where-it-leads', secret: 0 },
  ]);
  expect(parts.filter((part) => part.kind === 'paragraph' && part.text.includes('ms.rivera'))).toHaveLength(
    1,
  );
});

it.each<[boolean, string, number | null]>([
  [true, 'rejected', 6.9],
  [false, 'rejected', 7],
  [false, 'pending', null],
  [false, 'deleted', 1],
])('has a "no" that still holds: %s, as it is %s since %s days', (holds, status, days) => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = days === null ? null : new Date(now.getTime() - days * 86_400_000);
  expect(saidNoLately(status, at, now)).toBe(holds);
});

import { expect, it } from 'vitest';
import { mayLeaveClass } from './may-leave-class.ts';

const HOUR = 3_600_000;
const now = new Date('2026-10-05T15:00:00Z');
const classOf = (id: number, { approved = false, hoursAgo = 48 } = {}) => ({
  id,
  teacherId: 100 + id,
  teacherApproved: approved,
  primarySince: null,
  joinedAt: new Date(now.getTime() - hoursAgo * HOUR),
});
const [first, second] = [classOf(1), classOf(2)];
const confirmed = classOf(3, { approved: true });

it.each([
  ['the only class, which counts', first, [first], false],
  ['the first joined of two, which counts', first, [first, second], false],
  ['the second of two, which lends no rules', second, [first, second], true],
  ['a class that is not confirmed beside one that is', first, [first, confirmed], true],
  ['a confirmed class', confirmed, [first, confirmed], false],
  ['the class that counts, joined an hour ago', classOf(1, { hoursAgo: 1 }), [first], true],
  ['the class that counts, joined a little earlier', classOf(1, { hoursAgo: 1.01 }), [first], false],
  ['a confirmed class, joined a moment ago', classOf(3, { approved: true, hoursAgo: 0 }), [confirmed], false],
])('a student leaves %s: %#', (_what, leaving, joined, may) => {
  expect(mayLeaveClass(leaving, joined, now)).toBe(may);
});

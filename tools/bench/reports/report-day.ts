import { setTimeout as sleep } from 'node:timers/promises';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { quizHistory, studentProfileData } from '#features/overview/contract/endpoints.ts';
import { listLevelChanges } from '#features/overview/contract/level-changes.ts';
import { readPointsBySource } from '#features/overview/contract/points-by-source.ts';
import { listWorklist } from '#features/overview/contract/worklist.ts';
import { classProgress } from '#features/reports/contract/class-progress.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { callOf } from '../../harness/call-of.ts';
import type { Client, ClientCall } from '../../harness/client.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import type { Days } from '../../harness/live-in-turns.ts';
import type { SchoolStudent } from '../../harness/school.ts';

/** What a teacher looks at, in the words of the report. */
export const CALLS = [
  'home',
  'class report',
  'progress report',
  'progress of half a year',
  'monthly report',
  'student report',
  'history page',
  'level changes',
  'points by source',
] as const;
type CallName = (typeof CALLS)[number];

/** From one day to the next: a teacher may ask for 120 class reports a minute. */
const LEAST_MS = 510;
/** Days before today with which a report begins. */
const HALF_A_YEAR = 182;
const MONTH = 29;

/** Days on which a teacher looks at the reports of one class and one student. */
export function createDays(client: Client, seed: number): Days {
  const latencies = new Map<string, Latencies>(CALLS.map((call) => [call, createLatencies()]));
  const refused: string[] = [];
  const random = seededBy(`reports ${seed}`);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let next = 0;
  // A teacher may ask for as many of these as for class reports, all together.
  const today = Math.floor(Date.now() / MS_PER_DAY);
  const inTurn: readonly (readonly [CallName, object])[] = [
    ['progress report', {}],
    ['progress of half a year', { start: isoDay(today - HALF_A_YEAR) }],
    ['monthly report', { start: isoDay(today - MONTH) }],
  ];
  let turn = 0;

  const ask = async (name: CallName, call: ClientCall): Promise<void> => {
    const { status, text, milliseconds } = await client.call(call);
    if (status === 200) latencies.get(name)?.add(milliseconds);
    else refused.push(`${name} answered ${status}: ${text.slice(0, 200)}`);
  };

  return {
    random,
    refused,
    latency: (call) => latencies.get(call) ?? createLatencies(),
    async live({ id }: SchoolStudent, { teacher, classIds }) {
      await sleep(Math.max(0, next - performance.now()));
      next = performance.now() + LEAST_MS;
      const by = { token: teacher.token };
      await ask('home', callOf(listWorklist, {}, by));
      await ask('class report', callOf(classReport, { params: { classId: anyOf(classIds) }, query: {} }, by));
      const progressOf = (days: object) =>
        callOf(classProgress, { params: { classId: anyOf(classIds) }, query: days }, by);
      const [name, days] = inTurn[turn++ % inTurn.length] ?? ['progress report', {}];
      await ask(name, progressOf(days));
      await ask('student report', callOf(studentProfileData, { params: { id }, body: {} }, by));
      const page = { page: 0, size: 10, sinceReset: true };
      await ask('history page', callOf(quizHistory, { params: { studentId: id }, body: page }, by));
      const ofStudent = { params: { studentId: id }, body: {} };
      await ask('level changes', callOf(listLevelChanges, ofStudent, by));
      await ask('points by source', callOf(readPointsBySource, ofStudent, by));
    },
  };
}

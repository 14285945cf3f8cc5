import { approve } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { dayNumber, startOfDay } from '#platform/time/core/time-zone.ts';
import { moveCompetitions } from '../../keep-competitions.ts';
import { readStored, type Stored } from './stored-facts.ts';

const ZONES = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'America/Los_Angeles'] as const;

/** The people of a walk, and the chance that leads it. */
export interface Scene {
  readonly test: TestApp;
  teacher: Teacher;
  /** One where the clocks change within days, and one that is elsewhere. */
  readonly rooms: readonly [SchoolClass, SchoolClass];
  readonly zones: readonly [string, string];
  /** Two of the first class, of whom one has taken the pretest, and one of none. */
  readonly students: Student[];
  /** Whether an admin has approved the teacher. */
  readonly confirmed: boolean;
  /** The hour in which the clocks of the first class change. */
  readonly change: number;
  readonly random: () => number;
  readonly stored: () => Promise<Stored>;
  readonly pass: (seconds: number) => Promise<void>;
}

/** The next day with an hour more or less in a zone: when it ends. */
function nextChange(after: number, zone: string): number {
  for (let day = dayNumber(after, zone) + 2; ; day += 1) {
    const end = startOfDay(day + 1, zone);
    if (end - startOfDay(day, zone) !== MS_PER_DAY) return end;
  }
}

/** A walk begins two days before the clocks change in the zone of its class. */
export async function openScene(test: TestApp, seed: number): Promise<Scene> {
  const random = randomFrom(seed);
  const zone = ZONES[seed % ZONES.length]!;
  const zones = [zone, ZONES[(seed + 1 + (seed % 3)) % ZONES.length]!] as const;
  const change = nextChange(test.clock.now().getTime(), zone);
  test.clock.set(new Date(change - 2.5 * MS_PER_DAY));
  const teacher = await test.world.teacher(`Teacher ${seed}`);
  const confirmed = seed % 5 !== 0;
  if (confirmed) await approve(test, teacher);
  const rooms = [
    await teacher.class('One', { timezone: zones[0], belowThirteen: false }),
    await teacher.class('Two', { timezone: zones[1], belowThirteen: false }),
  ] as const;
  const students = [
    await placeByPretest(test, await rooms[0].student('Ana')),
    await rooms[0].student('Ben'),
    await test.world.student('Cal'),
  ];
  const ids = students.map(({ id }) => id);
  const scene: Scene = {
    test,
    teacher,
    rooms,
    zones,
    students,
    confirmed,
    change,
    random,
    stored: () =>
      readStored(
        test,
        rooms.map(({ id }) => id),
        ids,
      ),
    pass: (seconds) => passTime(scene, seconds),
  };
  return scene;
}

/** Time passes; after an hour everybody logs in again, and the minute's job has run. */
async function passTime(scene: Scene, seconds: number): Promise<void> {
  const { test } = scene;
  test.clock.pass(seconds);
  if (seconds < 3600) return;
  await moveCompetitions(test.database.db, test.clock.now());
  const { username, password } = scene.teacher;
  const [teacher, ...students] = await Promise.all([
    test.world.logIn(username, password),
    ...scene.students.map((student) => test.world.comeBack(student)),
  ]);
  scene.teacher = { ...scene.teacher, ...teacher };
  scene.students.splice(0, students.length, ...students);
}

export function pick<T>({ random }: Pick<Scene, 'random'>, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick.');
  return one;
}

/** A whole number between two, both included. */
export const between = ({ random }: Pick<Scene, 'random'>, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

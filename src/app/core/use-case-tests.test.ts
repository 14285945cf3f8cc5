import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boundFiles, untestedUseCases } from '../server/testing/architecture/untested-use-cases.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What routes are bound to and is no use case, and why no test stands at its path. */
const NO_USE_CASES: Readonly<Record<string, string>> = {
  'src/features/activities/server/competition-standings.ts':
    'It keeps the sums that several use cases show; get-competition.test.ts and keep-competitions.test.ts test them.',
  'src/features/classes/server/class-views.ts':
    'It shows the class that the access rule has read; get-class.test.ts is the test of this call.',
  'src/features/classes/server/classes-queries.ts':
    'It reads the class for the access rule; get-class.test.ts is the test of this call.',
  'src/features/essays/server/essay-queries.ts':
    'It reads the quiz for the access rule; the use cases that show it have tests of their own.',
  'src/features/overview/server/taught-queries.ts':
    'The call is this one statement; list-students-of-teacher.test.ts tests it beside the list that it counts.',
  'src/features/parents/server/parents-queries.ts':
    'The call is this one statement; confirm-parent.test.ts tests it.',
};

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (name) => `src/${name}`,
);
const routes = files
  .filter((path) => /^src\/features\/[^/]+\/server\/[^/]+-routes\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

it('every use case that routes are bound to has a test at its mirrored path', () => {
  expect(routes.flatMap(boundFiles).length).toBeGreaterThan(200);
  const untested = untestedUseCases(routes, new Set(files));
  expect(untested.filter((path) => !(path in NO_USE_CASES))).toEqual([]);
});

it('nothing is excepted that has a test, or that no route is bound to', () => {
  expect(Object.keys(NO_USE_CASES).toSorted()).toEqual(untestedUseCases(routes, new Set(files)).toSorted());
});

const FOLDER = 'src/features/classes/server';
const bindings = `import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import type { ClassServices } from './classes.ts';
import {
  joinClass,
  leaveClass as leave,
} from './join-class.ts';
import { renew, type Renewed } from './renew-code.ts';
import { forgotten } from './forgotten.ts';
export const classesRoutes = (services: ClassServices): Route[] => [
  on(contract.leaveClass, (call) => leave(services, call)),
  on(contract.renewCode, async (call): Promise<Renewed> => renew(services, call)),
];
`;

it('finds what is bound under another name, and nothing that is imported as a type or not bound', () => {
  expect(boundFiles({ path: `${FOLDER}/classes-routes.ts`, text: bindings })).toEqual([
    `${FOLDER}/join-class.ts`,
    `${FOLDER}/renew-code.ts`,
  ]);
});

it('misses the test that is not there', () => {
  const faulty = [{ path: `${FOLDER}/classes-routes.ts`, text: bindings }];
  const there = new Set([`${FOLDER}/join-class.test.ts`]);
  expect(untestedUseCases(faulty, there)).toEqual([`${FOLDER}/renew-code.ts`]);
});

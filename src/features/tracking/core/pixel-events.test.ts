import { expect, it } from 'vitest';
import {
  accountReady,
  chooseRole,
  login,
  parentAccount,
  pretest,
  quizPage,
  studentAccount,
  teacherAccount,
} from '#platform/screens/core/addresses.ts';
import { type PixelEvent, pixelEventsOn } from './pixel-events.ts';

/** The view of a page. */
const VIEW = [['PageView', 500]] as const;

it.each<[string | null, readonly (readonly [PixelEvent, number])[]]>([
  [login.path, []],
  [`${login.path.toUpperCase()}/`, []],
  [studentAccount.path, []],
  [`${studentAccount.path}?step=account`, []],
  ['/welcome/demo', []],
  [pretest.path, []],
  [chooseRole.path, [['StartTrial', 0], ...VIEW]],
  [`${chooseRole.path.toUpperCase()}/?ref=meta`, [['StartTrial', 0], ...VIEW]],
  [teacherAccount.path, [['Contact', 0], ...VIEW]],
  [parentAccount.path, [['Contact', 0], ...VIEW]],
  [accountReady.path, [['SubmitApplication', 0], ...VIEW]],
  [`${chooseRole.path}/x`, VIEW],
  [quizPage.path, VIEW],
  ['/', VIEW],
  ['/constructor', VIEW],
  ['constructor', VIEW],
  [null, [['PageView', 0]]],
])('tells of %s: %j', (path, wanted) => {
  expect(pixelEventsOn(path).map(({ event, delayMs }) => [event, delayMs])).toEqual(wanted);
});

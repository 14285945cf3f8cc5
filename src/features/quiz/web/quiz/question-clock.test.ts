import { beforeEach, describe, expect, it } from 'vitest';
import {
  caughtUp,
  elapsedSeconds,
  keepClock,
  keptTime,
  questionOf,
  resumeClock,
  startClock,
  stopClock,
} from './question-clock.ts';

beforeEach(() => sessionStorage.clear());

it('counts the seconds in sight and none while the page is hidden', () => {
  const hidden = stopClock(startClock('12:1', 1000), 5000);
  expect(elapsedSeconds(hidden, 90_000)).toBe(4);
  expect(elapsedSeconds(resumeClock(hidden, 100_000), 101_550)).toBe(5.6);
});

it('does not start twice', () => {
  const running = startClock('12:1', 0);
  expect(resumeClock(running, 4000)).toBe(running);
});

it('stays within what the server takes', () => {
  expect(elapsedSeconds(startClock('12:1', 5000), 1000)).toBe(0);
  expect(elapsedSeconds(startClock('12:1', 0), 1e12)).toBe(86_400);
});

it('goes on after a reload, for the same question only', () => {
  keepClock(stopClock(startClock('12:3', 0), 8000));
  expect(keptTime('12:3')).toBe(8000);
  expect(keptTime('12:4')).toBe(0);
  sessionStorage.setItem('openleaf.questionClock', '{"question":"12:3","spent":"x"}');
  expect(keptTime('12:3')).toBe(0);
});

describe('a new tab after the browser was closed', () => {
  const kept = { question: '12:3', spent: 64_000 };
  const runs = startClock('12:3', 1000);

  it('goes on from what the device has kept', () => {
    expect(elapsedSeconds(caughtUp(runs, 0, kept), 7000)).toBe(70);
    expect(elapsedSeconds(caughtUp(stopClock(runs, 3000), 0, kept), 90_000)).toBe(66);
  });

  it('counts no second twice that the tab has kept, too', () => {
    expect(elapsedSeconds(caughtUp(startClock('12:3', 1000, 66_000), 66_000, kept), 1000)).toBe(66);
    expect(elapsedSeconds(caughtUp(startClock('12:3', 1000, 60_000), 60_000, kept), 1000)).toBe(64);
  });

  it('takes no time of another question, or of another attempt at this one', () => {
    for (const question of ['12:4', questionOf(13, 3)])
      expect(elapsedSeconds(caughtUp(startClock(question, 0), 0, kept), 6000)).toBe(6);
    expect(elapsedSeconds(caughtUp(runs, 0, null), 7000)).toBe(6);
  });
});

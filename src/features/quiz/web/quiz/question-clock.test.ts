import { beforeEach, expect, it } from 'vitest';
import { elapsedSeconds, keepClock, keptTime, resumeClock, startClock, stopClock } from './question-clock.ts';

beforeEach(() => sessionStorage.clear());

it('counts the seconds in sight and none while the page is hidden', () => {
  const hidden = stopClock(startClock(1, 1000), 5000);
  expect(elapsedSeconds(hidden, 90_000)).toBe(4);
  expect(elapsedSeconds(resumeClock(hidden, 100_000), 101_550)).toBe(5.6);
});

it('does not start twice', () => {
  const running = startClock(1, 0);
  expect(resumeClock(running, 4000)).toBe(running);
});

it('stays within what the server takes', () => {
  expect(elapsedSeconds(startClock(1, 5000), 1000)).toBe(0);
  expect(elapsedSeconds(startClock(1, 0), 1e12)).toBe(86_400);
});

it('goes on after a reload, for the same question only', () => {
  keepClock(stopClock(startClock(3, 0), 8000));
  expect(keptTime(3)).toBe(8000);
  expect(keptTime(4)).toBe(0);
  sessionStorage.setItem('openleaf.questionClock', '{"questionId":3,"spent":"x"}');
  expect(keptTime(3)).toBe(0);
});

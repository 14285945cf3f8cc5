import { expect, it } from 'vitest';
import { whatNeedsAdmin } from './what-needs-admin.ts';

const NOTHING = {
  waiting: 0,
  failedJobs: 0,
  mailsGivenUp: 0,
  mailsToPassOn: 0,
  brokenQuestions: 0,
  families: 0,
  messages: 0,
};

it('tells of nothing that is not there', () => expect(whatNeedsAdmin(NOTHING)).toEqual([]));

it('tells of people first, each with its number', () => {
  const facts = {
    waiting: 1,
    failedJobs: 2,
    mailsGivenUp: 1,
    mailsToPassOn: 2,
    brokenQuestions: 3,
    families: 2,
    messages: 1,
  };
  expect(whatNeedsAdmin(facts).map(({ why }) => why)).toEqual([
    '1 teacher waits to be approved.',
    '2 families wait for the school.',
    '1 message waits to be read.',
    '2 mails wait for you to pass them on.',
    '2 jobs failed.',
    '1 mail could not be sent.',
    '3 questions may have a wrong key.',
  ]);
});

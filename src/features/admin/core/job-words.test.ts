import { expect, it } from 'vitest';
import { isJobOfPlans, jobInWords } from './job-words.ts';

it.each([
  ['send-mails', 'Send mail'],
  ['count-students', 'Count the figures of students again'],
  ['paint-a-door', 'Paint a door'],
])('calls the job %s "%s"', (name, words) => expect(jobInWords(name)).toBe(words));

it.each([
  ['catch-up-subscriptions', true],
  ['end-customers', true],
  ['make-quote', true],
  ['make-worksheet', false],
  ['constructor', false],
])('%s is of plans: %s', (name, is) => expect(isJobOfPlans(name)).toBe(is));

import { expect, it } from 'vitest';
import { jobInWords } from './job-words.ts';

it.each([
  ['send-mails', 'Send mail'],
  ['count-students', 'Count the figures of students again'],
  ['paint-a-door', 'Paint a door'],
])('calls the job %s "%s"', (name, words) => expect(jobInWords(name)).toBe(words));

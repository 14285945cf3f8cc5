/** What of the service waits for its admin, in numbers. */
export interface AdminFacts {
  /** Teachers whom nobody has approved. */
  readonly waiting: number;
  readonly failedJobs: number;
  /** Mails that were given up. */
  readonly mailsGivenUp: number;
  /** Mails of the last hour that nothing sends: somebody waits for the link in it (`mailsToPassOn`). */
  readonly mailsToPassOn: number;
  readonly brokenQuestions: number;
  /** Families that ask for an erasure, or have withdrawn consent. */
  readonly families: number;
  /** Messages from the contact page that nobody has dealt with. */
  readonly messages: number;
}

export type AdminNeed = 'waiting' | 'families' | 'messages' | 'jobs' | 'mails' | 'kept' | 'questions';

/** A line of the admin's home: why, with its number. */
export interface AdminLine {
  readonly need: AdminNeed;
  readonly why: string;
}

/** What to look at, people first; empty where nothing waits. */
export function whatNeedsAdmin(facts: AdminFacts): readonly AdminLine[] {
  const { waiting, families, messages, failedJobs, mailsGivenUp, mailsToPassOn, brokenQuestions } = facts;
  return [
    ...line('waiting', waiting, 'teacher waits to be approved', 'teachers wait to be approved'),
    ...line('families', families, 'family waits for the school', 'families wait for the school'),
    ...line('messages', messages, 'message waits to be read', 'messages wait to be read'),
    ...line('kept', mailsToPassOn, 'mail waits for you to pass it on', 'mails wait for you to pass them on'),
    ...line('jobs', failedJobs, 'job failed', 'jobs failed'),
    ...line('mails', mailsGivenUp, 'mail could not be sent', 'mails could not be sent'),
    ...line('questions', brokenQuestions, 'question may have a wrong key', 'questions may have a wrong key'),
  ];
}

const line = (need: AdminNeed, number: number, one: string, many: string): readonly AdminLine[] =>
  number === 0 ? [] : [{ need, why: `${number} ${number === 1 ? one : many}.` }];

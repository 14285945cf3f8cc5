import type { SignedInPerson, SignInStore } from '#features/accounts/web/public.tsx';
import { isLockedFor, keptOf } from '#features/accounts/web/public.tsx';
import { tellUnsentWork, type UnsentWork } from '#platform/device/web/unsent-work.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { answerChallenge, answerQuestion } from '../../contract/endpoints.ts';
import { answerShortEssay } from '../../contract/short-essay.ts';
import { readKeptQuiz } from './kept-quiz.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** The outbox of whoever is signed in. */
export interface OutboxOfStudent {
  /** Null while no student is signed in. */
  readonly current: () => Outbox | null;
}

/**
 * Opens the outbox of a student as soon as they are signed in, on whichever screen they are, and closes it when they go.
 * What it keeps is locked with the student's own key; over plain HTTP, where browsers cannot lock, it stays in the tab.
 */
export function followSignIn(signIn: SignInStore, api: ApiClient): OutboxOfStudent {
  let opened: { readonly of: SignedInPerson; readonly outbox: Outbox } | null = null;
  const follow = () => {
    const person = signIn.person();
    if (person === opened?.of) return;
    opened?.outbox.close();
    // What waits of somebody else is not theirs to be told.
    if (person) tellUnsentWork({ answers: 0, stays: 'locked' });
    opened = person?.role === 'student' ? { of: person, outbox: outboxOf(person, api) } : null;
  };
  signIn.subscribe(follow);
  follow();
  return { current: () => opened?.outbox ?? null };
}

function outboxOf(student: SignedInPerson, api: ApiClient): Outbox {
  const outbox = openOutbox({
    kept: keptOf(student, 'quiz', readKeptQuiz),
    send: ({ key, body }, patience) =>
      api(answerQuestion, {
        headers: { 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(patience),
      }),
    sendExtra: (extra, patience) => {
      const sent = { headers: { 'idempotency-key': extra.key }, signal: AbortSignal.timeout(patience) };
      return extra.kind === 'challenge'
        ? api(answerChallenge, { ...sent, body: extra.body })
        : api(answerShortEssay, { ...sent, body: extra.body });
    },
  });
  const kept: UnsentWork['stays'] = isLockedFor(student) ? 'locked' : 'in-tab';
  outbox.subscribe(() => {
    const { waiting, held, extras, extrasHeld } = outbox.state();
    const isKept = held?.onDevice !== false && extrasHeld?.onDevice !== false;
    tellUnsentWork({ answers: waiting.length + extras.length, stays: isKept ? kept : 'nowhere' });
  });
  return outbox;
}

import type { SignedInPerson, SignInStore } from '#features/accounts/web/public.tsx';
import { isLockedFor, keptOf } from '#features/accounts/web/public.tsx';
import { setUnsentWork, type UnsentWork } from '#platform/device/web/unsent-work.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { answerChallenge, answerQuestion } from '../../contract/endpoints.ts';
import { answerShortEssay } from '../../contract/short-essay.ts';
import { heldOf } from '../../core/delivery-queue.ts';
import { keptQuizIn } from './kept-quiz.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** The outbox of the student who is signed in. */
export interface OutboxOfStudent {
  /** Null while no student is signed in. */
  readonly current: () => Outbox | null;
}

/**
 * Opens the outbox of a student as soon as they are signed in, on whichever screen they are, and closes it when they go.
 * What it keeps is locked with the student's own key; over plain HTTP, where browsers cannot lock, it stays in the tab.
 */
export function followSignIn(
  signIn: SignInStore,
  api: ApiClient,
  onExtraDelivered: (isAwaited: boolean) => void = () => {},
): OutboxOfStudent {
  let opened: { readonly person: SignedInPerson; readonly outbox: Outbox } | null = null;
  const follow = () => {
    const person = signIn.person();
    if (person === opened?.person) return;
    opened?.outbox.close();
    // What waits of another person is not theirs to know.
    if (person) setUnsentWork({ answers: 0, stays: 'locked' });
    opened = person?.role === 'student' ? { person, outbox: outboxOf(person, api) } : null;
    opened?.outbox.onExtraDelivered(onExtraDelivered);
  };
  signIn.subscribe(follow);
  follow();
  return { current: () => opened?.outbox ?? null };
}

function outboxOf(student: SignedInPerson, api: ApiClient): Outbox {
  // An administrator who acts as the student sends nothing of what waits: it would be refused, and then be lost.
  const purpose = student.impersonation === undefined ? 'quiz' : 'quiz-looked-at';
  const outbox = openOutbox({
    kept: keptQuizIn(keptOf<unknown>(student, purpose, (stored) => stored)),
    send: ({ key, body }, timeoutMs) =>
      api(answerQuestion, {
        headers: { 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      }),
    sendExtra: (extra, timeoutMs) => {
      const sent = { headers: { 'idempotency-key': extra.key }, signal: AbortSignal.timeout(timeoutMs) };
      return extra.kind === 'challenge'
        ? api(answerChallenge, { ...sent, body: extra.body })
        : api(answerShortEssay, { ...sent, body: extra.body });
    },
  });
  const kept: UnsentWork['stays'] = isLockedFor(student) ? 'locked' : 'in-tab';
  outbox.subscribe(() => {
    const { answers, extras } = outbox.state();
    const isKept = heldOf(answers)?.onDevice !== false && heldOf(extras)?.onDevice !== false;
    const count = answers.items.length + extras.items.length;
    setUnsentWork({ answers: count, stays: isKept ? kept : 'nowhere' });
  });
  return outbox;
}

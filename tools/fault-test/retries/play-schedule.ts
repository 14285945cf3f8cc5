import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { ESSAYS, makePlan, type Plan, vary } from './plan.ts';
import { CONNECTIONS_OF_A_STUDENT, type Schedule, type SentBeside } from './schedules.ts';
import { type How, newKey, type StudentRun } from './student-run.ts';

const KEPT = { kind: 'kept' } as const;
/** After so many calls a tab that goes through a quiz of five questions has failed. */
const MAX_CALLS = 60;

/** Sends all that a schedule says, and then goes on until the quiz is finished, its essay written and the next one begun. */
export async function playSchedule(
  schedule: Schedule,
  { run, passage }: { readonly run: StudentRun; readonly passage: PublishedPassage },
): Promise<void> {
  const plan = makePlan(schedule, passage, passage.questions.map(newKey));
  await Promise.all([
    ...schedule.answers.map(async (sent) => {
      const planned = plan.answers[sent.position];
      if (!planned) return;
      await sleep(sent.at);
      await run.answer(vary(plan, planned, sent.body, passage), sent);
    }),
    ...schedule.challenges.map(async (sent) => {
      await sleep(sent.at);
      await sendChallenge(run, plan, sent.position, sent.body, sent);
    }),
    ...schedule.tabs.map(async (at, tab) => {
      await sleep(at);
      await walkThrough(run, plan, { connection: tab, fate: KEPT });
    }),
  ]);
  await writeEssay(run, schedule);
  await startNext(run, schedule);
}

function sendChallenge(run: StudentRun, plan: Plan, about: number, body: SentBeside['body'], how: How) {
  const sentence = plan.sentences[about]?.[body === 'same' ? 0 : 1] ?? 1;
  return run.beside(
    { what: 'challenge', about, value: String(sentence) },
    run.calls.challenge(about, sentence),
    how,
  );
}

/** A tab: every answer in its turn, until it is acknowledged; the challenge question beside it meanwhile. */
async function walkThrough(run: StudentRun, plan: Plan, how: How): Promise<void> {
  const beside: Promise<unknown>[] = [];
  let key: string | undefined;
  let position = 0;
  for (let tries = 0; position < plan.answers.length; tries++) {
    const planned = plan.answers[position];
    if (!planned || tries === MAX_CALLS) throw new Error(`A tab never got past question ${position + 1}.`);
    const { result } = await run.answer({ ...planned, key: key ?? planned.key }, how);
    // Two copies of the next answer and the challenge question are on their way together.
    if (result.kind === 'saved') {
      const aside = { ...how, connection: CONNECTIONS_OF_A_STUDENT - 1 - how.connection };
      beside.push(sendChallenge(run, plan, position, 'same', aside));
    }
    if (result.kind === 'gone') break;
    key = result.kind === 'key-reused' ? newKey() : undefined;
    if (result.kind === 'saved') position += 1;
    if (result.kind === 'not-next') position = result.expected;
  }
  await Promise.all(beside);
}

/** Both tabs hand the essay in, beside whatever the schedule sends. */
async function writeEssay(run: StudentRun, schedule: Schedule): Promise<void> {
  const hand = (body: SentBeside['body'], how: How) => {
    const text = ESSAYS[body === 'same' ? 0 : 1];
    return run.beside({ what: 'essay', about: 0, value: text }, run.calls.essay(text), how);
  };
  await Promise.all([
    ...schedule.essays.map(async (sent) => {
      await sleep(sent.at);
      await hand(sent.body, sent);
    }),
    ...schedule.tabs.map((_, tab) => hand('same', { connection: tab, fate: KEPT })),
  ]);
}

/** Start is pressed in both tabs; then passages are chosen, one or two of them, several times. */
async function startNext(run: StudentRun, schedule: Schedule): Promise<void> {
  const looked = await Promise.all(
    schedule.tabs.map((_, tab) =>
      run.beside({ what: 'offers', about: 0, value: '' }, run.calls.start(), { connection: tab, fate: KEPT }),
    ),
  );
  const reply = looked[0]?.reply;
  const { offers = [] } = (typeof reply === 'object' ? JSON.parse(reply.text) : {}) as {
    readonly offers?: readonly { readonly offerId: number }[];
  };
  const choose = async (body: SentBeside['body'], how: How) => {
    const offer = offers[body === 'same' ? 0 : 1]?.offerId;
    if (offer === undefined) return;
    await run.beside({ what: 'start', about: 0, value: String(offer) }, run.calls.start(offer), how);
  };
  await Promise.all([
    ...schedule.starts.map(async (sent) => {
      await sleep(sent.at);
      await choose(sent.body, sent);
    }),
    ...schedule.tabs.map((_, tab) => choose(tab === 0 ? 'same' : 'other', { connection: tab, fate: KEPT })),
  ]);
}

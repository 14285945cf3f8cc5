import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { ClientCall } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { Connections } from './connections.ts';
import { callsOf } from './plan.ts';
import type { Kept } from './retries-queries.ts';
import { isBusy, newKey } from './student-run.ts';

/** Gives the same answers as another student did, each once and in order: what they are worth. */
export async function walkCleanly(
  student: SchoolStudent,
  kept: Kept,
  { passage, connections }: { readonly passage: PublishedPassage; readonly connections: Connections },
): Promise<void> {
  const calls = callsOf(student, passage);
  const send = async (call: ClientCall): Promise<void> => {
    const { reply } = await connections.send(call, { connection: 0, fate: { kind: 'kept' } });
    if (isBusy(reply)) return send(call);
    if (typeof reply === 'string' || reply.status !== 200)
      throw new Error(`A clean walk was refused: ${JSON.stringify(reply)}`);
  };
  for (const answer of kept.answers) {
    await send(calls.answer({ ...answer, key: newKey() }));
    const beside = kept.challenges.find(({ position }) => position === answer.position);
    if (beside) await send(calls.challenge(beside.position, beside.sentence));
  }
  if (kept.essay !== null) await send(calls.essay(kept.essay));
}

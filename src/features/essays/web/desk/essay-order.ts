import type { EssayToScore } from '../../contract/endpoints.ts';

/** What is grouped in the queue. */
export type Grouping = 'question' | 'student';

/** Names an essay in the queue. */
export type EssayId = `${number}-${number}`;
export const idOf = (essay: Pick<EssayToScore, 'studentId' | 'attemptId'>): EssayId =>
  `${essay.studentId}-${essay.attemptId}`;

export interface EssayGroup<E> {
  readonly key: number;
  readonly essays: readonly [E, ...E[]];
}

/** Essays by question or by student; a group takes the position of its first essay, so what the server sorted stays. */
export function groupEssays<E extends Pick<EssayToScore, 'questionId' | 'studentId'>>(
  essays: readonly E[],
  by: Grouping,
): EssayGroup<E>[] {
  const groups = new Map<number, [E, ...E[]]>();
  for (const essay of essays) {
    const key = by === 'question' ? essay.questionId : essay.studentId;
    const group = groups.get(key);
    if (group) group.push(essay);
    else groups.set(key, [essay]);
  }
  return [...groups].map(([key, group]) => ({ key, essays: group }));
}

/** The essay so many steps from this one; null beyond either end. */
export function neighbourOf<E extends Parameters<typeof idOf>[0]>(
  essays: readonly E[],
  id: EssayId,
  steps: 1 | -1,
): E | null {
  const index = essays.findIndex((essay) => idOf(essay) === id);
  return index < 0 ? null : (essays[index + steps] ?? null);
}

/** Which essay comes after this one is done: the next, at the end the first that is left; null when none is. */
export function nextToRead<E extends Parameters<typeof idOf>[0]>(
  essays: readonly E[],
  id: EssayId,
): E | null {
  return neighbourOf(essays, id, 1) ?? essays.find((essay) => idOf(essay) !== id) ?? null;
}

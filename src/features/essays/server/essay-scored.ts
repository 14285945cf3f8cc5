import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { EssayRow } from './essay-queries.ts';

/** An essay that a teacher has just scored, perhaps not for the first time. */
export interface EssayScored {
  /** As it was before. */
  readonly essay: EssayRow;
  /** 0–4 by the passage's rubric. */
  readonly score: number;
  /** Points that the student was given for it now. */
  readonly points: number;
  /** The teacher. */
  readonly by: number;
}

/** What another part does when an essay was scored, in the same transaction: a failure takes the score back. */
export type OnEssayScored = (tx: Tx, event: EssayScored) => Promise<void>;

/** What the use cases of this slice need. */
export interface EssayServices extends QuizServices {
  readonly onEssayScored: readonly OnEssayScored[];
}

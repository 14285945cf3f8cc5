import { finishPretest } from '#features/progress/core/pretest.ts';
import type { LevelRange } from '#features/progress/core/scale.ts';
import { stateAfterOf, toReadingLevel } from '#features/progress/server/public.ts';
import { attemptKindOf } from '#features/quiz/server/public.ts';
import type { LevelThen, StudentProgress } from '../contract/class-progress.ts';
import { SHARE_UNITS } from '../core/expected-answers.ts';
import type { ClassProgressRow } from './class-progress-queries.ts';
import { type SeenStudent, toReportedFigures } from './reported-student.ts';

/** A student as the progress report shows them. @param weekQuizzes read in each week that is told */
export function toStudentProgress(
  row: ClassProgressRow,
  seen: SeenStudent,
  weekQuizzes: number[],
): StudentProgress {
  const reported = toReportedFigures(row, seen, row);
  return {
    ...reported,
    // Nothing is told of the levels of then where none is known, or shown, of now.
    ...(reported.readingLevel === null ? NO_LEVELS : levelsOf(row, seen.range)),
    expected: seen.figures ? oneDecimal(row.expected / SHARE_UNITS) : null,
    weekQuizzes,
  };
}

const NO_LEVELS = { levelAtStart: null, levelAtEnd: null } as const;

/** The levels at both ends; none before the first attempt of all, though a later pretest has found one. */
function levelsOf(
  row: ClassProgressRow,
  range: LevelRange,
): Pick<StudentProgress, 'levelAtStart' | 'levelAtEnd'> {
  const { id, state_at_start: start, state_at_end: end, kind_at_start, kind_at_end } = row;
  if (start === null || end === null) return NO_LEVELS;
  return {
    // Without an attempt before these days it is the state after the pretest.
    levelAtStart: levelAfter({ id, state: start, kind: kind_at_start ?? 'pretest' }, range),
    levelAtEnd: levelAfter({ id, state: end, kind: kind_at_end ?? 'pretest' }, range),
  };
}

interface After {
  readonly id: number;
  readonly state: unknown;
  readonly kind: string;
}

function levelAfter({ id, state, kind }: After, range: LevelRange): LevelThen {
  const after = stateAfterOf(state, id);
  const { value, uncertainty, end, level, settling } = toReadingLevel(
    attemptKindOf(kind, id) === 'pretest' ? finishPretest(after, range) : after,
    range,
  );
  return { value, uncertainty, end, level, settling };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

import { useKept } from '#features/accounts/web/public.tsx';
import { isNumber, listOf, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { useStored } from '#platform/device/web/use-stored.ts';
import { isReaderMark, type ReaderMark } from './reader-marks.ts';

interface MarkedQuiz {
  /** Null where nothing is marked. */
  readonly attemptId: number | null;
  readonly marks: readonly ReaderMark[];
}

const NOTHING: MarkedQuiz = { attemptId: null, marks: [] };
const read = storedOr<MarkedQuiz, MarkedQuiz>(
  shapeOf({ attemptId: isNumber, marks: listOf(isReaderMark) }),
  NOTHING,
);

/** The marks of one quiz, kept on this device, locked, until the next quiz is marked. */
export function useMarks(attemptId: number) {
  const { value, change } = useStored(useKept('marks', read), { first: NOTHING });
  return {
    marks: value.attemptId === attemptId ? value.marks : NOTHING.marks,
    change: (marks: readonly ReaderMark[]) => change(() => ({ attemptId, marks })),
  };
}

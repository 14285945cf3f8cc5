import { Marks } from '#features/reading/web/public.tsx';
import { useReaderMarks } from './use-reader-marks.ts';

interface QuizMarksProps {
  readonly attemptId: number;
  readonly paragraphs: readonly string[];
  /** Something was marked, or a note written. */
  readonly onMarked?: () => void;
}

/** What the student highlights in the passage of a quiz and writes beside it. */
export function QuizMarks({ attemptId, paragraphs, onMarked = () => {} }: QuizMarksProps) {
  const { marks, onChange } = useReaderMarks(attemptId);
  return (
    <Marks
      marks={marks}
      onChange={(next) => {
        onMarked();
        onChange(next);
      }}
      paragraphs={paragraphs}
    />
  );
}

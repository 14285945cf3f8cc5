import { Badge } from '#platform/ui/web/badge.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { WeeklyReportLine } from '../contract/views.ts';
import { notCountedInWords, weekInWords } from './activity-words.ts';
import styles from './week-of-goal.module.css';

interface WeekOfGoalProps {
  readonly week: WeeklyReportLine['weeks'][number] | undefined;
  readonly quizzes: number;
  /** It is not the week that runs. */
  readonly isOver?: boolean;
}

/** How far a student came in a week: "2 of 5", with what was finished and does not count. */
export function WeekOfGoal({ week, quizzes, isOver = false }: WeekOfGoalProps) {
  if (!week) return <Unknown says="not begun" />;
  const words = weekInWords(week, quizzes);
  const beside = [notCountedInWords(week), isOver && !week.judged ? 'began during the week' : null].filter(
    (part) => part !== null,
  );
  return (
    <>
      {week.reached ? <Badge tone="leaf">{words}</Badge> : words}
      {beside.length > 0 && <span className={styles.beside}>{beside.join(' · ')}</span>}
    </>
  );
}

import { LevelBadge, levelSentenceForStudent } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import type { QuizResult } from '../../contract/views.ts';
import styles from './results.module.css';

/** The reading level after this quiz, and why it is what it is. */
export const LevelCard = ({ level }: { level: NonNullable<QuizResult['level']> }) => (
  <Card as="section" className={styles.part}>
    <LevelBadge level={level.after} />
    <p>{levelSentenceForStudent(level.reason)}</p>
  </Card>
);

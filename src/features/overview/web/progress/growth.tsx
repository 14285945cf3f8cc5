import { IconArrowRight, IconLeaf, IconLeafFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { LevelBadge, LevelProgress, levelForChild } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { readingHistory } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { StudentProfile, StudentProfileData } from '../../contract/endpoints.ts';
import styles from './progress.module.css';

interface LevelsProps {
  readonly level: NonNullable<StudentProfile['readingLevel']>;
  readonly start: number;
}

/** Where a student is, and where they started unless that was higher, in a sentence and a picture. */
export function WhereIAm({ level, start }: LevelsProps) {
  const heading = useId();
  const told = levelForChild({ when: 'now', start, ...level });
  const hasGrown = start < level.level && !level.settling;
  return (
    <Card as="section" labelledBy={heading} gap={16}>
      <h2 id={heading} className={styles.title}>
        {told.title}
      </h2>
      <div className={styles.way}>
        {hasGrown && (
          <>
            <div>
              <p className={styles.about}>Where I started</p>
              <LevelBadge level={start} />
            </div>
            <IconArrowRight className={styles.arrow} size={28} aria-hidden />
          </>
        )}
        <div>
          {hasGrown && <p className={styles.about}>Where I am</p>}
          <LevelProgress {...level} words={told.words} />
        </div>
      </div>
    </Card>
  );
}

interface ReadProps {
  /** Passages read since the student last started over. */
  readonly read: number;
  /** Those that were too fast to count. */
  readonly tooFast: number;
  /** Those before a teacher let the student start over. */
  readonly before: number;
  readonly weeks: StudentProfileData['weeks'];
}

/** What a student has read: how much, and week by week as leaves. */
export function WhatIRead({ read, tooFast, before, weeks }: ReadProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} gap={16}>
      <h2 id={heading} className={styles.title}>
        {before > 0
          ? `${count(read, 'passage')} since you started over.`
          : `You have read ${count(read, 'passage')}.`}
      </h2>
      {tooFast > 0 && <p>{tooFastSentence(tooFast, read)}</p>}
      {before > 0 && (
        <p>
          You read {count(before, 'passage')} before it. {before === 1 ? 'It is' : 'They are'} still under “My
          quizzes.”
        </p>
      )}
      {weeks.length > 0 && (
        <Stack as="ol" gap={8} aria-label="Passages week by week">
          {weeks.map((week, index) => (
            <Week key={week.monday} week={week} isThis={index === weeks.length - 1} />
          ))}
        </Stack>
      )}
      <p>
        <TextLink {...linkTo(readingHistory)}>See what you have read</TextLink>
      </p>
    </Card>
  );
}

/** "2 more were too fast to count." */
export const tooFastSentence = (tooFast: number, read: number): string =>
  `${tooFast}${read > 0 ? ' more' : ''} ${tooFast === 1 ? 'was' : 'were'} too fast to count.`;

/** So many leaves fit on one twig; the rest is said in a figure. */
const LEAVES_MOST = 6;

interface WeekProps {
  readonly week: StudentProfileData['weeks'][number];
  readonly isThis: boolean;
}

function Week({ week: { monday, quizzes }, isThis }: WeekProps) {
  const name = isThis ? 'This week' : monthAndDay(monday);
  return (
    <li
      className={styles.week}
      aria-label={`${isThis ? name : `Week of ${name}`}: ${count(quizzes, 'passage')}`}
    >
      <span className={styles.leaves} aria-hidden="true">
        {quizzes === 0 && <IconLeaf className={styles.noLeaf} size={22} stroke={1.5} />}
        {Array.from({ length: Math.min(quizzes, LEAVES_MOST) }, (_, leaf) => (
          <IconLeafFilled key={leaf} size={22} />
        ))}
        {quizzes > LEAVES_MOST && `+${quizzes - LEAVES_MOST}`}
      </span>
      <span className={styles.about} aria-hidden="true">
        {name}
      </span>
    </li>
  );
}

const monthAndDay = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });

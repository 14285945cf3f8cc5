import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassFace, gradeLabel, isCodeOpen } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classOverviewPage, classPage, classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Menu, type MenuAction } from '#platform/ui/web/menu.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { FiguresOfClass } from '../../../contract/class-figures.ts';
import type { ClassFigures } from '../../../core/class-figures.ts';
import { PRETEST_NEED } from '../class/roster-filter.ts';
import { thisWeek } from '../this-week.ts';
import styles from './class-cards.module.css';
import { medianWords, pretestWords, weekWords } from './class-words.ts';
import { useClassOrder } from './use-class-order.ts';

interface ClassCardsProps {
  readonly classes: readonly TeacherClass[];
  /** Not there while they come, and when they could not be read. */
  readonly figures: readonly FiguresOfClass[] | undefined;
  /** The heading of a card: one below that of what they stand in. */
  readonly heading: 'h2' | 'h3';
}

/** Each class of the teacher: its week, who needs help, its level, and the code that lets students in. */
export function ClassCards({ classes, figures, heading: Heading }: ClassCardsProps) {
  const move = useClassOrder(classes);
  return (
    <ul className={styles.cards}>
      {classes.map((schoolClass, index) => (
        <Card key={schoolClass.id} as="li" className={styles.card}>
          <div className={styles.head}>
            <ClassFace schoolClass={{ ...schoolClass, ...schoolClass.settings }} />
            <div className={styles.words}>
              <Heading className={styles.name}>
                <TextLink {...linkTo(classPage, { id: schoolClass.id })}>{schoolClass.name}</TextLink>
              </Heading>
              <p className={styles.facts}>
                {gradeLabel(schoolClass.grade)} · {count(schoolClass.studentCount, 'student')}
                {schoolClass.ownerName !== null && ` · shared by ${schoolClass.ownerName}`}
              </p>
            </div>
            {classes.length > 1 && (
              <Menu
                label={`Move ${schoolClass.name}`}
                face={<IconDots size={20} aria-hidden />}
                items={waysToMove(index, classes.length, (by) => void move(schoolClass, by))}
              />
            )}
          </div>
          {schoolClass.studentCount > 0 ? (
            <Figures
              schoolClass={schoolClass}
              figures={figures?.find(({ classId }) => classId === schoolClass.id)}
              isRead={figures !== undefined}
            />
          ) : (
            <p className={styles.figures}>Nobody has joined yet. Students join with the class code.</p>
          )}
          <Code schoolClass={schoolClass} />
        </Card>
      ))}
    </ul>
  );
}

function waysToMove(index: number, length: number, move: (by: number) => void): MenuAction[] {
  const up = { label: 'Move earlier', icon: <IconArrowUp size={18} aria-hidden />, onPress: () => move(-1) };
  const down = { label: 'Move later', icon: <IconArrowDown size={18} aria-hidden />, onPress: () => move(1) };
  return [...(index > 0 ? [up] : []), ...(index < length - 1 ? [down] : [])];
}

interface FiguresProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'timezone'>;
  /** Not there while they come, and for classes that are too many to look at. */
  readonly figures: ClassFigures | undefined;
  readonly isRead: boolean;
}

/** Each number opens to those whom it counts, and from there to their quizzes. */
function Figures({ schoolClass: { id, timezone }, figures, isRead }: FiguresProps) {
  if (!figures)
    return (
      <div className={styles.figures}>
        {isRead && 'You have too many students to sum this class up here.'}
      </div>
    );
  const { needHelp, levelsKnown, pretestDone, pretestKnown, weekQuizzes, weekTooFast } = figures;
  const median = `Median level: ${medianWords(figures)}`;
  return (
    <ul className={styles.figures}>
      <li>
        {weekQuizzes + weekTooFast === 0 ? (
          weekWords(figures)
        ) : (
          <TextLink {...linkTo(classProgressPage, { id }, thisWeek(timezone))}>{weekWords(figures)}</TextLink>
        )}
      </li>
      {pretestDone < pretestKnown && (
        <li>
          <TextLink {...linkTo(classPage, { id }, { need: PRETEST_NEED })}>{pretestWords(figures)}</TextLink>
        </li>
      )}
      <li>
        {levelsKnown === 0 ? (
          median
        ) : (
          <TextLink {...linkTo(classPage, { id }, { sort: 'level' })}>{median}</TextLink>
        )}
      </li>
      {needHelp > 0 && (
        <li>
          <TextLink {...linkTo(classOverviewPage, { id })}>
            {needHelp === 1 ? '1 student needs help' : `${needHelp} students need help`}
          </TextLink>
        </li>
      )}
      {/* Of a class in which no level is known yet, nothing is known that could say so. */}
      {needHelp === 0 && levelsKnown > 0 && <li>Nobody needs help right now</li>}
    </ul>
  );
}

function Code({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { classCode, classCodeExpires, name } = schoolClass;
  const [lookedAt] = useState(() => Date.now());
  if (classCode === null || !isCodeOpen(schoolClass, lookedAt)) {
    return (
      <p className={styles.facts}>
        {classCodeExpires === null ? 'Its code is closed.' : 'Its code has expired.'}
      </p>
    );
  }
  return (
    <div className={styles.code}>
      <p>
        <span className={styles.facts}>Class code</span> <span className={styles.letters}>{classCode}</span>
      </p>
      <CopyButton text={classCode} label={`Copy the code for ${name}`} iconOnly />
    </div>
  );
}

import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useKept } from '#features/accounts/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { isBoolean, storedOr } from '#platform/device/core/shape.ts';
import { useStored } from '#platform/device/web/use-stored.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { helpAnswerPage } from '#platform/screens/core/service-addresses.ts';
import {
  addStudentsPage,
  classPage,
  createClassPage,
  newActivityPage,
} from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { FiguresOfClass } from '../../../contract/class-figures.ts';
import {
  type FirstClassFacts,
  type FirstClassStep,
  firstClassSteps,
} from '../../../core/first-class-steps.ts';
import styles from './first-class.module.css';

const WORDS: Readonly<Record<FirstClassStep, { title: string; about: string; answer: string }>> = {
  create: {
    title: 'Create a class',
    about: 'You can change everything about it later.',
    answer: 'first-class',
  },
  join: {
    title: 'Let your students in',
    about: 'Give them the class code, or create their accounts.',
    answer: 'add-students',
  },
  pretest: {
    title: 'Take the pretest together',
    about: 'It takes about 15 minutes and finds where each student starts.',
    answer: 'pretest',
  },
  read: {
    title: 'Let them read',
    about: 'After the first passages you see here who needs you.',
    answer: 'who-needs-help',
  },
};

const AT_FIRST = false;
const readPutAway = storedOr(isBoolean, AT_FIRST);

interface FirstClassProps {
  readonly classes: readonly TeacherClass[];
  /** Undefined while they come. */
  readonly figures: readonly FiguresOfClass[] | undefined;
}

/** The steps of a teacher's first class, until a class reads or the teacher has put them away. They cover nothing and ask for nothing. */
export function FirstClass({ classes, figures }: FirstClassProps) {
  const {
    value: isPutAway,
    isRead,
    change,
  } = useStored(useKept('first-class', readPutAway), {
    first: AT_FIRST,
  });
  const facts = factsOf(classes, figures);
  const steps = facts === null ? [] : firstClassSteps(facts);
  if (!isRead || isPutAway || steps.length === 0) return null;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Section
      title="Your first class"
      action={
        <Button variant="quiet" onClick={() => change(() => true)}>
          Put this away
        </Button>
      }
    >
      <Card>
        <Stack as="ol" gap={12} className={styles.steps}>
          {steps.map(({ step, isDone }) => (
            <Step key={step} step={step} classId={classes[0]?.id} isDone={isDone} isNext={step === next} />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

interface StepProps {
  readonly step: FirstClassStep;
  /** Undefined before there is a class: the other steps have no screen yet. */
  readonly classId: number | undefined;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function Step({ step, classId, isDone, isNext }: StepProps) {
  const { title, about, answer } = WORDS[step];
  const place = screenOf(step, classId);
  const Icon = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <Icon size={22} className={styles.icon} aria-hidden />
      <div>
        <p className={isNext ? styles.next : undefined}>
          {place === null ? title : <TextLink {...place}>{title}</TextLink>}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </p>
        {isNext && (
          <p className={styles.about}>
            {about}{' '}
            <TextLink {...linkTo(helpAnswerPage, {}, { name: answer })}>
              How it works<VisuallyHidden>: {title}</VisuallyHidden>
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** Where a step is done; a class that is there is opened instead of created again. */
function screenOf(step: FirstClassStep, classId: number | undefined) {
  if (classId === undefined) return step === 'create' ? linkTo(createClassPage) : null;
  if (step === 'join') return linkTo(addStudentsPage, { id: classId });
  return step === 'read'
    ? linkTo(newActivityPage, {}, { class: classId })
    : linkTo(classPage, { id: classId });
}

/** Null while it is not known, and where there are more students than are looked at: these are nobody's first. */
function factsOf(
  classes: readonly TeacherClass[],
  figures: readonly FiguresOfClass[] | undefined,
): FirstClassFacts | null {
  const students = classes.reduce((sum, { studentCount }) => sum + studentCount, 0);
  if (students > 0 && (figures === undefined || figures.length < classes.length)) return null;
  const total = (of: (one: FiguresOfClass) => number) =>
    (figures ?? []).reduce((sum, one) => sum + of(one), 0);
  return {
    classes: classes.length,
    students,
    pretestDone: total(({ pretestDone }) => pretestDone),
    quizzesTaken: total(({ quizzesTaken, quizzesTooFast }) => quizzesTaken + quizzesTooFast),
  };
}

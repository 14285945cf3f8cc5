import { linkTo } from '#platform/screens/core/address.ts';
import { pretest, quizPage, quizReview } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { AssignmentView } from '../contract/views.ts';
import { activityName, standInWords } from './activity-words.ts';
import styles from './assigned-card.module.css';
import { todayIn } from './to-do-words.ts';

interface MyActivitiesProps {
  readonly title: string;
  readonly assignments: readonly AssignmentView[];
}

/** Activities of a student that cannot be started now; nothing where there are none. */
export const MyActivities = ({ title, assignments }: MyActivitiesProps) =>
  assignments.length > 0 && (
    <Section title={title}>
      <Stack as="ul" gap={16}>
        {assignments.map((one) => (
          <Row as="li" key={one.studentAssignmentId} gap={16} rowGap={4} align="center" between>
            <div>
              <h3 className={styles.title}>{activityName(one)}</h3>
              <p className={styles.about}>{standInWords(one, todayIn(one.timezone))}</p>
            </div>
            <WayOn assignment={one} />
          </Row>
        ))}
      </Stack>
    </Section>
  );

function WayOn({ assignment }: { readonly assignment: AssignmentView }) {
  // Who has begun may finish.
  if (assignment.type === 'ASSESSMENT') {
    const isRunning = assignment.begun && assignment.status !== 'completed';
    return isRunning && <TextLink {...linkTo(pretest)}>Finish the pretest</TextLink>;
  }
  const { attemptId, versionId, passageStatus, title } = assignment;
  if (passageStatus === 'active') return <TextLink {...linkTo(quizPage)}>Finish reading</TextLink>;
  if (attemptId === null) return null;
  return (
    <Row gap={12} align="center">
      {passageStatus === 'passed' && <Badge tone="leaf">Passed</Badge>}
      <TextLink
        {...linkTo(quizReview, {}, { attemptId, versionId })}
        aria-label={`Your answers to “${title}”`}
      >
        Your answers
      </TextLink>
    </Row>
  );
}

import { useState } from 'react';
import { previewArchive } from '#features/activities/contract/archive-preview.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { activitiesWords, withoutClassWords } from '../classes/archive-words.ts';
import { changing, type PlannedClass, targetsOf, whatWillHappen } from './plan.ts';
import styles from './school-year.module.css';

interface ConfirmStepsProps {
  readonly plan: readonly PlannedClass[];
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onBack: () => void;
  readonly onBegin: () => void;
}

/** What will happen, class by class, before anything does. */
export function ConfirmSteps({ plan, pending, problem, onBack, onBegin }: ConfirmStepsProps) {
  const changed = changing(plan);
  const staying = plan.length - changed.length;
  const [nowMs] = useState(() => Date.now());
  const classIds = changed.filter(({ step }) => step === 'archive').map(({ schoolClass: { id } }) => id);
  const preview = useEndpointQuery(
    previewArchive,
    { body: { classIds } },
    { enabled: classIds.length > 0, refetchOnMount: 'always' },
  );
  const factsOf = (planned: PlannedClass): readonly string[] => {
    const facts = preview.data?.classes.find(({ classId }) => classId === planned.schoolClass.id);
    if (planned.step !== 'archive' || !facts) return [];
    const without = planned.moveTo === null ? withoutClassWords(facts) : null;
    const way =
      without !== null && targetsOf(plan, planned).length > 0
        ? 'To move them, change the plan and choose a class for them.'
        : null;
    return [activitiesWords(facts), without && [without, way].filter(Boolean).join(' ')].filter(
      (words) => words !== null,
    );
  };
  return (
    <Section title="This will happen">
      <Card>
        <Stack as="ul" gap={12}>
          {changed.map((planned) => (
            <li key={planned.schoolClass.id}>
              <p>{whatWillHappen(planned, plan, nowMs)}</p>
              {factsOf(planned).map((words) => (
                <p key={words} className={styles.facts}>
                  {words}
                </p>
              ))}
            </li>
          ))}
          {staying > 0 && (
            <li>
              {staying === 1
                ? '1 class stays as it is.'
                : `${count(staying, 'class', 'classes')} stay as they are.`}
            </li>
          )}
        </Stack>
      </Card>
      {preview.error && (
        <ErrorState
          problem={preview.error.problem}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
      <ProblemNote words={problem} />
      <Row gap={16} rowGap={8}>
        {!pending && <Button onClick={onBack}>Change the plan</Button>}
        <Button variant="primary" pending={pending} pendingLabel="Starting…" onClick={onBegin}>
          Start the new school year
        </Button>
      </Row>
    </Section>
  );
}

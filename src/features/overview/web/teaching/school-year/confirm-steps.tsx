import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { changing, type PlannedClass, whatWillHappen } from './plan.ts';

interface ConfirmStepsProps {
  readonly plan: readonly PlannedClass[];
  /** How many classes are through; null while none is under way. */
  readonly done: number | null;
  readonly onBack: () => void;
  readonly onBegin: () => void;
}

/** What will happen, class by class, before anything does. */
export function ConfirmSteps({ plan, done, onBack, onBegin }: ConfirmStepsProps) {
  const changed = changing(plan);
  const staying = plan.length - changed.length;
  return (
    <Section title="This will happen">
      <Card>
        <Stack as="ul" gap={8}>
          {changed.map((planned) => (
            <li key={planned.schoolClass.id}>{whatWillHappen(planned)}</li>
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
      {done !== null && (
        <ProgressLine
          value={done}
          max={changed.length}
          label={`${done} of ${count(changed.length, 'class', 'classes')} done`}
          showLabel
        />
      )}
      <Row gap={16} rowGap={8}>
        {done === null && <Button onClick={onBack}>Change the plan</Button>}
        <Button variant="primary" pending={done !== null} pendingLabel="Working…" onClick={onBegin}>
          Start the new school year
        </Button>
      </Row>
    </Section>
  );
}

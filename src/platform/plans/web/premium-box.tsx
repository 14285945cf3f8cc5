import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { OPENED_WORDS } from '../core/feature-words.ts';
import { askForPlan, usePlanGate } from './plan-gate.ts';

/** In settings, for whom it is closed: what a plan opens, with the way to the prices. Everybody else sees nothing. */
export function PremiumBox() {
  if (!usePlanGate().isClosed) return null;
  return (
    <Card as="aside" tone="sun" gap={12}>
      <h2>More with a plan</h2>
      <Stack as="ul" gap={4}>
        {OPENED_WORDS.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Stack>
      <Row>
        <Button onClick={() => askForPlan('any')}>See the plans</Button>
      </Row>
    </Card>
  );
}

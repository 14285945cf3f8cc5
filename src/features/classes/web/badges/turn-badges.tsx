import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { readBadges, switchBadges } from '../../contract/badges.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';

interface TurnBadgesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
}

function useSwitch(id: number, badgesOn: boolean) {
  const { send, pending } = useEndpointMutation(switchBadges, { refreshes: [readBadges] });
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const result = await send({ params: { id }, body: { badgesOn } });
    setAsking(false);
    setProblem(result.ok ? null : result.problem.detail);
  };
  return { asking, setAsking, problem, pending, confirm: () => void confirm() };
}

/** Says what badges mean before they are on. */
export function TurnBadgesOn({ schoolClass: { id, name } }: TurnBadgesProps) {
  const { asking, setAsking, problem, pending, confirm } = useSwitch(id, true);
  return (
    <Card>
      <p>Badges are off in this class. Students log in with their username and password.</p>
      <ProblemNote words={problem} />
      <Row>
        <Button onClick={() => setAsking(true)}>Turn on badges</Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={`Turn on badges in ${name}?`}
        confirmLabel="Turn on badges"
        pending={pending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <Stack gap={8}>
          <p>
            <strong>Whoever holds a badge gets in as that student.</strong> Keep the cards in the classroom,
            and hand them out only to log in.
          </p>
          <p>If a badge is lost, create a new one. The old one stops working right away.</p>
          <p>Badges end with the school year, or when you turn them off. Passwords keep working.</p>
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}

/** The way back: every badge of the class stops. */
export function TurnBadgesOff({ schoolClass: { id, name } }: TurnBadgesProps) {
  const { asking, setAsking, problem, pending, confirm } = useSwitch(id, false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Turn off badges
      </Button>
      <ProblemNote words={problem} />
      <ConfirmDialog
        open={asking}
        title={`Turn off badges in ${name}?`}
        confirmLabel="Turn off badges"
        danger
        pending={pending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          Every badge of this class stops working, and students who came in with one are logged out. No work
          is lost. Badges that you print later are new ones.
        </p>
      </ConfirmDialog>
    </>
  );
}

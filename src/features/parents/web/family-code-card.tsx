import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import {
  closeFamilyCode,
  getStudentFamily,
  renewFamilyCode,
  type StudentFamily,
} from '../contract/student-family.ts';
import styles from './family.module.css';

interface FamilyCodeCardProps {
  readonly studentId: number;
  readonly code: StudentFamily['code'];
  readonly timezone: string;
}

/** The code by which parents ask to be connected, and what to do with it. */
export function FamilyCodeCard({ studentId, code, timezone }: FamilyCodeCardProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refreshes = [getStudentFamily];
  const renewing = useEndpointMutation(renewFamilyCode, { refreshes });
  const closing = useEndpointMutation(closeFamilyCode, { refreshes });
  const renew = async () => {
    const result = await renewing.send({ body: { studentId } });
    setAsking(false);
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce(`The family code is ${result.data.familyCode}.`);
  };
  const close = async () => {
    const result = await closing.send({ body: { studentId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce('The family code is closed.');
  };
  return (
    <Card tone={code ? 'leaf' : 'plain'} gap={12}>
      {code ? (
        <>
          {code.familyCode === null ? (
            <p>There is a family code. You do not see it while you act as somebody else.</p>
          ) : (
            <p>
              Family code <strong className={styles.code}>{code.familyCode}</strong>
            </p>
          )}
          <p className={styles.facts}>
            For this student’s parents only. It works until {shortDate(code.expiresAt, timezone)}.
          </p>
        </>
      ) : (
        <p>There is no family code. Create one, and give it to the parents.</p>
      )}
      <ProblemNote words={problem} />
      <Row gap={12} rowGap={8}>
        {code?.familyCode && <CopyButton text={code.familyCode} label="Copy the family code" />}
        <Button
          variant={code ? 'quiet' : 'secondary'}
          pending={renewing.pending}
          onClick={() => (code ? setAsking(true) : void renew())}
        >
          {code ? 'New family code' : 'Create a family code'}
        </Button>
        {code && (
          <Button variant="quiet" pending={closing.pending} onClick={() => void close()}>
            Close the family code
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={asking}
        title="Create a new family code?"
        confirmLabel="New family code"
        pending={renewing.pending}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        <p>
          The code on the card stops working. Parents who are connected stay. Whoever waits for you asks again
          with the new code.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

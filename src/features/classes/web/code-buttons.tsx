import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { closeClassCode, renewClassCode } from '../contract/class-members.ts';
import { getClass, listClasses } from '../contract/endpoints.ts';

const ASKED = {
  renew: {
    title: 'Create a new class code?',
    label: 'New code',
    words: 'The old code stops working. Students already in the class stay.',
  },
  close: {
    title: 'Close the class code?',
    label: 'Close the code',
    words: 'Nobody new can join until you create a new code. Students already in the class stay.',
  },
} as const;

interface CodeButtonsProps {
  readonly classId: number;
  /** Whether the class has a code that works. */
  readonly open: boolean;
}

/** Gives the class a new code, or closes the one that works. */
export function CodeButtons({ classId, open }: CodeButtonsProps) {
  const [asking, setAsking] = useState<keyof typeof ASKED | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refreshes = [getClass, listClasses];
  const renewing = useEndpointMutation(renewClassCode, { refreshes });
  const closing = useEndpointMutation(closeClassCode, { refreshes });
  const act = async (what: keyof typeof ASKED) => {
    const result = await (what === 'renew' ? renewing : closing).send({ body: { classId } });
    setProblem(result.ok ? null : result.problem.detail);
    setAsking(null);
  };
  return (
    <>
      <Button
        variant="quiet"
        pending={renewing.pending}
        onClick={() => (open ? setAsking('renew') : void act('renew'))}
      >
        New code
      </Button>
      {open && (
        <Button variant="quiet" onClick={() => setAsking('close')}>
          Close the code
        </Button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {asking !== null && (
        <ConfirmDialog
          open
          title={ASKED[asking].title}
          confirmLabel={ASKED[asking].label}
          pending={renewing.pending || closing.pending}
          onConfirm={() => void act(asking)}
          onCancel={() => setAsking(null)}
        >
          <p>{ASKED[asking].words}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

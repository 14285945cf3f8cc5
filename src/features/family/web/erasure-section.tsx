import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { askForErasure, type ChildView, readChild, takeBackErasure } from '../contract/child.ts';

/** A parent asks for the account of a child to be erased; a person does it, because it cannot be taken back. */
export function ErasureSection({ child }: { readonly child: ChildView }) {
  const { studentId, name, timezone, erasureAskedAt, erasureDeclinedAt } = child;
  const status = useFocusOnChange<HTMLParagraphElement>(erasureAskedAt);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useEndpointMutation(askForErasure, { refreshes: [readChild] });
  const takeBack = useEndpointMutation(takeBackErasure, { refreshes: [readChild] });
  const send = async (what: typeof ask | typeof takeBack, words: string) => {
    const result = await what.send({ body: { studentId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    setAsking(false);
    announce(words);
  };
  return (
    <Section title="Erase the account">
      <Card gap={12}>
        {erasureAskedAt === null ? (
          <>
            {erasureDeclinedAt !== null && (
              <p>
                The person who runs Openleaf declined your request on {shortDate(erasureDeclinedAt, timezone)}
                . Please talk with the school.
              </p>
            )}
            <p ref={status} tabIndex={-1}>
              You can ask to have the account of {name} erased, with everything that {name} read and wrote.
              The person who runs Openleaf gets your request, and may talk with the school first. You will see
              here if it is declined.
            </p>
            <div>
              <Button variant="quiet" onClick={() => setAsking(true)}>
                Ask to erase the account
              </Button>
            </div>
          </>
        ) : (
          <>
            <p ref={status} tabIndex={-1}>
              You asked on {shortDate(erasureAskedAt, timezone)}. The person who runs Openleaf sees it.
            </p>
            <div>
              <Button
                pending={takeBack.pending}
                onClick={() => void send(takeBack, 'Your request is taken back.')}
              >
                Take the request back
              </Button>
            </div>
          </>
        )}
        <ProblemNote words={asking ? null : problem} />
      </Card>
      <ConfirmDialog
        open={asking}
        danger
        title={`Ask to erase the account of ${name}?`}
        confirmLabel="Ask"
        pending={ask.pending}
        onConfirm={() => void send(ask, 'Your request is sent.')}
        onCancel={() => setAsking(false)}
      >
        <p>
          Once the account is erased, nothing can be brought back: no passage, no essay, no level. Download
          the data first. Until it is done, you can take the request back.
        </p>
        <ProblemNote words={problem} />
      </ConfirmDialog>
    </Section>
  );
}

import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type ChildView, giveConsent, readChild, withdrawConsent } from '../contract/child.ts';
import { CONSENT_TEXTS, CONSENT_VERSION } from '../core/consent-text.ts';

type ConsentOfChild = NonNullable<ChildView['consent']>;

interface ConsentSectionProps {
  readonly child: ChildView;
  readonly consent: ConsentOfChild;
}

/** What a parent agrees to for a child under 13, and the way to take it back. */
export function ConsentSection({ child, consent }: ConsentSectionProps) {
  const { studentId, name, timezone } = child;
  const { act, at, withdrawnByCaller } = consent;
  // What this parent said counts for this parent, also where the other has agreed since.
  const isGiven = !withdrawnByCaller && act === 'given' && consent.textVersion === CONSENT_VERSION;
  const status = useFocusOnChange<HTMLParagraphElement>(at);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const giving = useEndpointMutation(giveConsent, { refreshes: [readChild] });
  const withdrawing = useEndpointMutation(withdrawConsent, { refreshes: [readChild] });
  const give = async () => {
    const result = await giving.send({ body: { studentId, textVersion: CONSENT_VERSION } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce('Your consent is noted.');
  };
  const withdraw = async () => {
    const result = await withdrawing.send({ body: { studentId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    setAsking(false);
    announce('Your “no” is noted. The school can see it now.');
  };
  return (
    <Section
      title="Your consent"
      lead={
        consent.isLocked
          ? `The school agreed that ${name} may use Openleaf to learn to read, but a parent said no. The account is closed for now.`
          : `The school has agreed that ${name} may use Openleaf to learn to read. As a parent you can agree, too, or say no.`
      }
    >
      <Card gap={12}>
        {CONSENT_TEXTS[CONSENT_VERSION]?.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {at !== null && (
          <p ref={status} tabIndex={-1}>
            <strong>{saidInWords(consent, shortDate(at, timezone))}</strong>
          </p>
        )}
        <ProblemNote words={asking ? null : problem} />
        <Row gap={12} rowGap={8}>
          {!isGiven && (
            <Button pending={giving.pending} onClick={() => void give()}>
              {withdrawnByCaller ? 'I consent again' : 'I consent'}
            </Button>
          )}
          {!withdrawnByCaller && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {act === 'given' ? 'Withdraw consent' : 'I do not consent'}
            </Button>
          )}
        </Row>
      </Card>
      <ConfirmDialog
        open={asking}
        danger
        title={act === 'given' ? `Withdraw consent for ${name}?` : `Say no to Openleaf for ${name}?`}
        confirmLabel={act === 'given' ? 'Withdraw consent' : 'I do not consent'}
        pending={withdrawing.pending}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {name} is logged out and cannot log in from now on, not even in class. The teacher and the school
          see it and decide with you how {name} learns instead. You can consent again later. Nothing is
          erased; for that, ask below.
        </p>
        <ProblemNote words={problem} />
      </ConfirmDialog>
    </Section>
  );
}

/** What was said last and when. Who said no for the first time has withdrawn nothing. */
function saidInWords({ act, textVersion, withdrawnByCaller }: ConsentOfChild, day: string): string {
  if (act === 'withdrawn') return `${withdrawnByCaller ? 'You' : 'A parent'} said no on ${day}.`;
  return textVersion === CONSENT_VERSION
    ? `Consent was given on ${day}.`
    : `Consent was given on ${day}, to an earlier text. The text above is the newer one.`;
}

import { useState } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { readSecondFactor } from '../../contract/second-factor.ts';
import { onClock } from '../settings/on-clock.ts';
import { RenewCodes, TurnOff } from './prove-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

type Step = 'nothing' | 'set-up' | 'renew' | 'turn-off';

/** Two-step login in the settings of a grown-up: on or off, a new phone, new codes to write down. */
export function TwoStepSection() {
  const query = useEndpointQuery(readSecondFactor, {}, { refetchOnMount: 'always' });
  return (
    <Section title="Two-step login">
      <Card>
        <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
          {(state) => <TwoSteps {...state} onChanged={() => void query.refetch()} />}
        </QueryState>
      </Card>
    </Section>
  );
}

interface TwoStepsProps {
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  readonly required: boolean;
  readonly onChanged: () => void;
}

function TwoSteps({ since, recoveryCodesLeft, required, onChanged }: TwoStepsProps) {
  const [step, setStep] = useState<Step>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = () => {
    setStep('nothing');
    setCodes(null);
    onChanged();
    focusHeading();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={done} />;
  if (step === 'set-up') return <SetUp isOn={since !== null} onDone={done} onCancel={done} />;
  if (step === 'renew') return <RenewCodes onDone={setCodes} onCancel={done} />;
  if (step === 'turn-off') return <TurnOff onDone={done} onCancel={done} />;
  if (since === null)
    return (
      <Stack gap={12}>
        <p>
          After your password, you type a code from your phone. Then nobody logs in as you who only knows your
          password.
        </p>
        <Row>
          <Button onClick={() => setStep('set-up')}>Set up two-step login</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={12}>
      <p>On since {onClock(since)}.</p>
      {recoveryCodesLeft < FEW ? (
        <Note tone="berry" title={`${count(recoveryCodesLeft, 'code')} left of those that you wrote down`}>
          <p>Make new ones, so that you can log in when your phone is lost.</p>
        </Note>
      ) : (
        <p>{count(recoveryCodesLeft, 'code')} left of those that you wrote down.</p>
      )}
      <Row gap={12} rowGap={8}>
        <Button onClick={() => setStep('renew')}>Make new codes</Button>
        <Button onClick={() => setStep('set-up')}>Use another phone</Button>
        {!required && (
          <Button variant="quiet" onClick={() => setStep('turn-off')}>
            Turn off
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Below this it is time for new codes. */
const FEW = 4;

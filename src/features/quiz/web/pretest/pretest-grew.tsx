import { useEffect } from 'react';
import { useReaderSettings } from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { QuizBar, type QuizProgress } from '../quiz/quiz-bar.tsx';

interface PretestGrewProps {
  /** Passages that have come to those that were planned. */
  readonly more: number;
  /** How far the whole pretest is. */
  readonly progress: QuizProgress;
  readonly onContinue: () => void;
}

/** Everything is on the server between two passages. */
const NOTHING_UNSENT = { waiting: 0, onDevice: true } as const;

/** Why there are more passages than were promised, before the first of them; below the same bar as the passages. */
export function PretestGrew({ more, progress, onContinue }: PretestGrewProps) {
  const { settings, change } = useReaderSettings();
  // The address has not changed, so this is not announced as an arrival.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <>
      <QuizBar
        progress={progress}
        kept={0}
        unsent={NOTHING_UNSENT}
        aloud={null}
        settings={settings}
        change={change}
      />
      <Page
        title="Pretest"
        width="reading"
        heading={more === 1 ? 'One more passage' : 'A few more passages'}
        lead={`Some answers came too fast to count, so there ${more === 1 ? 'is one more passage' : `are ${more} more passages`}. Take all the time you need.`}
      >
        <Card gap={16}>
          <p>Every answer is saved. You can continue now, or come back later.</p>
          <Row gap={12}>
            <Button variant="primary" onClick={onContinue}>
              Continue
            </Button>
            <LinkButton {...linkTo(studentHome)} variant="quiet">
              Not now
            </LinkButton>
          </Row>
        </Card>
      </Page>
    </>
  );
}

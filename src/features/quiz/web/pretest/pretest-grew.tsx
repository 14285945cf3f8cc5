import { useEffect } from 'react';
import { useReaderSettings } from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { QuizBar, type QuizProgress } from '../quiz/quiz-bar.tsx';

interface PretestGrewProps {
  /** Passages that have come to those that were planned. */
  readonly more: number;
  /** Passages that are still to be read, those among them. */
  readonly left: number;
  /** How far the whole pretest is. */
  readonly progress: QuizProgress;
  readonly onContinue: () => void;
}

/** "we added 2 passages". */
const addedWords = (more: number): string => `we added ${count(more, 'passage')}`;

/** Everything is on the server between two passages. */
const NOTHING_UNSENT = { waiting: 0, onDevice: true } as const;

/** Why there are more passages than were promised, before the first of them; below the same bar as the passages. */
export function PretestGrew({ more, left, progress, onContinue }: PretestGrewProps) {
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
        heading={`${count(left, 'passage')} to go`}
        lead={`Some answers came too fast to count, so ${addedWords(more)}. Take all the time you need.`}
      >
        <Card gap={16}>
          <p>You can continue now, or come back later. Nothing you did is lost.</p>
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

import { useEffect } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Page } from '#platform/ui/web/page.tsx';

interface PretestGrewProps {
  /** Passages that have come to those that were planned. */
  readonly more: number;
  readonly onContinue: () => void;
}

/** Why there are more passages than were promised, before the first of them. */
export function PretestGrew({ more, onContinue }: PretestGrewProps) {
  // The address has not changed, so this is not announced as an arrival.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <Page
      title="Pretest"
      width="reading"
      heading={more === 1 ? 'One more passage' : 'A few more passages'}
      lead={`Some answers came too fast to count, so there ${more === 1 ? 'is one more passage' : `are ${more} more passages`}. Take all the time you need.`}
    >
      <div>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </Page>
  );
}

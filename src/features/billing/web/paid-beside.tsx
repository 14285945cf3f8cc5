import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { PaymentBeside } from './use-checkout.ts';

interface PaidBesideProps extends PaymentBeside {
  /** Back to the prices. */
  readonly onChooseAgain: () => void;
}

/** In the place of the prices, while somebody pays in another tab; where the browser opened none, the way to it. */
export const PaidBeside = ({ url, isOpen, onChooseAgain }: PaidBesideProps) => (
  <Note role="alert" title={isOpen ? 'The payment page is open in another tab' : 'The payment page is ready'}>
    {!isOpen && (
      <p>
        {/* The tab keeps the login of this one. */}
        <a href={url} target="_blank" rel="opener">
          Open the payment page
        </a>
      </p>
    )}
    <p>When you are done there, come back here. Everything you typed on this page is still here.</p>
    <Row>
      <Button onClick={onChooseAgain}>Choose another plan</Button>
    </Row>
  </Note>
);

import { PdfDownload } from '#features/reports/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href } from '#platform/screens/core/address.ts';
import { quotePage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { printQuote, type Quote } from '../contract/quotes.ts';
import { countInWords, paidInWords, plansInWords } from '../core/plan-words.ts';

const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** A link that fills in the form: it names the school, and no person. */
const linkOf = ({ schoolName, seats, teachers, term }: Quote): string =>
  `${location.origin}${href(quotePage, {}, { school: schoolName, students: seats, teachers, term })}`;

interface KeptQuoteProps {
  readonly quote: Quote;
  /** It is to be corrected. */
  readonly onChange: () => void;
}

/** A quote that was made, with its PDF, its correction and its link. */
export function KeptQuote({ quote, onChange }: KeptQuoteProps) {
  const { quoteId, number, schoolName, seats, teachers, plan, cents, currency, term, expiresAt } = quote;
  const api = useApi();
  const price = cents === null ? 'price to be agreed on' : paidInWords({ cents, currency, term });
  return (
    <Card as="li" gap={12}>
      <div>
        <p>
          <strong>{schoolName}</strong>, {countInWords(seats, 'student')}, {countInWords(teachers, 'teacher')}
        </p>
        <p>
          {number}: {plansInWords(plan, teachers)}, {price}, good until {dayInWords(expiresAt)}
        </p>
      </div>
      <Row align="center" gap={12}>
        <PdfDownload title={`Quote ${number}`} ask={() => api(printQuote, { body: { quoteId } })} />
        <Button onClick={onChange}>
          Change it<VisuallyHidden> and make a new quote from {number}</VisuallyHidden>
        </Button>
        <CopyButton text={linkOf(quote)} label="Copy the link" variant="quiet" />
      </Row>
    </Card>
  );
}

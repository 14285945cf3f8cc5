import { useState } from 'react';
import { PdfDownload } from '#features/reports/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { SelectField, TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { createQuote, listQuotes, printQuote, type Quote } from '../contract/quotes.ts';
import { readOwnSubscription } from '../contract/subscription.ts';
import { TERMS } from '../core/plan.ts';
import { TERM_NAMES } from '../core/plan-words.ts';
import { countTyped } from '../core/quote.ts';
import type { QuoteValues } from './quote-values.ts';

interface QuoteFormProps {
  readonly title: string;
  readonly initial: QuoteValues;
  /** What a school does with the quote. */
  readonly howToOrder: (quote: Quote) => string;
}

/** Asks for a quote, and then offers its PDF. */
export function QuoteForm({ title, initial, howToOrder }: QuoteFormProps) {
  const api = useApi();
  const [made, setMade] = useState<Quote | null>(null);
  const form = useEndpointForm(createQuote, {
    initial,
    toInput: ({ seats, teachers, term, ...values }) => ({
      body: {
        ...values,
        seats: countTyped(seats),
        teachers: countTyped(teachers),
        term: term === 'monthly' ? ('monthly' as const) : ('annual' as const),
      },
    }),
    refreshes: [listQuotes, readOwnSubscription],
    // What was made before is not what stands in the form now.
    onChange: () => setMade(null),
    onDone: ({ quote }) => setMade(quote),
  });
  return (
    <Card as="section">
      <Stack gap={16}>
        <h2>{title}</h2>
        <Form form={form}>
          <TextField {...form.field('schoolName')} label="Name of the school" maxLength={120} />
          <TextField {...form.field('address')} label="Address" optional maxLength={300} />
          <Columns least={14}>
            <TextField {...form.field('contactName')} label="Who is it for?" maxLength={80} />
            <TextField {...form.field('contactEmail')} label="Their email" maxLength={254} />
          </Columns>
          <Columns least={14}>
            <TextField
              {...form.field('seats')}
              label="Number of students"
              hint="All students who will use Openleaf."
              inputMode="numeric"
              maxLength={9}
            />
            <TextField
              {...form.field('teachers')}
              label="Number of teachers"
              hint="Each teacher gets a plan for an equal share of the students."
              inputMode="numeric"
              maxLength={5}
            />
            <SelectField
              {...form.field('term')}
              label="Paid"
              hint="How often the school pays."
              options={TERMS.map((value) => ({ value, label: TERM_NAMES[value] }))}
            />
          </Columns>
          <Row>
            <Button variant="primary" type="submit" pending={form.pending} pendingLabel="Making…">
              Make the quote
            </Button>
          </Row>
        </Form>
        {made && form.problem === null && (
          <Note tone="leaf" title={`Quote ${made.number} is ready`}>
            <p>Download the PDF and give it to your school. It also stays in the list below.</p>
            <p>{howToOrder(made)}</p>
            <Row>
              <PdfDownload
                title={`Quote ${made.number}`}
                ask={() => api(printQuote, { body: { quoteId: made.quoteId } })}
              />
            </Row>
          </Note>
        )}
      </Stack>
    </Card>
  );
}

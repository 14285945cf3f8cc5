import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { createQuote, type Quote } from '../contract/quotes.ts';
import { QuoteForm } from './quote-form.tsx';
import { valuesOfQuote } from './quote-values.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const QUOTE: Quote = {
  quoteId: 1,
  number: 'Q-2026-000001',
  schoolName: 'Oak School',
  address: '',
  contactName: 'Dana Fox',
  contactEmail: 'fox@oak.example',
  seats: 340,
  teachers: 2,
  plan: 'medium',
  term: 'annual',
  currency: 'usd',
  cents: 115_200,
  madeAt: '2026-10-14T14:00:00.000Z',
  expiresAt: '2026-11-13T14:00:00.000Z',
};
const AWAY = new Refused({ status: 503, code: 'provider-away', detail: 'It does not answer.' });
const READY = `Quote ${QUOTE.number} is ready`;
const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the quote' }));

/** The form, with a server that makes the first quote and refuses the next. @returns the calls that were made. */
async function show() {
  let made = 0;
  return renderWithServer(
    <QuoteForm title="New quote" initial={valuesOfQuote(QUOTE)} howToOrder={() => 'Order it.'} />,
    () => (made++ === 0 ? { quote: QUOTE, documentId: '0b9d1f6e-8a51-4c6f-9d0b-1f2f3a4b5c6d' } : AWAY),
  );
}

it('asks for the number of teachers, too', async () => {
  const calls = await show();
  await make();
  expect(await screen.findByText(READY)).toBeTruthy();
  const sent = calls.find(({ name }) => name === createQuote.name)?.body;
  expect(sent).toMatchObject({ seats: 340, teachers: 2, term: 'annual' });
});

it('says nothing of a former success above a problem', async () => {
  await show();
  await make();
  await screen.findByText(READY);
  await make();
  expect(await screen.findByText('It does not answer.')).toBeTruthy();
  expect(screen.queryByText(READY)).toBeNull();
});

it('says nothing of it once something else is typed', async () => {
  await show();
  await make();
  await screen.findByText(READY);
  await userEvent.type(screen.getByLabelText('Number of students'), '0');
  expect(screen.queryByText(READY)).toBeNull();
});

import { useEffect, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { readSchoolOfTeacher } from '#features/schools/contract/own-school.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { href } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { quotePage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import { listQuotes, type Quote } from '../contract/quotes.ts';
import { orderInWords } from '../core/ordering.ts';
import { ONE_TEACHER } from '../core/plan-words.ts';
import { KeptQuote } from './kept-quote.tsx';
import { QuoteForm } from './quote-form.tsx';
import { valuesOfQuote, valuesToBegin } from './quote-values.ts';
import { SoldBy } from './sold-by.tsx';

/** A quote for a school, and those that were made before. */
export function QuotePage() {
  const { role, userId } = useActor();
  const { search } = useScreen(quotePage);
  const query = useEndpointQuery(listQuotes, {});
  // Without an answer the form is empty, and as good.
  const own = useEndpointQuery(readSchoolOfTeacher, { params: { id: userId } }, { retry: false });
  const { again, turn, change, place } = useCorrection();
  // Whoever asked for a quote before they had an account is here now.
  useEffect(() => void wantedQuote.write(null), []);
  return (
    <Page
      title="Quotes"
      width="teacher"
      lead={`A quote tells your school what its plans cost. It is a PDF, good for 30 days. ${ONE_TEACHER}`}
    >
      <HubTabs hub="account" viewer={role} label="Settings" />
      <div ref={place} tabIndex={-1}>
        {own.isPending ? (
          <SkeletonCard lines={6} />
        ) : (
          <QuoteForm
            key={turn}
            title={again ? `New quote, based on ${again.number}` : 'New quote'}
            initial={again ? valuesOfQuote(again) : valuesToBegin(search, own.data?.school)}
            howToOrder={({ plan, teachers }) =>
              orderInWords({
                plan,
                teachers,
                email: query.data?.seller.email ?? null,
                takesPurchaseOrders: query.data?.takesPurchaseOrders ?? false,
                contactPage: `${location.origin}${href(contactPage)}`,
              })
            }
          />
        )}
      </div>
      {query.data && <SoldBy {...query.data.seller} />}
      <Section title="Your quotes">
        <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
          {({ quotes }) =>
            quotes.length === 0 ? (
              <EmptyState title="No quotes yet">
                Fill in the form above, and the first one is here.
              </EmptyState>
            ) : (
              <>
                <p>
                  A quote does not change once it is made. To correct one, press “Change it,” and make a new
                  quote from it. “Copy the link” gives you a link to this page with the school and the numbers
                  filled in, for any teacher who logs in. It does not name the person the quote is for.
                </p>
                <Stack as="ul" gap={12}>
                  {quotes.map((quote) => (
                    <KeptQuote key={quote.quoteId} quote={quote} onChange={() => change(quote)} />
                  ))}
                </Stack>
              </>
            )
          }
        </QueryState>
      </Section>
    </Page>
  );
}

/** A quote that is to be corrected: the form begins with it, and has the focus. */
function useCorrection() {
  const [{ again, turn }, set] = useState<{ readonly again: Quote | null; readonly turn: number }>({
    again: null,
    turn: 0,
  });
  const place = useFocusOnChange<HTMLDivElement>(turn);
  return { again, turn, place, change: (quote: Quote) => set({ again: quote, turn: turn + 1 }) };
}

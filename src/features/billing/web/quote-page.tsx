import { useActor } from '#features/accounts/web/public.tsx';
import { PdfDownload } from '#features/reports/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listQuotes, printQuote, type Quote } from '../contract/quotes.ts';
import { orderInWords, type Seller, sellerInWords } from '../core/ordering.ts';
import { ONE_TEACHER, PLAN_NAMES } from '../core/plan-words.ts';
import { moneyInWords } from '../core/price.ts';
import { QuoteForm } from './quote-form.tsx';

/** A quote for a school, and those that were made before. */
export function QuotePage() {
  const { role } = useActor();
  const query = useEndpointQuery(listQuotes, {});
  return (
    <Page
      title="Quotes"
      width="teacher"
      lead={`A quote tells your school what a plan costs. It is a PDF, good for 30 days. ${ONE_TEACHER}`}
    >
      <HubTabs hub="account" viewer={role} label="Settings" />
      <QuoteForm
        howToOrder={({ plan }) =>
          orderInWords({
            plan,
            email: query.data?.seller.email ?? null,
            takesPurchaseOrders: query.data?.takesPurchaseOrders ?? false,
            contactPage: `${location.origin}${href(contactPage)}`,
          })
        }
      />
      {query.data && <SoldBy {...query.data.seller} />}
      <Section title="Your quotes">
        <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
          {({ quotes }) =>
            quotes.length === 0 ? (
              <EmptyState title="No quotes yet">
                Fill in the form above, and the first one is here.
              </EmptyState>
            ) : (
              <Stack as="ul" gap={12}>
                {quotes.map((quote) => (
                  <KeptQuote key={quote.quoteId} quote={quote} />
                ))}
              </Stack>
            )
          }
        </QueryState>
      </Section>
    </Page>
  );
}

/** Who sells, as the operator has set it. */
function SoldBy({ name, address, email }: Seller) {
  const words = sellerInWords({ name, address });
  if (words === '' && email === null) return null;
  return (
    <Facts>
      {words !== '' && <Fact name="Seller">{words}</Fact>}
      {email !== null && (
        <Fact name="Orders and questions">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
    </Facts>
  );
}

const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

function KeptQuote({ quote }: { readonly quote: Quote }) {
  const { quoteId, number, schoolName, seats, plan, cents, currency, term, expiresAt } = quote;
  const api = useApi();
  const price =
    cents === null
      ? 'price to be agreed on'
      : `${moneyInWords(cents, currency)} ${term === 'annual' ? 'a year' : 'a month'}`;
  return (
    <Card as="li">
      <Row between align="center" gap={16}>
        <div>
          <p>
            <strong>{schoolName}</strong>, {seats.toLocaleString('en-US')} students
          </p>
          <p>
            {number}: {PLAN_NAMES[plan]} plan, {price}, good until {dayInWords(expiresAt)}
          </p>
        </div>
        <PdfDownload title={`Quote ${number}`} ask={() => api(printQuote, { body: { quoteId } })} />
      </Row>
    </Card>
  );
}

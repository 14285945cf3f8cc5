import { usePerson } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listPlans } from '../contract/plans.ts';
import { orderWithoutQuote } from '../core/ordering.ts';
import { QUOTE_DAYS } from '../core/quote.ts';
import { GetQuote } from './get-quote.tsx';
import { SoldBy } from './sold-by.tsx';

/** How a school buys that does not pay by card: by a quote, and by purchase order where the operator takes any. Nobody needs an account to read it. */
export function OrderSection() {
  const { data } = useEndpointQuery(listPlans, {});
  const role = usePerson()?.role ?? null;
  if (data === undefined) return null;
  const { seller, takesPurchaseOrders } = data;
  return (
    <Section title={takesPurchaseOrders ? 'Quotes and purchase orders' : 'Quotes'}>
      <p>
        A quote is a PDF with a quote number and the total for all your teachers. It is free, and it is good
        for {QUOTE_DAYS} days. {role === null && 'You make it with a teacher account, which is free.'}
      </p>
      {takesPurchaseOrders && (
        <p>
          You can order with a quote, or without one. {orderWithoutQuote(seller.email)}
          {seller.email === null && (
            <>
              {' '}
              <TextLink {...linkTo(contactPage)}>Write to us</TextLink>, and we will tell you where to send
              the order.
            </>
          )}
        </p>
      )}
      <SoldBy {...seller} />
      {(role === null || role === 'teacher') && (
        <Row>
          <GetQuote isVisitor={role === null} what="for your school" />
        </Row>
      )}
    </Section>
  );
}

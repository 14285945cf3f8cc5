import { Section } from '#platform/ui/web/section.tsx';
import { FreeAndOpened } from './opened.tsx';
import { OrderSection } from './order-section.tsx';
import { PlanPrices } from './plan-prices.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

/** All that there is to say of plans. @param from where somebody comes back to who does not pay. */
export const PlansContent = ({ from }: { readonly from: string }) => (
  <>
    <PlanPrices from={from} />
    <Section title="What you get">
      <FreeAndOpened />
    </Section>
    <OrderSection />
    <Testimonials />
    <Questions />
  </>
);

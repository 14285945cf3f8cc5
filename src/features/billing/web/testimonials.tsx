import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Quote } from '#platform/ui/web/quote.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listPlans } from '../contract/plans.ts';

/** What teachers said, where the operator has entered it. None come with the program. */
export function Testimonials() {
  const { data } = useEndpointQuery(listPlans, {});
  if (data === undefined || data.testimonials.length === 0) return null;
  return (
    <Section title="What teachers say">
      <Stack gap={16}>
        {data.testimonials.map(({ words, name, school }) => (
          <Quote key={words} from={`${name}, ${school}`}>
            {words}
          </Quote>
        ))}
      </Stack>
    </Section>
  );
}

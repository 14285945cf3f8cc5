import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { countOwnParents } from '../contract/own-children.ts';

/** Who can see the work of a student, in kind words. */
export function WhoSeesMe() {
  const { data } = useEndpointQuery(countOwnParents, {});
  return (
    <Section title="Who can see my work?">
      <Card>
        <p>Your teachers see what you read and how it goes. Other students do not.</p>
        {data !== undefined && data.parents > 0 && (
          <p>
            {count(data.parents, 'parent')} of yours can see it, too, so that you can talk about your reading
            at home. Your teacher checked who it is. If you have a question about it, ask your teacher.
          </p>
        )}
      </Card>
    </Section>
  );
}

import { listChildren } from '#features/parents/contract/own-children.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { childPage, familyPage } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { NextStepCard } from './next-step-card.tsx';

type Family = ResponseOf<typeof listChildren>;

/** The one large card of a parent's home: the children, or how to be connected with one. */
export function FamilyCard() {
  const query = useEndpointQuery(listChildren, {}, { refetchOnMount: 'always' });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
      {({ children, waiting }) =>
        children.length > 0 ? <Children linked={children} /> : <NotConnected isWaiting={waiting.length > 0} />
      }
    </QueryState>
  );
}

const Children = ({ linked }: { readonly linked: Family['children'] }) => (
  <NextStepCard title={linked.length === 1 ? 'Your child' : 'Your children'}>
    <Row gap={12} rowGap={12}>
      {linked.map(({ linkId, studentId, name }) => (
        <LinkButton key={linkId} {...linkTo(childPage, { id: studentId })} variant="primary">
          See how {name} reads
        </LinkButton>
      ))}
      <LinkButton {...linkTo(familyPage)} variant="quiet">
        My family
      </LinkButton>
    </Row>
  </NextStepCard>
);

const NotConnected = ({ isWaiting }: { readonly isWaiting: boolean }) => (
  <NextStepCard title={isWaiting ? 'You asked to see how your child reads' : 'See how your child reads'}>
    <p>
      {isWaiting
        ? 'Your child’s teacher has to confirm you first. Then you can see here how your child reads.'
        : 'Ask your child’s teacher for a family code. It may be on your child’s login card.'}
    </p>
    <div>
      <LinkButton {...linkTo(familyPage)} variant="primary">
        {isWaiting ? 'My family' : 'Connect with your child'}
      </LinkButton>
    </div>
  </NextStepCard>
);

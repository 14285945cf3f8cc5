import { useState } from 'react';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { schoolSettings, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { acceptContract, readContract } from '../contract/coppa-contract.ts';
import { paragraphsOf } from '../core/coppa-contract.ts';

type Read = ResponseOf<typeof readContract>;
type Published = NonNullable<Read['contract']>;

/** What a teacher of children under 13 agrees to. */
export function ContractPage() {
  const query = useEndpointQuery(readContract, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="Agreement for classes under 13"
      width="reading"
      lead="For teachers whose students are under 13."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={8} />}>
        {({ contract, school }) =>
          contract === null ? (
            <EmptyState title="There is nothing to agree to">
              Nobody has published an agreement on this Openleaf.
            </EmptyState>
          ) : (
            <Agreement contract={contract} school={school} />
          )
        }
      </QueryState>
    </Page>
  );
}

interface AgreementProps {
  readonly contract: Published;
  readonly school: Read['school'];
}

/** The day that a moment has where the reader is. */
const dayOf = (moment: string): string => shortDate(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);

function Agreement({ contract: { version, words, publishedAt, acceptedAt }, school }: AgreementProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(acceptContract, { refreshes: [readContract] });
  const accept = async () => {
    const result = await send({ body: { version } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce('You agreed.');
  };
  return (
    <Card gap={12}>
      <p>
        Version {version}, {dayOf(publishedAt)}
      </p>
      {paragraphsOf(words).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {acceptedAt === null ? (
        <>
          <ForWhom school={school} />
          <Row gap={12} rowGap={8}>
            <Button variant="primary" pending={pending} pendingLabel="Saving…" onClick={() => void accept()}>
              I agree
            </Button>
            <LinkButton {...linkTo(teacherClasses)} variant="quiet">
              Not now
            </LinkButton>
          </Row>
        </>
      ) : (
        <p>
          <strong>You agreed on {dayOf(acceptedAt)}.</strong>
        </p>
      )}
      <ProblemNote words={problem} />
    </Card>
  );
}

const ForWhom = ({ school }: Pick<AgreementProps, 'school'>) =>
  school === null ? (
    <p>
      You have chosen no school. To agree for one,{' '}
      <TextLink {...linkTo(schoolSettings)}>choose your school</TextLink> first.
    </p>
  ) : (
    <p>You agree as a teacher of {school}.</p>
  );

import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import {
  confirmSchoolClaim,
  endSchoolClaim,
  listSchoolClaims,
  type SchoolClaim,
  type SeenClaim,
} from '../contract/claims.ts';
import { addressOf } from '../core/school-address.ts';
import { DEFAULT_COUNTRY, MOST_CLAIMS } from '../core/school-limits.ts';

/** Teachers who wait to be confirmed, for an administrator or at one school. @param at its name, where it is the viewer's own. */
export function SchoolClaims({ at }: { readonly at?: string }) {
  const [page, setPage] = useState(0);
  const query = useEndpointQuery(
    listSchoolClaims,
    { query: { page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
      {({ claims, total }) =>
        at === undefined ? (
          <Claims claims={claims} turns={{ page, total, onTurn: setPage }} />
        ) : (
          total > 0 && (
            <Section title="Do you know them?" lead={`They say that they teach at ${at}, too.`}>
              <Claims claims={claims} turns={{ page, total, onTurn: setPage }} />
            </Section>
          )
        )
      }
    </QueryState>
  );
}

interface Turns {
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

function Claims({ claims, turns }: { readonly claims: readonly SchoolClaim[]; readonly turns: Turns }) {
  const { page, total, onTurn } = turns;
  // The last one of the last page was answered.
  useEffect(() => {
    if (claims.length === 0 && page > 0) onTurn(page - 1);
  }, [claims.length, page, onTurn]);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      <ClaimList claims={claims} onAnswered={() => list.current?.focus()} />
      <Pager page={page} size={MOST_CLAIMS} total={total} onTurn={onTurn} by="other" />
    </div>
  );
}

interface ClaimListProps {
  readonly claims: readonly SchoolClaim[];
  /** One has gone from the list, and the button that had the focus with it. */
  readonly onAnswered: () => void;
}

const ClaimList = ({ claims, onAnswered }: ClaimListProps) =>
  claims.length === 0 ? (
    <EmptyState title="Nobody is waiting">
      When a teacher chooses a school, you confirm here that they teach there. Until then it gives them no
      rights.
    </EmptyState>
  ) : (
    <Stack as="ul" gap={12}>
      {claims.map((claim) => (
        <Claim key={claim.teacherId} claim={claim} onAnswered={onAnswered} />
      ))}
    </Stack>
  );

/** The name of a teacher, and who it is where they have given none. */
const nameOf = ({ firstName, lastName, username, teacherId }: SchoolClaim): string =>
  `${firstName} ${lastName}`.trim() || username || `Teacher ${teacherId}`;

/** What the page shows of a claim. */
const seenOf = ({ firstName, lastName, school }: SchoolClaim): SeenClaim => {
  const { name, street, city, state, zip, country } = school;
  return { firstName, lastName, name, street, city, state, zip, country };
};

interface ClaimProps extends Pick<ClaimListProps, 'onAnswered'> {
  readonly claim: SchoolClaim;
}

function Claim({ claim, onAnswered }: ClaimProps) {
  const { teacherId, username, school } = claim;
  const [problem, setProblem] = useState<string | null>(null);
  const refreshing = { refreshes: [listSchoolClaims] };
  const confirming = useEndpointMutation(confirmSchoolClaim, refreshing);
  const ending = useEndpointMutation(endSchoolClaim, refreshing);
  const body = { teacherId, schoolId: school.schoolId };
  const name = nameOf(claim);
  const answer = async (
    said: string,
    sent: ReturnType<typeof confirming.send> | ReturnType<typeof ending.send>,
  ) => {
    const result = await sent;
    if (!result.ok) return setProblem(result.problem.detail);
    announce(said);
    onAnswered();
  };
  return (
    <Card as="li">
      <Row between align="center" gap={16}>
        <div>
          <p>
            <strong>{name}</strong>
            {username !== null && ` (${username})`}
          </p>
          <p>
            {school.name}, {addressOf(school, DEFAULT_COUNTRY)}
          </p>
        </div>
        <Row>
          <Button
            aria-label={`Confirm ${name}`}
            pending={confirming.pending}
            onClick={() =>
              void answer(
                `${name} is confirmed.`,
                confirming.send({ body: { ...body, seen: seenOf(claim) } }),
              )
            }
          >
            Confirm
          </Button>
          <Button
            variant="quiet"
            aria-label={`${name} does not teach there`}
            pending={ending.pending}
            onClick={() => void answer(`${name} is not at the school any more.`, ending.send({ body }))}
          >
            Not there
          </Button>
        </Row>
      </Row>
      <ProblemNote words={problem} />
    </Card>
  );
}

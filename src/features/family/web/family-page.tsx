import { listChildren } from '#features/parents/contract/own-children.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { childPage, familyPage, studentHome } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { listOwnErasures } from '../contract/child.ts';
import { EnterCode } from './enter-code.tsx';
import { RemoveLink } from './remove-link.tsx';

type Children = ResponseOf<typeof listChildren>;
/** Days here are those of the device: a parent has children in several zones. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A parent's children, what waits for a teacher, and how to add a child. */
export function FamilyPage() {
  const query = useEndpointQuery(listChildren, {}, { refetchOnMount: 'always' });
  return (
    <Page title="My family" width="reading">
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {(family) => (family.isParent ? <Parts family={family} /> : <ForParents />)}
      </QueryState>
    </Page>
  );
}

function Parts({ family }: { readonly family: Children }) {
  const { code } = useScreen(familyPage).search;
  const { children, waiting, asksName } = family;
  return (
    <>
      {children.length > 0 && (
        <Stack as="ul">
          {children.map(({ linkId, studentId, name }) => (
            <Card key={linkId} as="li">
              <Row gap={16} rowGap={8} align="center" between>
                <h2>{name}</h2>
                <Row gap={8}>
                  <LinkButton {...linkTo(childPage, { id: studentId })} variant="primary">
                    See how {name} reads
                  </LinkButton>
                  <RemoveLink linkId={linkId} name={name} />
                </Row>
              </Row>
            </Card>
          ))}
        </Stack>
      )}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <EnterCode key={code ?? ''} code={code ?? ''} asksName={asksName} isFirst={children.length === 0} />
      {children.length === 0 && <WhatYouSee />}
      <CarriedOut />
    </>
  );
}

const Waiting = ({ waiting }: Pick<Children, 'waiting'>) => (
  <Section title="Waiting for the teacher">
    <Stack as="ul" gap={12}>
      {waiting.map(({ linkId, askedAt, codeEnd }) => (
        <Card key={linkId} as="li">
          <Row gap={16} rowGap={8} align="center" between>
            <p>
              You asked on {shortDate(askedAt, ZONE)}
              {codeEnd !== null && ` with the family code that ends in ${codeEnd}`}. The teacher checks that
              you are a parent. Until then, you do not see anything.
            </p>
            <RemoveLink linkId={linkId} name={null} />
          </Row>
        </Card>
      ))}
    </Stack>
  </Section>
);

const WhatYouSee = () => (
  <Section title="What you will see">
    <Card gap={12}>
      <p>
        The reading level in plain words, what your child read lately, the minutes, a skill that goes
        especially well, and what is due. You cannot start or change anything, and you see no other child.
      </p>
      <div>
        <LinkButton {...linkTo(studentHome)}>Read a passage yourself</LinkButton>
      </div>
    </Card>
  </Section>
);

const ForParents = () => (
  <EmptyState
    title="This page is for parents"
    action={
      <LinkButton {...linkTo(studentHome)} variant="primary">
        Go to my home
      </LinkButton>
    }
  >
    A parent signs up with an account of their own and sees here how their child reads.
  </EmptyState>
);

/** Accounts that were erased because this parent asked for it. */
function CarriedOut() {
  const { data } = useEndpointQuery(listOwnErasures, {});
  if (data === undefined || data.erasures.length === 0) return null;
  return (
    <Section title="Erased accounts">
      <Stack as="ul" gap={8}>
        {data.erasures.map(({ askedAt, doneAt }) => (
          <li key={askedAt}>
            The account of a child, for which you asked on {shortDate(askedAt, ZONE)}, is erased
            {doneAt !== null && ` since ${shortDate(doneAt, ZONE)}`}.
          </li>
        ))}
      </Stack>
    </Section>
  );
}

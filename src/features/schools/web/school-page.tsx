import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusAtFirst } from '#platform/ui/web/use-focus-at-first.ts';
import type { School } from '../contract/fields.ts';
import { readSchoolOfTeacher } from '../contract/own-school.ts';
import { addressOf } from '../core/school-address.ts';
import { DEFAULT_COUNTRY } from '../core/school-limits.ts';
import { FindSchool } from './find/find-school.tsx';
import { LeaveSchoolDialog } from './leave-school-dialog.tsx';
import { SchoolClaims } from './school-claims.tsx';

type OwnSchool = ResponseOf<typeof readSchoolOfTeacher>;

/** At which school a teacher teaches, and who else says that they do. */
export function SchoolPage() {
  const { role, userId } = useActor();
  const query = useEndpointQuery(readSchoolOfTeacher, { params: { id: userId } });
  return (
    <AccountPage title="Your school" viewer={role} wide>
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {(own) => <OfTeacher own={own} />}
      </QueryState>
    </AccountPage>
  );
}

function OfTeacher({ own: { school, confirmed } }: { readonly own: OwnSchool }) {
  const [looking, setLooking] = useState(false);
  // What comes in the place of a button that was pressed has the focus.
  const [acted, setActed] = useState(false);
  const look = (looks: boolean) => {
    setActed(true);
    setLooking(looks);
  };
  if (school === null || looking)
    return (
      <Stack gap={16}>
        {school === null && (
          <p>Where do you teach? Choose your school, or add it when it is not in the list.</p>
        )}
        <FindSchool
          key={school === null ? 'none' : 'another'}
          takesFocus={acted}
          onChosen={() => {
            announce('Your school is saved.');
            look(false);
          }}
          otherwise={
            school !== null && (
              <Button variant="quiet" onClick={() => look(false)}>
                Keep {school.name}
              </Button>
            )
          }
        />
      </Stack>
    );
  return (
    <>
      <Chosen
        school={school}
        confirmed={confirmed}
        takesFocus={acted}
        onChange={() => look(true)}
        onLeft={() => look(false)}
      />
      {confirmed && <SchoolClaims at={school.name} />}
    </>
  );
}

interface ChosenProps {
  readonly school: School;
  readonly confirmed: boolean;
  readonly takesFocus: boolean;
  readonly onChange: () => void;
  readonly onLeft: () => void;
}

function Chosen({ school, confirmed, takesFocus, onChange, onLeft }: ChosenProps) {
  const [leaving, setLeaving] = useState(false);
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  return (
    <Card>
      <Stack gap={12}>
        <Row align="center" gap={12}>
          <h2 ref={heading} tabIndex={-1}>
            {school.name}
          </h2>
          <Badge tone={confirmed ? 'leaf' : 'sun'}>{confirmed ? 'Confirmed' : 'Not confirmed yet'}</Badge>
        </Row>
        <p>{addressOf(school, DEFAULT_COUNTRY)}</p>
        {!confirmed && (
          <p>
            An administrator or a colleague confirms that you teach here. You do not have to wait for it: your
            classes work as before.
          </p>
        )}
        <Row>
          <Button onClick={onChange}>Choose another school</Button>
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            I don’t teach here
          </Button>
        </Row>
        {leaving && (
          <LeaveSchoolDialog
            school={school}
            confirmed={confirmed}
            onLeft={onLeft}
            onClose={() => setLeaving(false)}
          />
        )}
      </Stack>
    </Card>
  );
}

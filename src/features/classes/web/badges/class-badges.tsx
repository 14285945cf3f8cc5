import { useState } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { readBadges } from '../../contract/badges.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import type { PrintedCard } from '../add-students/new-rows.ts';
import { type BadgeStudent, ChooseHolders } from './choose-holders.tsx';
import { ReadyBadges } from './ready-badges.tsx';
import { TurnBadgesOn } from './turn-badges.tsx';

interface ClassBadgesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone'>;
  readonly students: readonly BadgeStudent[];
}

/** Badges for children who do not type yet: off at first, then whom, then the cards. */
export function ClassBadges({ schoolClass, students }: ClassBadgesProps) {
  const query = useEndpointQuery(readBadges, { params: { id: schoolClass.id } });
  const [made, setMade] = useState<readonly PrintedCard[] | null>(null);
  if (made !== null) return <ReadyBadges rows={made} schoolClass={schoolClass} />;
  return (
    <Section
      title="Badges for young readers"
      lead="A badge is a QR code on a card. A child shows it to the camera and is logged in, without a password."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {({ badgesUntil, holders }) =>
          badgesUntil === null ? (
            <TurnBadgesOn schoolClass={schoolClass} />
          ) : (
            <ChooseHolders
              schoolClass={schoolClass}
              badgesUntil={badgesUntil}
              students={students}
              holders={holders}
              onMade={setMade}
            />
          )
        }
      </QueryState>
    </Section>
  );
}

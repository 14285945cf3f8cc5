import { useEffect, useRef } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { AskBeforeLeaving } from '../add-students/ask-before-leaving.tsx';
import { LoginCards } from '../add-students/login-cards.tsx';
import type { PrintedCard } from '../add-students/new-rows.ts';

interface ReadyBadgesProps {
  readonly rows: readonly PrintedCard[];
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
}

/** The badges are there: once, on cards to cut out. The focus comes along: what had it is gone. */
export function ReadyBadges({ rows, schoolClass }: ReadyBadgesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Section title={rows.length === 1 ? '1 badge is ready' : `${rows.length} badges are ready`}>
        <Note tone="leaf" title="Print the badges now">
          <p>
            When you leave this page, they cannot be shown again. Whoever holds a badge gets in, so keep them
            in the classroom.
          </p>
        </Note>
        <Row gap={16} rowGap={8}>
          <PrintButton label="Print badges" primary />
          <LinkButton {...linkTo(classPage, { id: schoolClass.id })} variant="quiet">
            Go to the class
          </LinkButton>
        </Row>
        <AskBeforeLeaving words="The badges are not shown again. You would have to create new ones." />
        <LoginCards rows={rows} className={schoolClass.name} />
      </Section>
    </div>
  );
}

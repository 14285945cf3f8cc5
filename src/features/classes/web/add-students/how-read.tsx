import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { ListColumnsCard } from './list-columns-card.tsx';
import type { ComparedList, RosterImport } from './use-roster-import.ts';

interface HowReadProps {
  readonly list: ComparedList;
  readonly roster: RosterImport;
}

/** How the list was read, and ways to read it otherwise: by its columns, or with first and last names swapped. */
export function HowRead({ list: { columns, howRead }, roster }: HowReadProps) {
  const isInParts = columns.some(({ role }) => role === 'last');
  return (
    <Section title="Check the names">
      {columns.length > 0 && (
        <ListColumnsCard columns={columns} onRoles={(roles) => void roster.readAs(roles)} />
      )}
      {howRead.length > 0 && (
        <Note title="How the names were read">
          {howRead.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      {!isInParts && roster.rows.length > 0 && (
        <Row>
          <Button
            variant="quiet"
            pending={roster.pending}
            onClick={() => {
              void roster.swap();
              focusHeading();
            }}
          >
            Swap first and last names
          </Button>
        </Row>
      )}
    </Section>
  );
}

import { ownZone } from '#features/classes/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { shortDateTime } from '#platform/ui/web/figures.ts';
import type { ActPerson, AuditedAct } from '../contract/audit-log.ts';
import { actInWords, factInWords } from '../core/acts.ts';

/** @param onPerson somebody chose to see the acts of one person: the words of the search. */
export const actColumns = (onPerson: (words: string) => void): readonly Column<AuditedAct>[] => [
  { id: 'at', header: 'When', cell: ({ at }) => shortDateTime(at, ownZone()) },
  {
    id: 'by',
    header: 'Who',
    cell: ({ by }) => (by === null ? 'A command on the server' : <Person person={by} onPerson={onPerson} />),
  },
  { id: 'act', header: 'Did', rowHeader: true, cell: ({ act }) => actInWords(act) },
  {
    id: 'about',
    header: 'To whom',
    cell: ({ by, about }) => {
      if (about === null) return '';
      return about.userId === by?.userId ? 'themselves' : <Person person={about} onPerson={onPerson} />;
    },
  },
  {
    id: 'facts',
    header: 'Details',
    cell: ({ facts }) => facts.map(({ name, value }) => factInWords(name, value)).join(' · '),
  },
];

interface PersonProps {
  readonly person: ActPerson;
  readonly onPerson: (words: string) => void;
}

/** Somebody in the log; pressing the name shows what else there is about them. */
const Person = ({ person: { userId, username }, onPerson }: PersonProps) => (
  <Button
    variant="quiet"
    aria-label={`Only acts of and about ${username ?? `account ${userId}`}`}
    onClick={() => onPerson(username ?? `#${userId}`)}
  >
    {username ?? `#${userId} (erased)`}
  </Button>
);

import { Link } from '@tanstack/react-router';
import { ownZone } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { auditLogPage } from '#platform/screens/core/staff-addresses.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import linkStyles from '#platform/ui/web/text-link.module.css';
import { shortDateTime } from '#platform/wording/core/figures.ts';
import type { ActPerson, AuditedAct } from '../contract/audit-log.ts';
import { actInWords, factInWords } from '../core/acts.ts';
import styles from './accounts.module.css';

/** @param onPerson somebody went to the acts of one person: the words of the search. */
export const actColumns = (onPerson: (words: string) => void): readonly Column<AuditedAct>[] => [
  {
    id: 'act',
    header: 'What was done',
    rowHeader: true,
    cell: ({ act, facts }) => (
      <div>
        {actInWords(act)}
        {facts.length > 0 && (
          <span className={styles.about}>
            {facts.map(({ name, value }) => factInWords(name, value)).join(' · ')}
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'by',
    header: 'By',
    cell: ({ by, as }) => (
      <>
        {by === null ? 'a command on the server' : <Person person={by} onPerson={onPerson} />}
        {as !== null && (
          <>
            {' as '}
            <Person person={as} onPerson={onPerson} />
          </>
        )}
      </>
    ),
  },
  {
    id: 'about',
    header: 'To',
    cell: ({ by, about }) => {
      // It is about a class or an activity, which the first column names.
      if (about === null) return null;
      return about.userId === by?.userId ? 'themselves' : <Person person={about} onPerson={onPerson} />;
    },
  },
  { id: 'at', header: 'When', cell: ({ at }) => shortDateTime(at, ownZone()) },
];

interface PersonProps {
  readonly person: ActPerson;
  readonly onPerson: (words: string) => void;
}

/** Somebody in the log; the link leads to what else there is about them. */
function Person({ person: { userId, username }, onPerson }: PersonProps) {
  const words = username ?? `#${userId}`;
  return (
    <Link
      {...linkTo(auditLogPage, {}, { person: words })}
      className={linkStyles.link}
      aria-label={username === null ? `All about ${words} (erased)` : `All about ${words}`}
      onClick={() => onPerson(words)}
    >
      {username === null ? `${words} (erased)` : words}
    </Link>
  );
}

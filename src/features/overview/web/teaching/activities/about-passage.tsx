import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { levelName } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { listPassageReaders } from '../../../contract/passage-readers.ts';
import type { DraftPassage } from './activity-draft.ts';
import styles from './choose-passage-to-assign.module.css';

/** "Level Four · about 8 minutes". */
export const AboutPassage = ({ passage: { level, minutes } }: { readonly passage: DraftPassage }) =>
  `${levelName(level)} · about ${count(minutes, 'minute')}`;

/** So many names fit into a line. */
const NAMES_AT_FIRST = 3;

interface ReadAlreadyProps {
  readonly versionId: number;
  /** Those who have read it of the ones it is meant for; null where that is not known, and all students of the teacher are told. */
  readonly among: readonly number[] | null;
}

/** Which students have read a passage: the last ones by name, the others when asked for; nothing for none, and while it is not known. */
export function ReadAlready({ versionId, among }: ReadAlreadyProps) {
  const { data } = useEndpointQuery(listPassageReaders, { params: { versionId } });
  const [all, setAll] = useState(false);
  const readers = (data?.readers ?? []).filter(
    ({ studentId }) => among === null || among.includes(studentId),
  );
  // Of some students all are listed, or are so many that it does not matter.
  const more = among === null ? (data?.more ?? 0) : 0;
  if (readers.length === 0) return null;
  const names = readers.map(namesAmong(readers));
  const shown = all || names.length === NAMES_AT_FIRST + 1 ? names : names.slice(0, NAMES_AT_FIRST);
  const hidden = names.length - shown.length;
  return (
    <p className={styles.about}>
      {among === null ? 'Your students who have already read it:' : 'Already read by'} {shown.join(', ')}
      {hidden > 0 && (
        <>
          {' '}
          <Button variant="quiet" onClick={() => setAll(true)}>
            and {hidden + more} more
          </Button>
        </>
      )}
      {hidden === 0 && more > 0 && ` and ${more} more`}
    </p>
  );
}

import { levelName } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { count } from '#platform/ui/web/figures.ts';
import { listPassageReaders } from '../../../contract/passage-readers.ts';
import type { DraftPassage } from './activity-draft.ts';
import styles from './choose-passage-to-assign.module.css';

/** "Level Four · about 8 minutes". */
export const AboutPassage = ({ passage: { level, minutes } }: { readonly passage: DraftPassage }) =>
  minutes === null ? levelName(level) : `${levelName(level)} · about ${count(minutes, 'minute')}`;

/** How many students of the teacher have read a passage; nothing for none, and while it is not known. */
export function ReadAlready({ versionId }: { readonly versionId: number }) {
  const { data } = useEndpointQuery(listPassageReaders, { params: { versionId } });
  const readers = data ? data.readers.length + data.more : 0;
  if (readers === 0) return null;
  return <p className={styles.about}>Already read by {readers} of your students</p>;
}

import { linkTo } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/staff-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { CatalogLine } from '../../contract/endpoints.ts';
import { curlQuotes } from '../../core/curl-quotes.ts';
import { TOPIC_NAMES } from '../../core/topics.ts';
import { count, genreName, levelName } from '../catalog-names.ts';
import { Cover } from '../cover/cover.tsx';
import type { CoverLook } from '../cover/cover-looks.ts';
import { PassageMarks } from '../passage-marks.tsx';
import styles from './shelf.module.css';

interface ShelfCardProps {
  readonly line: CatalogLine;
  readonly cover: CoverLook;
}

/** A passage on the shelf; the whole card opens it. */
export const ShelfCard = ({ line, cover }: ShelfCardProps) => (
  <li className={styles.card}>
    <span className={styles.picture}>
      <Cover {...cover} />
    </span>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <TextLink {...linkTo(passagePage, { id: line.versionId })}>{curlQuotes(line.title)}</TextLink>
      </h3>
      <p className={styles.facts}>
        {levelName(line.level)} · {TOPIC_NAMES[line.topic]}
      </p>
      <p className={styles.facts}>
        {genreName(line.genre)} · {count(line.minutes, 'minute')} · {count(line.words, 'word')}
      </p>
      <p className={styles.opening}>{curlQuotes(line.opening)}</p>
      <PassageMarks line={line} />
    </div>
  </li>
);

import { linkTo } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { CatalogLine } from '../../contract/endpoints.ts';
import { TOPIC_NAMES } from '../../core/topics.ts';
import { count, genreName, levelName } from '../catalog-names.ts';
import { PassageMarks } from '../passage-marks.tsx';
import { TopicIcon } from '../topic-icon.tsx';
import styles from './shelf.module.css';

/** A passage on the shelf; the whole card opens it. */
export const ShelfCard = ({ line }: { readonly line: CatalogLine }) => (
  <li className={styles.card}>
    <span className={styles.picture}>
      <TopicIcon topic={line.topic} size={24} stroke={1.75} />
    </span>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <TextLink {...linkTo(passagePage, { id: line.reading_comprehension_quiz_id })}>{line.title}</TextLink>
      </h3>
      <p className={styles.facts}>
        {levelName(line.level)} · {TOPIC_NAMES[line.topic]}
      </p>
      <p className={styles.facts}>
        {genreName(line.genre)} · {count(line.minutes, 'minute')} · {count(line.words, 'word')}
      </p>
      <p className={styles.opening}>{line.opening}</p>
      <PassageMarks of={line} />
    </div>
  </li>
);

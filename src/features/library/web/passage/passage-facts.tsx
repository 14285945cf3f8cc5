import { useId } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, passagePage } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { TOPIC_NAMES } from '../../core/topics.ts';
import { count, genreName, KIND_NAMES, levelName, SKILL_NAMES, seriesName } from '../catalog-names.ts';
import styles from './passage.module.css';

interface PassageFactsProps {
  readonly passage: CatalogQuiz;
}

/** What a teacher wants to know before a class reads it. */
export function PassageFacts({ passage }: PassageFactsProps) {
  const heading = useId();
  return (
    <Card as="section" className={styles.about} labelledBy={heading}>
      <h2 id={heading}>About this passage</h2>
      {passage.care && (
        <Note title="You may want to look first">
          <p>Its subject is a serious one. Students under 13 are never offered it.</p>
        </Note>
      )}
      <dl className={styles.facts}>
        {factsOf(passage).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {passage.series && <SeriesFact passage={passage} series={passage.series} />}
      </dl>
    </Card>
  );
}

const factsOf = (of: CatalogQuiz): readonly (readonly [name: string, value: string])[] => [
  ['Level', levelName(of.level)],
  ['Estimated reading measure', `${of.measure}`],
  ['Length', `${count(of.words, 'word')}, ${count(of.questions, 'question')}`],
  ['Time', `about ${count(of.minutes, 'minute')}`],
  ['Topic', TOPIC_NAMES[of.topic]],
  ['Genre', `${genreName(of.genre)}, ${KIND_NAMES[of.kind].toLowerCase()}`],
  ['Asks for', of.skills.map((skill) => SKILL_NAMES[skill]).join(', ')],
];

interface SeriesFactProps extends PassageFactsProps {
  readonly series: NonNullable<CatalogQuiz['series']>;
}

const SeriesFact = ({ passage: { otherParts }, series }: SeriesFactProps) => (
  <div>
    <dt>Series</dt>
    <dd>
      Part {series.part} of{' '}
      <TextLink {...linkTo(library, {}, { series: series.id })}>{seriesName(series.id)}</TextLink>
      {otherParts.length > 0 && (
        <ul className={styles.parts}>
          {otherParts.map(({ part, title, reading_comprehension_quiz_id }) => (
            <li key={reading_comprehension_quiz_id}>
              Part {part}:{' '}
              <TextLink {...linkTo(passagePage, { id: reading_comprehension_quiz_id })}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </dd>
  </div>
);

import { useId } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, passagePage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { SKILL_NAMES } from '../../core/skill-names.ts';
import { TOPIC_NAMES } from '../../core/topics.ts';
import { count, genreName, KIND_NAMES, levelName, seriesName } from '../catalog-names.ts';
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
        <Note title="You may want to read it first">
          <p>The subject is serious, so students under 13 are never offered it.</p>
        </Note>
      )}
      <Facts>
        {factsOf(passage).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {passage.series && <SeriesFact passage={passage} series={passage.series} />}
      </Facts>
    </Card>
  );
}

const factsOf = (passage: CatalogQuiz): readonly (readonly [name: string, value: string])[] => [
  ['Level', levelName(passage.level)],
  ['Estimated reading measure', `${passage.measure}`],
  ['Length', `${count(passage.words, 'word')}, ${count(passage.questions, 'question')}`],
  ['Time', `about ${count(passage.minutes, 'minute')}`],
  ['Topic', TOPIC_NAMES[passage.topic]],
  ['Genre', `${genreName(passage.genre)}, ${KIND_NAMES[passage.kind].toLowerCase()}`],
  ['Skills', passage.skills.map((skill) => SKILL_NAMES[skill]).join(', ')],
];

interface SeriesFactProps extends PassageFactsProps {
  readonly series: NonNullable<CatalogQuiz['series']>;
}

const SeriesFact = ({ passage: { otherParts }, series }: SeriesFactProps) => (
  <Fact name="Series">
    Part {series.part} of{' '}
    <TextLink {...linkTo(library, {}, { series: series.id })}>{seriesName(series.id)}</TextLink>
    {otherParts.length > 0 && (
      <ul className={styles.parts}>
        {otherParts.map(({ part, title, versionId }) => (
          <li key={versionId}>
            Part {part}: <TextLink {...linkTo(passagePage, { id: versionId })}>{title}</TextLink>
          </li>
        ))}
      </ul>
    )}
  </Fact>
);

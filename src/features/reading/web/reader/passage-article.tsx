import { type CSSProperties, type Ref, useMemo } from 'react';
import type { EvidenceView, PassageView } from '#features/library/contract/passage-view.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { INVENTED_TEXT } from '#features/library/core/invented-text.ts';
import { topicName } from '#features/library/core/topic-name.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { interviewQuestions } from '../../core/interview-questions.ts';
import styles from './passage-article.module.css';
import { PassageParagraph } from './passage-paragraph.tsx';
import { glossaryPlaces } from './passage-runs.ts';
import type { ReaderSettings } from './reader-settings.ts';
import { fittingWords } from './reader-surface.ts';
import { type SentenceOption, sentencePlaces } from './sentence-places.ts';

interface PassageArticleProps {
  readonly passage: PassageView;
  readonly settings: Pick<ReaderSettings, 'size' | 'font' | 'spacing' | 'width'>;
  /** What to light up. */
  readonly evidence: readonly EvidenceView[];
  /** The title takes the focus on arrival. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Sentences that can be chosen in the text, while a question asks for one. */
  readonly sentences?: readonly SentenceOption[] | undefined;
  /** The one of them that is chosen so far. */
  readonly chosenSentence?: number | null | undefined;
  readonly onSentence?: ((sentence: number) => void) | undefined;
  /** The screen has another main heading. */
  readonly titleAs?: 'h1' | 'h2';
}

const NOBODY_ASKS: ReadonlySet<number> = new Set();
const NO_SENTENCES: readonly SentenceOption[] = [];

/** The passage to read: title, numbered paragraphs, words that explain themselves. */
export function PassageArticle({
  passage,
  settings,
  evidence,
  titleRef,
  sentences = NO_SENTENCES,
  chosenSentence = null,
  onSentence = () => {},
  titleAs: Title = 'h1',
}: PassageArticleProps) {
  const places = useMemo(() => glossaryPlaces(passage), [passage]);
  const asked = useMemo(
    () => (passage.genre === 'interview' ? interviewQuestions(passage.paragraphs) : NOBODY_ASKS),
    [passage],
  );
  const chosenFrom = useMemo(() => sentencePlaces(passage.paragraphs, sentences), [passage, sentences]);
  const { title, paragraphs } = passage;
  const fitting = useMemo(() => fittingWords(...paragraphs), [paragraphs]);
  return (
    // The size gives way in a narrow place before a word is cut.
    <div className={styles.place}>
      <article
        className={styles.passage}
        lang="en"
        data-font={settings.font}
        data-spacing={settings.spacing}
        data-width={settings.width}
        // In rem, so that a larger letter size of the browser is kept on top.
        style={{ ...fitting, '--chosen': `${settings.size / 16}rem` } as CSSProperties}
      >
        <header className={styles.header}>
          <p className={styles.topic}>{topicName(passage.topic)}</p>
          <Title
            ref={titleRef}
            tabIndex={-1}
            className={styles.title}
            style={fittingWords(title)}
            data-passage-title
          >
            {curlQuotes(title)}
          </Title>
          {passage.invented === true && <p className={styles.invented}>{INVENTED_TEXT}</p>}
        </header>
        {paragraphs.map((text, index) => (
          <PassageParagraph
            key={text}
            number={index + 1}
            text={text}
            verse={passage.form === 'verse'}
            asks={asked.has(index + 1)}
            glossary={places.filter((place) => place.paragraph === index + 1)}
            lit={evidence.filter((place) => place.paragraph === index + 1)}
            sentences={chosenFrom.filter((place) => place.paragraph === index + 1)}
            chosenSentence={chosenSentence}
            onSentence={onSentence}
          />
        ))}
        {places.length > 0 && (
          <VisuallyHidden>Buttons in the text tell you what a word means.</VisuallyHidden>
        )}
      </article>
    </div>
  );
}

import { type Ref, useMemo } from 'react';
import type { EvidenceView, PassageView } from '#features/library/contract/passage-view.ts';
import { INVENTED_TEXT } from '#features/library/core/invented-text.ts';
import { topicName } from '#features/library/core/topic-name.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './passage-article.module.css';
import { PassageParagraph } from './passage-paragraph.tsx';
import { glossaryPlaces } from './passage-runs.ts';
import type { ReaderSettings } from './reader-settings.ts';

interface PassageArticleProps {
  readonly passage: PassageView;
  readonly settings: Pick<ReaderSettings, 'size' | 'font' | 'spacing' | 'width'>;
  /** What to light up. */
  readonly evidence: readonly EvidenceView[];
  /** The title takes the focus when somebody arrives. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The screen has another main heading. */
  readonly titleAs?: 'h1' | 'h2';
}

/** The passage to read: title, numbered paragraphs, words that explain themselves. */
export function PassageArticle({
  passage,
  settings,
  evidence,
  titleRef,
  titleAs: Title = 'h1',
}: PassageArticleProps) {
  const places = useMemo(() => glossaryPlaces(passage), [passage]);
  return (
    <article
      className={styles.passage}
      lang="en"
      data-font={settings.font}
      data-spacing={settings.spacing}
      data-width={settings.width}
      // In rem, so that a larger letter size of the browser is kept on top.
      style={{ fontSize: `${settings.size / 16}rem` }}
    >
      <header className={styles.header}>
        <p className={styles.topic}>{topicName(passage.topic)}</p>
        <Title ref={titleRef} tabIndex={-1} className={styles.title}>
          {passage.title}
        </Title>
        {passage.invented === true && <p className={styles.invented}>{INVENTED_TEXT}</p>}
      </header>
      {passage.paragraphs.map((text, index) => (
        <PassageParagraph
          key={text}
          number={index + 1}
          text={text}
          verse={passage.form === 'verse'}
          glossary={places.filter((place) => place.paragraph === index + 1)}
          lit={evidence.filter((place) => place.paragraph === index + 1)}
        />
      ))}
      {places.length > 0 && <VisuallyHidden>Buttons in the text tell the meaning of a word.</VisuallyHidden>}
    </article>
  );
}

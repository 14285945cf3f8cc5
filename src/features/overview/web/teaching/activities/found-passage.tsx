import { useState } from 'react';
import { type CatalogLine, getCatalogQuiz } from '#features/library/contract/endpoints.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import type { Skill } from '#features/library/core/skills.ts';
import { NumberedParagraph } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import { AboutPassage, ReadAlready } from './about-passage.tsx';
import type { DraftPassage } from './activity-draft.ts';
import styles from './choose-passage-to-assign.module.css';
import { practiceOf } from './draft-words.ts';
import { GivenAlready } from './given-already.tsx';
import type { PassagesGiven } from './use-passages-given.ts';

interface FoundPassageProps {
  readonly found: CatalogLine;
  /** The skill that was asked for. */
  readonly skill: Skill | undefined;
  readonly given: PassagesGiven;
  /** What the button says; another word where it does more than choose. */
  readonly act?: string;
  readonly pending?: boolean;
  readonly onChoose: (passage: DraftPassage) => void;
}

/** A passage that was found: what it is, who has read it, a look into it, and the choice. */
export function FoundPassage({
  found,
  skill,
  given,
  act = 'Choose',
  pending = false,
  onChoose,
}: FoundPassageProps) {
  const { title, versionId, level, minutes, opening } = found;
  const passage = { versionId, title, level, minutes };
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.words}>
        <strong>{title}</strong>
        <p className={styles.about}>
          <AboutPassage passage={passage} />
          {skill !== undefined && ` · ${practiceOf(found, skill)}`}
        </p>
        {!open && <p className={styles.about}>{curlQuotes(opening)}</p>}
        <GivenAlready versionId={versionId} given={given} />
        <ReadAlready versionId={versionId} among={given.readersOf(versionId)} />
      </div>
      <Row gap={8}>
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-label={`Preview “${title}”`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Preview'}
        </Button>
        <Button aria-label={`${act} “${title}”`} pending={pending} onClick={() => onChoose(passage)}>
          {act}
        </Button>
      </Row>
      {open && <Preview versionId={versionId} title={title} />}
    </li>
  );
}

/** The text as students read it, as far as fits; it moves by itself. */
function Preview({ versionId, title }: { readonly versionId: number; readonly title: string }) {
  const query = useEndpointQuery(getCatalogQuiz, { params: { versionId } });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.preview} aria-label={`Text of “${title}”`} tabIndex={0} lang="en">
      <QueryState query={query} skeleton={<SkeletonLines lines={5} />}>
        {({ paragraphs, form }) =>
          paragraphs.map((text, index) => (
            <NumberedParagraph key={text} number={index + 1} lit={false} verse={form === 'verse'}>
              {curlQuotes(text)}
            </NumberedParagraph>
          ))
        }
      </QueryState>
    </section>
  );
}

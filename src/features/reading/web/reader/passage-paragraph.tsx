import type { EvidenceView } from '#features/library/contract/passage-view.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { LitWords, NumberedParagraph, VerseLine } from '#features/library/web/public.tsx';
import { GlossaryWord } from './glossary-word.tsx';
import { type GlossaryPlace, linesOfVerse, type Piece, runsOf } from './passage-runs.ts';
import { SentenceButton } from './sentence-button.tsx';
import type { SentencePlace } from './sentence-places.ts';

interface PassageParagraphProps {
  readonly number: number;
  readonly text: string;
  readonly verse: boolean;
  /** A question of an interview, set apart from its answer. */
  readonly asks: boolean;
  readonly glossary: readonly GlossaryPlace[];
  readonly lit: readonly EvidenceView[];
  /** Sentences to choose from: meanwhile the words that explain themselves are plain text. */
  readonly sentences: readonly SentencePlace[];
  readonly chosenSentence: number | null;
  readonly onSentence: (sentence: number) => void;
}

const piece = ({ entry, text, start }: Piece) =>
  entry ? <GlossaryWord key={start} text={text} entry={entry} /> : <span key={start}>{text}</span>;

const read = (text: string, glossary: readonly GlossaryPlace[], lit: readonly EvidenceView[]) =>
  runsOf(text, glossary, lit).map((run) =>
    run.lit ? <LitWords key={run.start}>{run.pieces.map(piece)}</LitWords> : run.pieces.map(piece),
  );

/** A paragraph of the passage with the words that explain themselves; the place of an answer is lit. */
export function PassageParagraph(props: PassageParagraphProps) {
  const { number, verse, asks, glossary, lit, sentences } = props;
  const text = curlQuotes(props.text);
  return (
    <NumberedParagraph number={number} lit={lit.length > 0} asks={asks}>
      {sentences.length > 0 ? (
        <Choosing {...props} text={text} />
      ) : verse ? (
        linesOfVerse(text, glossary, lit).map((line) => (
          <VerseLine key={line.start}>{read(line.text, line.glossary, line.lit)}</VerseLine>
        ))
      ) : (
        read(text, glossary, lit)
      )}
    </NumberedParagraph>
  );
}

type ChoosingProps = Pick<PassageParagraphProps, 'text' | 'sentences' | 'chosenSentence' | 'onSentence'>;

/** A paragraph while one of its sentences is to be chosen. */
const Choosing = ({ text, sentences, chosenSentence, onSentence }: ChoosingProps) =>
  runsOf(text, [], sentences).map((run) => {
    const chosen = sentences.find(({ start }) => start === run.start);
    return run.lit && chosen ? (
      <SentenceButton
        key={run.start}
        chosen={chosen.sentence === chosenSentence}
        onChoose={() => onSentence(chosen.sentence)}
      >
        {run.pieces.map(piece)}
      </SentenceButton>
    ) : (
      run.pieces.map(piece)
    );
  });

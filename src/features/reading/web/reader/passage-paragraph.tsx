import type { EvidenceView } from '#features/library/contract/passage-view.ts';
import { LitWords, NumberedParagraph } from '#features/library/web/public.tsx';
import { GlossaryWord } from './glossary-word.tsx';
import { type GlossaryPlace, type Piece, runsOf } from './passage-runs.ts';

interface PassageParagraphProps {
  readonly number: number;
  readonly text: string;
  readonly verse: boolean;
  readonly glossary: readonly GlossaryPlace[];
  readonly lit: readonly EvidenceView[];
}

const piece = ({ entry, text, start }: Piece) =>
  entry ? <GlossaryWord key={start} text={text} entry={entry} /> : <span key={start}>{text}</span>;

/** A paragraph of the passage with the words that explain themselves; where an answer stands it is lit. */
export const PassageParagraph = ({ number, text, verse, glossary, lit }: PassageParagraphProps) => (
  <NumberedParagraph number={number} lit={lit.length > 0} verse={verse}>
    {runsOf(text, glossary, lit).map((run) =>
      run.lit ? <LitWords key={run.start}>{run.pieces.map(piece)}</LitWords> : run.pieces.map(piece),
    )}
  </NumberedParagraph>
);

import { Note } from './note.tsx';

/** Why something did not work, read out at once; nothing while nothing went wrong. */
export const ProblemNote = ({ words }: { readonly words: string | null }) =>
  words !== null && (
    <Note tone="berry" role="alert">
      <p>{words}</p>
    </Note>
  );

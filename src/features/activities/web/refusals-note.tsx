import { Note } from '#platform/ui/web/note.tsx';

/** Why something was not set, and for which class where there are several. */
export interface Refusal {
  readonly className: string | null;
  readonly why: string;
}

/** What was refused, class by class; nothing where nothing was. */
export const RefusalsNote = ({ refusals }: { readonly refusals: readonly Refusal[] }) =>
  refusals.length > 0 && (
    <Note tone="berry" role="alert">
      {refusals.map(({ className, why }) => (
        <p key={className}>{className === null ? why : `${className}: ${why}`}</p>
      ))}
    </Note>
  );

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
      {[...Map.groupBy(refusals, ({ why }) => why)].map(([why, those]) => (
        <p key={why}>{[namesOf(those), why].join('')}</p>
      ))}
    </Note>
  );

/** "Room 12 and Room 14: ", so that what is wrong for several is said once. */
function namesOf(those: readonly Refusal[]): string {
  const names = those.flatMap(({ className }) => className ?? []);
  return names.length === 0 ? '' : `${new Intl.ListFormat('en-US').format(names)}: `;
}

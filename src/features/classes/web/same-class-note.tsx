import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { listClasses } from '../contract/endpoints.ts';
import type { ClassFormValues } from './class-form.ts';
import { sameClassSentence } from './same-class.ts';

interface SameClassNoteProps {
  readonly values: Pick<ClassFormValues, 'name' | 'grade'>;
  /** Of the class that is being changed; null for a new one. */
  readonly ownId: number | null;
}

/** Warns of a second class with the same name and grade; it may still be created. */
export function SameClassNote({ values, ownId }: SameClassNoteProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const sentence = sameClassSentence(values, data?.classes ?? [], ownId);
  return (
    <div aria-live="polite">
      {sentence !== null && (
        <Note>
          <p>{sentence}</p>
        </Note>
      )}
    </div>
  );
}

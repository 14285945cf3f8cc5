import { waitingSentence } from '#features/essays/web/public.tsx';
import type { WorklistRow } from '../../../contract/worklist.ts';
import { helpSentence } from '../help-sentence.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Who, and why with its number, in one sentence. */
export function rowSentence(row: WorklistRow): string {
  switch (row.type) {
    case 'help':
      return helpSentence(row);
    case 'pretest':
      return `${row.done} of ${row.known} ${row.done === 1 || row.known === 1 ? 'has' : 'have'} done the pretest.`;
    case 'essays':
      return `${waitingSentence(row.waiting)}.`;
    case 'requests':
      return askingSentence(row);
    case 'invites':
      return row.waiting === 1
        ? `${row.ownerName} invites you to teach ${row.className}.`
        : `${row.waiting} invitations to teach together, the newest from ${row.ownerName}.`;
    case 'families':
      return familiesSentence(row);
    case 'early':
      return `Nobody has finished ${row.quizzes} quizzes yet.`;
    case 'correction':
      return `The answer to question ${row.note.number} of “${row.note.title}” was corrected.`;
  }
}

function askingSentence({ waiting, names }: WorklistRow & { readonly type: 'requests' }): string {
  const rest = waiting - names.length;
  const who = inWords.format(rest > 0 ? [...names, `${rest} more`] : names);
  return `${who} ${waiting === 1 ? 'wants' : 'want'} to join.`;
}

/** Withdrawn consent comes first: a child cannot log in. */
function familiesSentence({
  waiting,
  withdrawn,
  studentName,
}: WorklistRow & { readonly type: 'families' }): string {
  if (waiting + withdrawn === 1)
    return withdrawn === 1
      ? `A parent of ${studentName} withdrew consent.`
      : `A parent of ${studentName} waits to be confirmed.`;
  const parts = [
    ...(withdrawn > 0 ? [`consent withdrawn for ${withdrawn}`] : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'parent waits' : 'parents wait'} to be confirmed`] : []),
  ];
  return `Families: ${inWords.format(parts)}, the newest of ${studentName}.`;
}

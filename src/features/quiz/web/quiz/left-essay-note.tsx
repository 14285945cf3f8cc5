import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayPage } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import { useHasEssayDraft } from '../essay/use-essay-draft.ts';
import styles from './quiz-desk.module.css';

/** Above a text that was begun before the essay of the quiz before: it can be written until the first answer here. */
export function LeftEssayNote({ essay }: { readonly essay: EssayPrompt }) {
  const [open, setOpen] = useState(true);
  const { attemptId, versionId } = essay;
  const hasDraft = useHasEssayDraft(attemptId);
  if (!open) return null;
  return (
    <div className={styles.above}>
      <Note title="You skipped the essay" onClose={() => setOpen(false)}>
        <p>You can still write about “{essay.title}” until you answer the first question here.</p>
        <p>
          <TextLink {...linkTo(essayPage, {}, { attemptId, versionId })}>
            {hasDraft ? 'Keep writing' : 'Write it now'}
          </TextLink>
        </p>
      </Note>
    </div>
  );
}

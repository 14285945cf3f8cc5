import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { ESSAY_REASON } from '#features/quiz/core/essay-reason.ts';
import { useHasEssayDraft, useOutboxState } from '#features/quiz/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayPage } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import styles from './home.module.css';
import { NextStepCard } from './next-step-card.tsx';

/** The short essay of the last quiz: it is written beside its text, before the next quiz is answered. */
export function EssayCard({ essay }: { readonly essay: EssayPrompt }) {
  const { questionId, attemptId, versionId, maySkip, title, prompt } = essay;
  const { extras } = useOutboxState();
  const hasDraft = useHasEssayDraft(attemptId);
  if (extras.items.some(({ kind, body }) => kind === 'essay' && body.questionId === questionId))
    return (
      <NextStepCard title={`You wrote about “${title}”`}>
        <p>It is kept on this device. We send it when you are back online.</p>
      </NextStepCard>
    );
  return (
    <NextStepCard title={`Write about “${title}”`} above={maySkip ? 'Optional' : 'First, a few sentences'}>
      <p>{curlQuotes(prompt)}</p>
      {hasDraft && <p>You began writing. It is kept on this device.</p>}
      <p className={styles.about}>{maySkip ? 'Or skip it and keep reading.' : ESSAY_REASON}</p>
      <div>
        <LinkButton
          {...linkTo(essayPage, {}, { attemptId, versionId })}
          variant={maySkip ? 'secondary' : 'primary'}
        >
          {hasDraft ? 'Keep writing' : 'Write about it'}
        </LinkButton>
      </div>
    </NextStepCard>
  );
}

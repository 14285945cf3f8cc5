import { useQueryClient } from '@tanstack/react-query';
import { EssayForm } from '#features/essays/web/public.tsx';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { NextStepCard } from './next-step-card.tsx';

/** The essay of the last quiz, where the class writes it before it reads on. */
export function EssayStep({ essay }: { readonly essay: EssayPrompt }) {
  const queryClient = useQueryClient();
  return (
    <NextStepCard title="Write a few sentences" above={essay.title}>
      <EssayForm
        essay={essay}
        onDone={({ kind }) => {
          if (kind !== 'gone')
            announce(kind === 'sent' ? 'Your essay is handed in.' : 'You left the essay out.');
          forgetReplies(queryClient, 'practice');
        }}
      />
    </NextStepCard>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#platform/ui/web/live-region.tsx';
import type { EssayPrompt } from '../../contract/essays.ts';
import { NextStepCard } from '../home/next-step-card.tsx';
import { forgetPractice } from '../quiz/forget-practice.ts';
import { EssayForm } from './essay-form.tsx';

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
          forgetPractice(queryClient);
        }}
      />
    </NextStepCard>
  );
}

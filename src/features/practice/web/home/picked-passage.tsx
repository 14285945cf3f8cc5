import { LinkButton } from '#platform/ui/web/link-button.tsx';
import type { QuizView } from '../../contract/views.ts';
import { PATHS } from '../practice-paths.ts';
import { topicName } from '../topic-name.ts';
import { NextStepCard } from './next-step-card.tsx';

/** The passage that was picked for a student whose class does not choose. */
export const PickedPassage = ({ quiz }: { quiz: QuizView }) => (
  <NextStepCard title={quiz.passage.title} above="Your next passage">
    <p>
      {topicName(quiz.passage.topic)}, {quiz.questionCount} questions
    </p>
    <div>
      <LinkButton to={PATHS.quiz} variant="primary">
        Start reading
      </LinkButton>
    </div>
  </NextStepCard>
);

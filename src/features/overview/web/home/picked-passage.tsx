import { topicName } from '#features/library/core/topic-name.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizPage } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { NextStepCard } from './next-step-card.tsx';

interface PickedPassageProps {
  readonly quiz: QuizView;
  /** Something else on the screen comes first. */
  readonly quiet: boolean;
}

/** The passage that was picked for a student whose class does not choose. */
export const PickedPassage = ({ quiz, quiet }: PickedPassageProps) => (
  <NextStepCard title={quiz.passage.title} above="Your next passage">
    <p>
      {topicName(quiz.passage.topic)}, {quiz.questionCount} questions
    </p>
    <div>
      <LinkButton {...linkTo(quizPage)} variant={quiet ? 'secondary' : 'primary'}>
        Start reading
      </LinkButton>
    </div>
  </NextStepCard>
);

import { useOutboxState } from '#features/quiz/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { pretest, quizPage } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { StudentProfile } from '../../contract/endpoints.ts';
import { ChoosePassage } from './choose-passage.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { whatNow } from './what-now.ts';

interface NextStepProps {
  readonly profile: StudentProfile;
  /** Something else on the screen comes first. */
  readonly quiet?: boolean;
}

/** The answer to "what now?". */
export function NextStep({ profile, quiet = false }: NextStepProps) {
  const now = whatNow(profile);
  if (now.kind === 'choose') return <ChoosePassage level={profile.readingLevel} quiet={quiet} />;
  if (now.kind === 'go-on') return <GoOn quiz={now.quiz} quiet={quiet} />;
  if (profile.startsOver)
    return <StartsOver {...profile.startsOver} points={profile.rank?.totalPoints ?? 0} />;
  return now.begun ? <GoOnWithPretest quiet={quiet} /> : <Pretest quiet={quiet} />;
}

interface PretestProps {
  readonly quiet?: boolean;
}

const Pretest = ({ quiet = false }: PretestProps) => (
  <NextStepCard title="Let’s find your level">
    <p>
      Four short passages, sometimes five or six, help us find passages that fit you. You do not get a grade,
      and you can stop at any time.
    </p>
    <div>
      <LinkButton {...linkTo(pretest)} variant={quiet ? 'secondary' : 'primary'}>
        Start
      </LinkButton>
    </div>
  </NextStepCard>
);

/** A teacher has let the student start over. */
export const StartsOver = ({
  pointsToo,
  points,
}: {
  readonly pointsToo: boolean;
  readonly points: number;
}) => (
  <NextStepCard title="You start over">
    <p>
      Your teacher lets you start over. Four short passages, sometimes five or six, show us where you can go
      on.
      {pointsToo && ' Your points start at 0 again, too.'}
      {!pointsToo && points > 0 && ` You keep your ${count(points, 'point')}.`}
    </p>
    <p>Every passage that you read is still under “My quizzes.”</p>
    <div>
      <LinkButton {...linkTo(pretest)} variant="primary">
        Start
      </LinkButton>
    </div>
  </NextStepCard>
);

export const GoOnWithPretest = ({ quiet = false }: PretestProps) => (
  <NextStepCard title="Continue finding your level">
    <p>
      <Saved /> You can continue where you stopped.
    </p>
    <div>
      <LinkButton {...linkTo(pretest)} variant={quiet ? 'secondary' : 'primary'}>
        Continue
      </LinkButton>
    </div>
  </NextStepCard>
);

interface GoOnProps {
  readonly quiz: NonNullable<StudentProfile['openQuiz']>;
  readonly quiet?: boolean;
}

export const GoOn = ({ quiz, quiet = false }: GoOnProps) => (
  <NextStepCard title={quiz.title} above="Continue reading">
    <p>
      <Saved /> You can continue here any time.
    </p>
    <ProgressLine
      value={quiz.answeredCount}
      max={quiz.questionCount}
      label={`${quiz.answeredCount} of ${quiz.questionCount} questions answered`}
      showLabel
    />
    <div>
      <LinkButton {...linkTo(quizPage)} variant={quiet ? 'secondary' : 'primary'}>
        Continue
      </LinkButton>
    </div>
  </NextStepCard>
);

/** Only what has arrived is saved. */
const Saved = () => (useOutboxState().answers.items.length === 0 ? 'Saved.' : null);

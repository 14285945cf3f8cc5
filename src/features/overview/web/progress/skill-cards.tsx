import { IconBulb, IconPlant2 } from '@tabler/icons-react';
import { useId } from 'react';
import type { Skill } from '#features/library/core/skills.ts';
import { startQuiz } from '#features/quiz/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import type { StudentProfileData } from '../../contract/endpoints.ts';
import styles from './progress.module.css';
import { SKILL_WORDS } from './skill-words.ts';

/** One skill that a student is getting good at, and one to try with the next passage: where the answers say so. */
export const SkillCards = ({
  data: { goingWell, toTry },
}: {
  readonly data: Pick<StudentProfileData, 'goingWell' | 'toTry'>;
}) => (
  <>
    {goingWell && <GettingGood skill={goingWell} />}
    {toTry && <ToTry skill={toTry} />}
  </>
);

function GettingGood({ skill }: { readonly skill: Skill }) {
  const heading = useId();
  const { name, what } = SKILL_WORDS[skill];
  return (
    <Card as="section" labelledBy={heading} gap={8}>
      <IconPlant2 className={styles.icon} size={32} stroke={1.5} aria-hidden />
      <p className={styles.about}>You are getting good at</p>
      <h2 id={heading} className={styles.title}>
        {name}
      </h2>
      <p>{what}</p>
      <p>You get more of these questions right than we expected. Keep it up!</p>
    </Card>
  );
}

function ToTry({ skill }: { readonly skill: Skill }) {
  const heading = useId();
  const { name, tip } = SKILL_WORDS[skill];
  return (
    <Card as="section" labelledBy={heading} gap={8}>
      <IconBulb className={styles.icon} size={32} stroke={1.5} aria-hidden />
      <p className={styles.about}>One thing to try</p>
      <h2 id={heading} className={styles.title}>
        {name}
      </h2>
      <p>{tip}</p>
      <WithAPassage />
    </Card>
  );
}

/** The passage to try it with: the one that is open, or the one that fits best. */
function WithAPassage() {
  const { data } = useEndpointQuery(startQuiz, { query: {} });
  if (data === undefined || data.kind === 'essay') return null;
  if (data.kind === 'quiz') {
    return <Way words={`Try it with “${data.quiz.passage.title}”`} {...linkTo(quizPage)} />;
  }
  const best = data.offers.find(({ bestMatch }) => bestMatch) ?? data.offers[0];
  return best ? <Way words={`Try it with “${best.title}”`} {...linkTo(studentHome)} /> : null;
}

const Way = ({ words, ...to }: { readonly words: string } & ReturnType<typeof linkTo>) => (
  <div>
    <LinkButton {...to}>{words}</LinkButton>
  </div>
);

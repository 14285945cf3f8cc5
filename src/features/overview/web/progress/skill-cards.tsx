import { IconBulb, IconPlant, IconPlant2 } from '@tabler/icons-react';
import { useId } from 'react';
import type { Skill, SkillGroup } from '#features/library/core/skills.ts';
import { startQuiz } from '#features/quiz/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { StudentProfileData } from '../../contract/endpoints.ts';
import { type SkillGoingWell, skillsGoingWell } from '../../core/skills-going-well.ts';
import styles from './progress.module.css';
import { HOW_IT_GOES } from './skill-list.tsx';
import { GROUP_GOES, SKILL_WORDS } from './skill-words.ts';

/** Two or three skills where the answers say enough: one that a student is getting good at, one to try with the next passage, and what else goes well. */
export const SkillCards = ({
  data: { goingWell, toTry, skills },
}: {
  readonly data: Pick<StudentProfileData, 'goingWell' | 'toTry' | 'skills'>;
}) => (
  <>
    {goingWell && <GettingGood skill={goingWell} />}
    <GoesWell skills={skillsGoingWell(skills, [goingWell, toTry])} too={goingWell !== null} />
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

interface GoesWellProps {
  readonly skills: readonly SkillGoingWell[];
  /** Something is told above that goes well. */
  readonly too: boolean;
}

/** "Finding what a text is mostly about: going well". */
function GoesWell({ skills, too }: GoesWellProps) {
  const heading = useId();
  if (skills.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading} gap={12}>
      <IconPlant className={styles.icon} size={32} stroke={1.5} aria-hidden />
      <h2 id={heading} className={styles.title}>
        {too ? 'Also going well' : 'What is going well'}
      </h2>
      <Stack as="ul" gap={12}>
        {skills.map(({ skill, standing }) => (
          <Row as="li" key={skill} gap={12} rowGap={4} align="baseline">
            <span>{inWords(skill)}</span>
            <Badge tone={HOW_IT_GOES[standing].tone ?? 'plain'}>{HOW_IT_GOES[standing].words}</Badge>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** What a skill is, to a child, without its period. */
const inWords = (skill: Skill | SkillGroup): string =>
  isSkillGroup(skill) ? GROUP_GOES[skill] : SKILL_WORDS[skill].what.replace(/\.$/, '');

const isSkillGroup = (skill: Skill | SkillGroup): skill is SkillGroup => Object.hasOwn(GROUP_GOES, skill);

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

import { type ReactNode, useId } from 'react';
import type { Skill, SkillGroup } from '#features/library/core/skills.ts';
import { Badge, type BadgeProps } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { SkillCount, SkillSummary } from '../../contract/views.ts';
import styles from './progress.module.css';
import { GROUP_SENTENCES, GROUPS, rightInWords, SKILL_WORDS } from './skill-words.ts';

/** How the questions went by skill, in words. */
export function SkillList({ skills }: { readonly skills: readonly SkillSummary[] }) {
  const counts = skills.flatMap(({ skillsOfGroup }) => skillsOfGroup);
  const byType = new Map(counts.map((count) => [count.type, count]));
  return (
    <div className={styles.groups}>
      {GROUPS.map(([group, names]) => (
        <Group key={group} group={group}>
          {names.map((name) => {
            const count = byType.get(name);
            return isShown(count) && <SkillLine key={name} skill={name} count={count} />;
          })}
          <StillToSee skills={names.filter((name) => !isShown(byType.get(name)))} />
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: SkillGroup;
  readonly children: ReactNode;
}

function Group({ group, children }: GroupProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} gap={24}>
      <div>
        <h3 id={heading}>{group}</h3>
        <p className={styles.about}>{GROUP_SENTENCES[group]}</p>
      </div>
      <Stack as="ul" gap={24}>
        {children}
      </Stack>
    </Card>
  );
}

const isShown = (count: SkillCount | undefined): count is SkillCount =>
  count !== undefined && count.standing !== 'too-few';

/** The skills of which too little is known, in one line. */
function StillToSee({ skills }: { readonly skills: readonly Skill[] }) {
  if (skills.length === 0) return null;
  const names = skills.map((skill) => SKILL_WORDS[skill].name).join(', ');
  return <li className={styles.about}>After a few more questions: {names}.</li>;
}

/** What a child is told: how it goes for the questions that they get, and no number of doubt. */
export const HOW_IT_GOES: Readonly<
  Record<Exclude<SkillCount['standing'], 'too-few'>, { words: string; tone: BadgeProps['tone'] }>
> = {
  above: { words: 'Going great', tone: 'leaf' },
  'as-expected': { words: 'Going well', tone: 'sky' },
  below: { words: 'Good to practice', tone: 'sun' },
};

interface SkillLineProps {
  readonly skill: Skill;
  readonly count: SkillCount;
}

function SkillLine({ skill, count }: SkillLineProps) {
  const { name, what } = SKILL_WORDS[skill];
  const goes = count.standing === 'too-few' ? null : HOW_IT_GOES[count.standing];
  return (
    <Stack as="li" gap={4}>
      <Row as="p" gap={12} rowGap={4} align="baseline" between>
        <strong>{name}</strong>
        {goes && <Badge tone={goes.tone ?? 'plain'}>{goes.words}</Badge>}
      </Row>
      <p className={styles.what}>
        {what} <span className={styles.right}>{rightInWords(count)}.</span>
      </p>
    </Stack>
  );
}

import { type ReactNode, useId } from 'react';
import type { Skill, SkillGroup } from '#features/library/core/skills.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { SkillSummary } from '../../contract/views.ts';
import { isEnoughToShow } from '../../core/skill-to-try.ts';
import styles from './progress.module.css';
import { GROUP_SENTENCES, GROUPS, rightInWords, SKILL_WORDS } from './skill-words.ts';

type Count = SkillSummary['skillsOfGroup'][number];

/** How the questions went by skill. */
export function SkillBars({ skills }: { readonly skills: readonly SkillSummary[] }) {
  const counts = skills.flatMap(({ skillsOfGroup }) => skillsOfGroup);
  const byType = new Map(counts.map((count) => [count.type, count]));
  return (
    <div className={styles.groups}>
      {GROUPS.map(([group, names]) => (
        <Group key={group} group={group}>
          {names.map((name) => {
            const count = byType.get(name);
            return isShown(count) && <SkillBar key={name} skill={name} count={count} />;
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

const isShown = (count: Count | undefined): count is Count => count !== undefined && isEnoughToShow(count);

/** The skills of which too little is known, in one line. */
function StillToSee({ skills }: { readonly skills: readonly Skill[] }) {
  if (skills.length === 0) return null;
  const names = skills.map((skill) => SKILL_WORDS[skill].name).join(', ');
  return <li className={styles.about}>After a few more questions: {names}.</li>;
}

interface SkillBarProps {
  readonly skill: Skill;
  readonly count: Count;
}

function SkillBar({ skill, count }: SkillBarProps) {
  const { name, what } = SKILL_WORDS[skill];
  return (
    <Stack as="li" gap={4}>
      <Row as="p" gap={12} rowGap={0} align="baseline" between>
        <strong>{name}</strong>
        <span className={styles.right}>{rightInWords(count)}</span>
      </Row>
      <span className={styles.ground} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${(100 * count.rightCount) / count.askedCount}%` }} />
      </span>
      <p className={styles.what}>{what}</p>
    </Stack>
  );
}

import { type ReactNode, useId } from 'react';
import type { Skill, SkillGroup } from '#features/library/core/skills.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import type { SkillSummary } from '../../contract/views.ts';
import { isEnoughToShow, skillToTry } from '../../core/skill-to-try.ts';
import styles from './progress.module.css';
import { GROUP_SENTENCES, GROUPS, rightInWords, SKILL_WORDS } from './skill-words.ts';

type Count = SkillSummary['coreTypesSummary'][number];

const isSkill = (type: string): type is Skill => Object.hasOwn(SKILL_WORDS, type);

/** How the questions went by skill, and one thing to try. */
export function SkillBars({ skills }: { readonly skills: readonly SkillSummary[] }) {
  const counts = skills.flatMap(({ coreTypesSummary }) => coreTypesSummary);
  const byType = new Map(counts.map((count) => [count.type, count]));
  return (
    <>
      <ToTry counts={counts} />
      <div className={styles.groups}>
        {GROUPS.map(([group, names]) => (
          <Group key={group} group={group}>
            {names.map((name) => (
              <SkillBar key={name} skill={name} count={byType.get(name)} />
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

function ToTry({ counts }: { readonly counts: readonly Count[] }) {
  const type = skillToTry(counts)?.type ?? '';
  if (!isSkill(type)) return null;
  const { name, tip } = SKILL_WORDS[type];
  return (
    <Note tone="leaf" title={`One thing to try: ${name}`}>
      <p>{tip}</p>
    </Note>
  );
}

interface GroupProps {
  readonly group: SkillGroup;
  readonly children: ReactNode;
}

function Group({ group, children }: GroupProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className={styles.group}>
      <div>
        <h3 id={heading}>{group}</h3>
        <p className={styles.about}>{GROUP_SENTENCES[group]}</p>
      </div>
      <ul className={styles.skills}>{children}</ul>
    </Card>
  );
}

interface SkillBarProps {
  readonly skill: Skill;
  /** Undefined where nothing was asked about it. */
  readonly count: Count | undefined;
}

function SkillBar({ skill, count }: SkillBarProps) {
  const { name, what } = SKILL_WORDS[skill];
  const shown = count !== undefined && isEnoughToShow(count);
  return (
    <li className={styles.skill}>
      <p className={styles.top}>
        <strong>{name}</strong>
        {shown && <span className={styles.right}>{rightInWords(count)}</span>}
      </p>
      {shown && (
        <span className={styles.ground} aria-hidden="true">
          <span
            className={styles.bar}
            style={{ width: `${(100 * count.correctQuestions) / count.totalQuestions}%` }}
          />
        </span>
      )}
      <p className={styles.what}>{what}</p>
      {!shown && <p className={styles.about}>Answer a few more questions to see this.</p>}
    </li>
  );
}

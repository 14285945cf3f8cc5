import type { Skill } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { skillsToHelp, skillToPractice } from '#features/reports/core/skills-to-help.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { SkillRow } from '../../../core/skill-rows.ts';
import { PracticeSkill } from './practice-skill.tsx';
import type { PracticingStudent } from './practicing-student.ts';

/** The skills that a student is to practice, each once: of a group that needs help without one of its skills, the one in which most was lost. */
export const skillsToPractice = (rows: readonly SkillRow[]): Practice[] =>
  skillsToHelp(rows)
    .map(({ skill: need }) => ({ need, skill: skillToPractice(need, rows) }))
    .filter(({ skill }, at, all) => all.findIndex((one) => one.skill === skill) === at);

/** With what a student could use help, and the skill that is practiced for it. */
export interface Practice {
  readonly need: SkillOrGroup;
  readonly skill: Skill;
}

interface PracticeSkillsProps {
  readonly student: PracticingStudent;
  readonly rows: readonly SkillRow[];
}

/** With which passages to help a student; nothing where no skill is clearly behind. */
export function PracticeSkills({ student, rows }: PracticeSkillsProps) {
  const skills = skillsToPractice(rows);
  if (skills.length === 0) return null;
  return (
    <Stack gap={12}>
      {skills.map(({ need, skill }) => (
        <PracticeSkill key={skill} student={student} need={need} skill={skill} />
      ))}
    </Stack>
  );
}

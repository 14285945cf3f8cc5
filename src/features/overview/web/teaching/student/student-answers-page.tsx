import { useNavigate } from '@tanstack/react-router';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { isGroup, skillName, skillNamed } from '#features/reports/core/skill-words.ts';
import { skillToPractice } from '#features/reports/core/skills-to-help.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentAnswersPage, studentSkillsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import type { Span } from '#platform/time/core/span.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { PracticeSkill } from './practice-skill.tsx';
import { SkillAnswers } from './skill-answers.tsx';
import { StudentHub } from './student-hub.tsx';

/** The answers of a student behind the number of a skill. */
export function StudentAnswersPage() {
  const { params, search } = useScreen(studentAnswersPage);
  const { id: studentId } = params;
  const skill = skillNamed(search.skill);
  const part = skill === null ? 'Answers' : skillName(skill);
  return (
    <StudentHub studentId={studentId} part={part} skeleton={<SkeletonTable rows={10} columns={5} />}>
      {(profile) =>
        skill === null ? (
          <NoSkill id={studentId} />
        ) : (
          <>
            {!isGroup(skill) && (
              <PracticeSkill student={profile} need={skill} skill={skillToPractice(skill, [])} />
            )}
            <AnswersInSkill
              key={`${studentId} ${skill}`}
              studentId={studentId}
              name={profile.name}
              skill={skill}
            />
          </>
        )
      }
    </StudentHub>
  );
}

interface AnswersInSkillProps {
  readonly studentId: number;
  readonly name: string;
  readonly skill: SkillOrGroup;
}

function AnswersInSkill({ studentId, name, skill }: AnswersInSkillProps) {
  const { from, until } = useScreen(studentAnswersPage).search;
  const navigate = useNavigate();
  const show = ({ start, end }: Span) =>
    void navigate({
      ...linkTo(studentAnswersPage, { id: studentId }, { skill, from: start, until: end }),
      replace: true,
    });
  const days = { start: from ?? '', end: until ?? '' };
  return <SkillAnswers studentId={studentId} name={name} skill={skill} days={days} onDays={show} />;
}

const NoSkill = ({ id }: { readonly id: number }) => (
  <EmptyState
    title="Choose a skill"
    action={<LinkButton {...linkTo(studentSkillsPage, { id })}>See all skills</LinkButton>}
  >
    Each skill opens to the answers behind its number.
  </EmptyState>
);

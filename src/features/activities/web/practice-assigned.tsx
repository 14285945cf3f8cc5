import type { Skill } from '#features/library/core/skills.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { activityPage } from '#platform/screens/core/staff-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listAssignedPassages } from '../contract/teaching.ts';
import { practiceToRead } from '../core/practice-to-read.ts';
import { dayInWords } from './activity-words.ts';

interface PracticeAssignedProps {
  readonly classId: number;
  readonly skill: Skill;
  readonly students: readonly { readonly studentId: number }[];
}

/** That all of some students have a passage to read that practices a skill: "Assigned · due Sat, Dec 12"; nothing where one has none. */
export function PracticeAssigned({ classId, skill, students }: PracticeAssignedProps) {
  const { data } = useEndpointQuery(
    listAssignedPassages,
    { params: { id: classId } },
    { refetchOnMount: 'always' },
  );
  const studentIds = students.map(({ studentId }) => studentId);
  const found = practiceToRead(data?.passages ?? [], { skill, studentIds });
  if (!found) return null;
  return (
    <p>
      <TextLink {...linkTo(activityPage, { id: found.activityId })}>
        Assigned · due {dayInWords(found.dueDate)}
      </TextLink>
    </p>
  );
}

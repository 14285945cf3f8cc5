import type { ClassForTeacher } from '#features/classes/contract/classes-of-student.ts';
import { EVERY_LEVEL, StudentSupportsCard } from '#features/classes/web/public.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import {
  listStudentsOfClass,
  type StudentProfile,
  viewProfileForStudent,
} from '../../../contract/endpoints.ts';

interface Part {
  readonly profile: StudentProfile;
}

/** What the teacher's classes give this student; one card for each class that the teacher may change. */
export function StudentSupports({ profile: { studentId, name, classes } }: Part) {
  const own = classes.filter(({ classId, mayChange }) => classId !== null && mayChange);
  return own.map(
    (schoolClass) =>
      schoolClass.classId !== null &&
      schoolClass.supports && (
        <Section
          key={schoolClass.classId}
          title={own.length > 1 ? `Levels and support in ${schoolClass.className}` : 'Levels and support'}
        >
          <StudentSupportsCard
            studentId={studentId}
            classId={schoolClass.classId}
            supports={schoolClass.supports}
            levels={levelsOf(schoolClass)}
            waits={
              schoolClass.counts
                ? null
                : `Another class counts for ${name}. This starts once ${schoolClass.className} counts.`
            }
            refreshes={[viewProfileForStudent, listStudentsOfClass]}
          />
        </Section>
      ),
  );
}

const levelsOf = ({ minLevel, maxLevel }: ClassForTeacher) =>
  minLevel === null || maxLevel === null ? EVERY_LEVEL : { lowestLevel: minLevel, highestLevel: maxLevel };

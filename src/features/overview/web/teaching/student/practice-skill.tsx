import { useRef, useState } from 'react';
import { PracticeAssigned } from '#features/activities/web/public.tsx';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { type CatalogLine, listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import type { Skill } from '#features/library/core/skills.ts';
import { levelName } from '#features/library/web/public.tsx';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { practiceInWords } from '../../../core/practice-in-words.ts';
import found from '../activities/choose-passage-to-assign.module.css';
import { FoundPassage } from '../activities/found-passage.tsx';
import { toShow } from '../activities/passages-to-show.ts';
import { type PassagesGiven, usePassagesGiven } from '../activities/use-passages-given.ts';
import { practiceLink } from '../practice-link.ts';
import { readsAt } from '../reads-at.ts';
import styles from './practice-skill.module.css';
import { classToAssignIn, type PracticingStudent } from './practicing-student.ts';
import { useAssignPractice } from './use-assign-practice.ts';

/** So many passages are enough to choose from. */
const SHOWN = 3;
/** As many as one answer holds, so that those which are new to the student are among them. */
const LOOKED_AT = 50;

interface PracticeSkillProps {
  readonly student: PracticingStudent;
  /** With what the student could use help: the skill, or the group that it is one of. */
  readonly need: SkillOrGroup;
  readonly skill: Skill;
}

/** From a skill to passages that practice it at the level of the student: one press shows them, and one more assigns one. */
export function PracticeSkill({ student, need, skill }: PracticeSkillProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const [open, setOpen] = useState(false);
  const classId = classToAssignIn(student);
  const schoolClass = data?.classes.find(({ id }) => id === classId);
  if (schoolClass === undefined) return null;
  return (
    <div className={styles.screen}>
      <Stack gap={8}>
        <Row gap={12} rowGap={8} align="center">
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {practiceAtLevel(student, need, skill)}
          </Button>
          <PracticeAssigned classId={schoolClass.id} skill={skill} students={[student]} />
        </Row>
        {open && <Passages student={student} need={need} skill={skill} schoolClass={schoolClass} />}
      </Stack>
    </div>
  );
}

/** "Practice inference at Level Three"; without a level while none is known. */
export function practiceAtLevel(
  student: Pick<PracticingStudent, 'readingLevel'>,
  need: SkillOrGroup,
  skill: Skill,
): string {
  const level = readsAt(student);
  const what = practiceInWords(need, skill);
  return level === null ? what : `${what} at ${levelName(level)}`;
}

interface PassagesProps extends PracticeSkillProps {
  readonly schoolClass: TeacherClass;
}

function Passages({ student, need, skill, schoolClass }: PassagesProps) {
  const given = usePassagesGiven({ classIds: [schoolClass.id], studentIds: [student.studentId] });
  const { assign, pending } = useAssignPractice(student, schoolClass);
  const place = useRef<HTMLElement>(null);
  const level = readsAt(student);
  const query = useEndpointQuery(listCatalogQuizzes, {
    query: { skill, size: LOOKED_AT, ...(level !== null && { level }) },
  });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={SHOWN} columns={2} />}>
      {({ quizzes }) => (
        <section
          ref={place}
          aria-label={practiceAtLevel(student, need, skill)}
          tabIndex={-1}
          className={styles.place}
        >
          {quizzes.length === 0 && <p>No passage at this level has questions of this skill.</p>}
          <ul className={found.found}>
            {toShow(toChooseFrom(quizzes, given), given, SHOWN).map((line) => (
              <FoundPassage
                key={line.versionId}
                found={line}
                skill={skill}
                given={given}
                act="Assign"
                pending={pending}
                onChoose={(passage) => {
                  // What was pressed goes away with its passage.
                  place.current?.focus();
                  void assign(passage);
                }}
              />
            ))}
          </ul>
          <p className={found.about}>
            In {schoolClass.name}, from today for a week.{' '}
            <TextLink {...practiceLink(schoolClass.id, skill, [student])}>
              More passages, other dates
            </TextLink>
          </p>
        </section>
      )}
    </QueryState>
  );
}

/** What the student has to read already is not offered again. */
const toChooseFrom = (passages: readonly CatalogLine[], { isAssigned }: PassagesGiven): CatalogLine[] =>
  passages.filter(({ versionId }) => !isAssigned(versionId));

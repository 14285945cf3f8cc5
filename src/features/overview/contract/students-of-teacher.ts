import { z } from 'zod';
import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { pretestStatus } from '#features/quiz/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

const asThemselves = only(['teacher'], { kind: 'teacher', at: 'params.teacherId', may: ['self'] });
const params = z.object({ teacherId: idInPath });

/** It reads all students of the teacher. */
const ALL_STUDENTS_LIMIT: RateLimit = { calls: 120, seconds: 60, countedIn: 'process' };

/** More students than are looked through belong to the teacher; those listed are the first by name. */
const more = z.boolean();

const studentName = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const listStudentsOfTeacher = endpoint({
  name: 'listStudentsOfTeacher',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}/students',
  summary: 'The names of the students of all classes of the teacher who asks, each once, by name.',
  access: asThemselves,
  params,
  response: z.object({ students: z.array(studentName), more }),
  limit: ALL_STUDENTS_LIMIT,
  heavy: true,
});

export const listStudentClasses = endpoint({
  name: 'listStudentClasses',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}/student-classes',
  summary: 'Which student of the teacher who asks is in which of their classes; by the name of the student.',
  access: asThemselves,
  params,
  response: z.object({
    students: z.array(z.object({ studentId: id, classIds: z.array(id) })),
    more,
  }),
  limit: ALL_STUDENTS_LIMIT,
  heavy: true,
});

export const countStudentsOfTeacher = endpoint({
  name: 'countStudentsOfTeacher',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}/students/count',
  summary: 'How many students the classes of the teacher who asks have, each counted once.',
  access: asThemselves,
  params,
  response: z.object({ count: z.number().int() }),
  limit: READ_LIMIT,
  heavy: true,
});

export const listPretestStatusesOfStudents = endpoint({
  name: 'listPretestStatusesOfStudents',
  methods: ['POST'],
  path: 'class/student/getStudentsPretestStatus',
  summary:
    'How far some students of the teacher who asks are in the pretest. Others, and those whose figures the teacher may not see, are left out.',
  access: only(['teacher']),
  noObject: 'The students are looked for among those of the teacher who asks.',
  body: z.object({ studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS) }),
  response: z.object({ statuses: z.array(z.object({ studentId: id, status: pretestStatus })) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const listStudentsToSelect = endpoint({
  name: 'listStudentsToSelect',
  methods: ['POST'],
  path: 'teaching/renderSelectStudent',
  summary: 'The names of the students of a class, to choose some of them.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['teaches'] }),
  body: z.object({
    classId: id,
    /** Older clients send it; the answer is JSON either way. */
    fetchJson: z.boolean().default(true),
  }),
  wire: { body: { fetchJson: 'fetchJSON' } },
  response: z.object({ students: z.array(studentName) }),
  limit: READ_LIMIT,
  heavy: true,
});

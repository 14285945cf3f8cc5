import { z } from 'zod';
import { quizView } from '#features/quiz/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, STUDENT_LIST_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { assignmentView, weeklyOfStudent } from './views.ts';

const ownStudent = { kind: 'student', may: ['self'] } as const;

export const getPendingStudentAssignments = endpoint({
  name: 'getPendingStudentAssignments',
  about: 'practice',
  methods: ['GET'],
  path: 'activity/student/assignments/getPendingStudentAssignments/{studentId}',
  summary:
    'What a student has to do, now or from a later day on, what is due first in front; paused ones too.',
  access: only(['student'], { ...ownStudent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  query: z.object({ fromDate: z.iso.date().optional() }),
  response: z.object({ assignments: z.array(assignmentView) }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads what was set for one student.',
});

export const startAssignment = endpoint({
  name: 'startAssignment',
  about: 'practice',
  methods: ['GET', 'POST'],
  path: 'activity/student/assignments/startAssignment',
  summary:
    'Starts an assigned passage or pretest, or goes on with it. A passage of the student’s own choice without an answer is put back for it.',
  access: only(['student'], { ...ownStudent, at: 'query.studentId' }),
  query: z.object({ studentId: idInPath, studentAssignmentId: idInPath }),
  response: z.object({ quiz: quizView }),
  errors: {
    'pretest-first': { status: 409, detail: 'Please take the pretest first. Then you can start this.' },
    'not-assigned': { status: 409, detail: 'You do not have to read this anymore.' },
    'not-open': { status: 409, detail: 'You cannot start this yet.' },
    paused: { status: 409, detail: 'Your teacher has paused this. You can start it later.' },
    over: { status: 409, detail: 'The time for this is over.' },
    done: { status: 409, detail: 'You have done this already.' },
    'quiz-open': { status: 409, detail: 'Please finish the passage that you are reading first.' },
    'essay-first': { status: 409, detail: 'Please write about the passage that you just read first.' },
    'passage-gone': { status: 409, detail: 'This passage is not there anymore. Please tell your teacher.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const getStudentAssignments = endpoint({
  name: 'getStudentAssignments',
  about: 'practice',
  methods: ['GET'],
  path: 'activity/student/assignments/getStudentAssignments',
  summary:
    'The activities of a student that are open on any of these days, what is due first in front: all that were not canceled for the student, all that the teacher may read for a teacher.',
  access: only(['student', 'teacher'], { kind: 'student', at: 'query.studentId', may: ['self', 'teaches'] }),
  query: z.object({
    studentId: idInPath,
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
  }),
  response: z.object({
    assignments: z.array(assignmentView),
    /** The weekly goals that a teacher may read; empty for the student, whose home has the one that is paid. */
    weekly: z.array(weeklyOfStudent),
  }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads what was set for one student.',
});

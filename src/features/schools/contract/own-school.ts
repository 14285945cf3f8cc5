import { z } from 'zod';
import { writtenLine, writtenName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { MOST_NAMED, STATE_MAX, STREET_MAX, ZIP_MAX } from '../core/school-limits.ts';
import { countryCode, school, schoolIdOrNone } from './fields.ts';

/** Which school a teacher is at, by what they say and by what was confirmed. */
const membership = {
  /** 0: none. */
  schoolId: schoolIdOrNone,
  /** An administrator, or a colleague, has confirmed that they teach there. */
  confirmed: z.boolean(),
};

export const readSchoolOfTeacher = endpoint({
  name: 'readSchoolOfTeacher',
  methods: ['GET'],
  path: 'school/teacher/{id}',
  summary: 'The school that a teacher has chosen. `schoolId` 0 means none.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.id', may: ['self'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ ...membership, school: school.nullable() }),
  limit: READ_LIMIT,
});

const aboutPerson = { kind: 'person', at: 'params.id', may: ['self', 'admin'] } as const;

export const readSchoolInfo = endpoint({
  name: 'readSchoolInfo',
  methods: ['GET'],
  path: 'school/info/user/{id}',
  summary:
    'The school of a person, by number and name. `schoolId` 0 means none, as for everyone who is no teacher.',
  access: only(['student', 'teacher', 'admin'], aboutPerson),
  params: z.object({ id: idInPath }),
  response: z.object({ ...membership, schoolName: z.string() }),
  limit: READ_LIMIT,
});

export const readSchoolAccount = endpoint({
  name: 'readSchoolAccount',
  methods: ['GET'],
  path: 'school/account/user/{id}',
  summary:
    'Whether a person belongs to a school: a teacher who has chosen one. It decides what is shown, and nothing that is allowed; a page that gets no answer takes it for yes.',
  access: only(['student', 'teacher', 'admin'], aboutPerson),
  params: z.object({ id: idInPath }),
  response: z.object({ ...membership, belongs: z.boolean() }),
  limit: READ_LIMIT,
});

/** A number in the path where 0 is one, too. */
const schoolInPath = z.coerce.number<number | string>().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

export const chooseSchool = endpoint({
  name: 'chooseSchool',
  methods: ['POST'],
  path: 'school/{id}/teacher/{teacherId}',
  summary:
    'Says that a teacher teaches at a school; 0 says at none. Until an administrator or a colleague confirms it, it gives no rights. Another school has to be confirmed again.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.teacherId', may: ['self'] }),
  params: z.object({ id: schoolInPath, teacherId: idInPath }),
  response: z.object(membership),
  limit: WRITE_LIMIT,
  changes: true,
});

/** What a teacher types of a school that is on no list. */
export const namedSchool = z.object({
  name: writtenName('Please give the name of your school.'),
  city: writtenName('Please give the city or town.'),
  state: writtenLine(STATE_MAX).optional(),
  countryCode,
  zip: writtenLine(ZIP_MAX).optional(),
  street: writtenLine(STREET_MAX).optional(),
});

export const nameSchool = endpoint({
  name: 'nameSchool',
  methods: ['POST'],
  path: 'school/custom',
  summary: `Names a school that is on no list, and says that the teacher teaches there. The same name in the same city is the same school. Others find it once somebody is confirmed there. A teacher names at most ${MOST_NAMED}.`,
  access: only(['teacher']),
  body: namedSchool,
  response: z.object({ ...membership, schoolId: id }),
  errors: {
    'too-many-schools': {
      status: 409,
      detail: `You have named ${MOST_NAMED} schools. Please ask your administrator to add yours.`,
    },
    'too-many-requests': {
      status: 429,
      detail: 'Many schools were named here today. Please try again tomorrow, or ask your administrator.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

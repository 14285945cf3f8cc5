import { z } from 'zod';
import { writtenName } from '#features/accounts/contract/fields.ts';
import { schoolDay } from '#features/activities/contract/days.ts';
import { LONGEST_COMPETITION } from '#features/activities/core/competition.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

const plannedCompetition = z.object({
  competitionId: id,
  name: z.string(),
  startDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** Classes that take part. */
  classCount: z.number().int(),
  status: z.enum(['planned', 'running', 'over', 'canceled']),
});
export type PlannedCompetition = z.output<typeof plannedCompetition>;

export const listOpenCompetitions = endpoint({
  name: 'listOpenCompetitions',
  methods: ['GET'],
  path: 'admin/competitions',
  summary:
    'The competitions that classes of all teachers can join, the latest in front, and the days that are proposed for the next one.',
  access: only(['admin']),
  response: z.object({
    competitions: z.array(plannedCompetition),
    proposed: z.object({ startDate: z.iso.date(), dueDate: z.iso.date() }),
  }),
  limit: READ_LIMIT,
  heavy: true,
});

export const planCompetition = endpoint({
  name: 'planCompetition',
  methods: ['POST'],
  path: 'admin/competitions',
  summary: 'Plans a competition that classes of all teachers can join until it starts.',
  access: only(['admin']),
  body: z.object({
    name: writtenName('Please give the competition a name.'),
    startDate: schoolDay,
    dueDate: schoolDay,
  }),
  response: z.object({ competitionId: id }),
  errors: {
    'due-before-start': { status: 422, detail: 'The last day cannot be before the first one.' },
    'starts-too-soon': {
      status: 422,
      detail: 'Choose a first day that is at least two days away: in some places it is tomorrow already.',
    },
    'too-long': {
      status: 422,
      detail: `A competition lasts at most ${LONGEST_COMPETITION} days, and starts within a year.`,
    },
    overlaps: { status: 409, detail: 'There is a competition on some of these days already.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const callOffCompetition = endpoint({
  name: 'callOffCompetition',
  methods: ['POST'],
  path: 'admin/competitions/call-off',
  summary: 'Calls a competition off for all its classes. What students have read and earned stays.',
  access: only(['admin']),
  noObject: 'An administrator may name any competition that is open to all.',
  body: z.object({ competitionId: id }),
  response: z.object({ calledOff: z.literal(true) }),
  errors: {
    over: { status: 409, detail: 'This competition is over, and its results stand.' },
    'no-competition': { status: 409, detail: 'There is no such competition any more.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

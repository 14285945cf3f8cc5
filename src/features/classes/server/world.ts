import type { Person } from '#features/accounts/server/public.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { createClass } from '../contract/endpoints.ts';

export type ClassForm = Partial<Sent<typeof createClass, 'body'>>;

/** The class of a teacher of the world. */
export async function openClass(
  teacher: Person,
  name: string,
  form: ClassForm = {},
): Promise<{ readonly id: number; readonly code: string }> {
  const { data } = await teacher.call(createClass, {
    body: {
      name,
      teacherId: teacher.id,
      grade: 4,
      belowThirteen: true,
      includeEssays: false,
      maySkipEssays: false,
      settings: {},
      timezone: 'America/New_York',
      ...form,
    },
  });
  return { id: data.id, code: data.classCode ?? '' };
}

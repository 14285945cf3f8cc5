import { type CalledServer, type Caller, createCaller } from '#platform/endpoint/server/caller.ts';
import { beginImpersonation } from '../../contract/impersonation.ts';
import type { Person } from '../world.ts';

/** An administrator acts as somebody: what is called is called as that person. */
export async function actAs(
  server: CalledServer,
  admin: Caller,
  { id }: Pick<Person, 'id'>,
): Promise<Caller> {
  const body = { userId: id, reason: 'The class code does not work.' };
  const { data } = await admin.call(beginImpersonation, { body });
  return createCaller(server, data.token);
}

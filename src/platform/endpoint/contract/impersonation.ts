import type { Role } from '#platform/session/core/actor.ts';
import type { EndpointSpec } from './endpoint.ts';

/**
 * Whether an administrator who acts as a person of this role may make a call (decision 75). As a teacher they read and change; as anybody else
 * they read alone, so that no other hand changes what is a child's or is a parent's to decide. The contract makes exceptions.
 */
export const isOpenToImpersonator = (
  { whileImpersonated, changes }: Pick<EndpointSpec, 'whileImpersonated' | 'changes'>,
  role: Role,
): boolean => {
  if (whileImpersonated !== undefined) return whileImpersonated === 'always';
  return !changes || role === 'teacher';
};

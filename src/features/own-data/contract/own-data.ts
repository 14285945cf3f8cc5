import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { EXPORT_LIMIT, personExport } from '#platform/personal-data/contract/person-export.ts';

/**
 * For teachers and admins. A student's file is made by a teacher or an admin: its rows say which answers of a pretest were right, and
 * whoever is about to take it again must not read that.
 */
export const exportOwnData = endpoint({
  name: 'exportOwnData',
  methods: ['POST'],
  path: 'user/export',
  summary: 'What is kept about the caller.',
  access: only(['teacher', 'admin']),
  response: personExport,
  limit: EXPORT_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { EXPORT_LIMIT, personExport } from '#platform/personal-data/contract/person-export.ts';

export const exportStudentData = endpoint({
  name: 'exportStudentData',
  methods: ['POST'],
  path: 'teaching/students/export',
  summary: 'What is kept about a student of the teacher and a teacher may see; the download is recorded.',
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['chooses'] }),
  body: z.object({ studentId: id }),
  response: personExport,
  limit: EXPORT_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

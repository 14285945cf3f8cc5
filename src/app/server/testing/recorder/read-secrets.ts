import type { App } from '../../build-app.ts';
import type { KnownQuestion, Secrets } from './secrets.ts';
import {
  selectEverybody,
  selectEveryLink,
  selectEveryMembership,
  selectEveryVersionId,
} from './secrets-queries.ts';

/** Reads what must stay inside, once the tests of a file are done. */
export async function readSecrets({ services: { db, library } }: Pick<App, 'services'>): Promise<Secrets> {
  const [people, memberships, links, versionIds] = await Promise.all([
    selectEverybody(db),
    selectEveryMembership(db),
    selectEveryLink(db),
    selectEveryVersionId(db),
  ]);
  const taughtBy = new Map<number, Set<number>>();
  for (const { teacher_id, student_id } of memberships) {
    const taught = taughtBy.get(teacher_id) ?? new Set();
    taughtBy.set(teacher_id, taught.add(student_id));
  }
  for (const { student_id, parent_id, was_confirmed } of links) {
    for (const taught of taughtBy.values()) if (taught.has(student_id)) taught.add(parent_id);
    if (was_confirmed) taughtBy.set(parent_id, (taughtBy.get(parent_id) ?? new Set()).add(student_id));
  }
  const questions: KnownQuestion[] = [];
  for (const versionId of versionIds) {
    const passage = await library.version(versionId);
    for (const { id, options } of passage?.questions ?? []) {
      questions.push({
        id,
        use: passage?.use ?? 'pretest',
        optionIds: options.map((option) => option.id),
        rationales: options.map((option) => option.rationale),
      });
    }
  }
  return { people, taughtBy, questions };
}

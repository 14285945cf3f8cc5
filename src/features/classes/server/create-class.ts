import { selectAccount } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import type { createClass as contract } from '../contract/endpoints.ts';
import { makeClassCode } from '../core/class-code.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';
import { changeSetting, defaultClassSettings } from '../core/class-settings.ts';
import { startsUnderThirteen } from '../core/starts-under-thirteen.ts';
import { checkFields } from './check-fields.ts';
import {
  insertClass,
  insertClassCode,
  lockClassesOfTeacher,
  selectClassMadeWith,
} from './classes-queries.ts';
import { readClass } from './get-class.ts';
import { withFreshCode } from './with-fresh-code.ts';

/**
 * Makes a class with a code that is good until the school year ends; asked again with the same key, it is the class that was made. A class whose grade says that its students are under 13,
 * without the rules for them, is kept in the audit log.
 */
export async function createClass(
  { db, randomInt }: Pick<Services, 'db' | 'randomInt'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const teacher = await selectAccount(db, actor.userId);
  const fields = checkFields({
    name: body.name,
    grade: body.grade,
    belowThirteen: body.belowThirteen,
    includeEssays: body.includeEssays,
    maySkipEssays: body.maySkipEssays,
    settings: changeSetting(defaultClassSettings, body.settings),
    timezone: body.timezone ?? teacher?.timezone ?? '',
  });
  if (fields instanceof Refusal) return fields;

  const made = await withFreshCode(() =>
    unlessRefused(db, async (tx) => {
      const classes = await lockClassesOfTeacher(tx, actor.userId);
      const before = body.classKey && (await selectClassMadeWith(tx, actor.userId, body.classKey));
      if (before) return before;
      if (classes >= MAX_CLASSES_OF_TEACHER) return refuse('enough-classes');
      const id = await insertClass(tx, actor.userId, { ...fields, key: body.classKey ?? null }, now);
      if (startsUnderThirteen(fields.grade) && !fields.belowThirteen) {
        const act = { act: 'turn-off-under-thirteen', by: actor.userId, detail: { classId: id } };
        await recordAct(tx, act, now);
      }
      const expiresAt = new Date(codeExpiry(now.getTime(), fields.timezone));
      await insertClassCode(tx, id, { code: makeClassCode(randomInt), expiresAt, now });
      return id;
    }),
  );
  return made instanceof Refusal ? made : readClass(db, { classId: made, viewerId: actor.userId }, now);
}

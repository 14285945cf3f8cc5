import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Services } from '#platform/services/server/services.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { makeClassCode } from '../core/class-code.ts';
import { forgetJoinsByCode, replaceClassCode } from './class-code-queries.ts';
import { withFreshCode } from './with-fresh-code.ts';

/** Which class, and who acts: null is the operator, by command. */
export interface ActOnCode {
  readonly classId: number;
  readonly by: number | null;
}

/** Gives a class a new code, good until its school year ends; the old one opens nothing any more. @returns the new code. */
export async function renewClassCode(
  { db, randomInt }: Pick<Services, 'db' | 'randomInt'>,
  { classId, timezone, by }: ActOnCode & { readonly timezone: string },
  now: Date,
): Promise<string> {
  const expiresAt = new Date(codeExpiry(now.getTime(), timezone));
  return withFreshCode(() =>
    db.transaction().execute(async (tx) => {
      const code = makeClassCode(randomInt);
      await replaceClassCode(tx, classId, { code, expiresAt, now });
      await forgetJoinsByCode(tx, classId);
      await recordAct(tx, { act: 'renew-class-code', by, detail: { classId } }, now);
      return code;
    }),
  );
}

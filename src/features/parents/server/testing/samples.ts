import { randomInt } from 'node:crypto';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { endOwnLink, enterFamilyCode } from '../../contract/own-children.ts';
import {
  answerWithdrawal,
  closeFamilyCode,
  confirmParent,
  endParentLink,
  restoreParentLink,
} from '../../contract/student-family.ts';
import { makeFamilyCode } from '../../core/family-code.ts';
import { insertCode, insertLink, insertWithdrawals, makeParent, setLinks } from './family-queries.ts';

/** The links of the family are open, whatever the call before has left. */
async function openLinks({ environment, family }: Scene) {
  await setLinks(environment.database.db, family.parent.id, null);
  return {};
}

/** The parent of the family as a teacher sees them. */
async function seenParent(scene: Scene) {
  await openLinks(scene);
  return { seen: { name: 'Maria Lopez' } };
}

async function endedLinks({ environment: { database, clock }, family, owner }: Scene) {
  await setLinks(database.db, family.parent.id, { at: clock.now(), by: owner.id });
  return {};
}

async function openWithdrawals({ environment: { database, clock }, family }: Scene) {
  const studentIds = [...family.links.keys()];
  await insertWithdrawals(database.db, { studentIds, parentUserId: family.parent.id, now: clock.now() });
  return {};
}

/** Somebody else than the caller. */
const another = ({ userId, workers }: Scene): number =>
  workers.find(({ student }) => student.id !== userId)?.student.id ?? 1;

/** A new code of a student. */
async function newCode({ environment: { database, clock } }: Scene, studentId: number): Promise<string> {
  const code = makeFamilyCode(randomInt);
  await insertCode(database.db, { studentId, code, now: clock.now() });
  return code;
}

/** The caller is a parent who has no child yet, and there is a code of somebody else. */
async function asParent(scene: Scene) {
  const { role, userId, environment } = scene;
  if (role !== 'student' || userId === null) return {};
  await makeParent(environment.database.db, userId, environment.clock.now());
  return { familyCode: await newCode(scene, another(scene)) };
}

/** The caller has asked for somebody. */
async function askedFor(scene: Scene) {
  const { role, userId, environment } = scene;
  if (role !== 'student' || userId === null) return {};
  const { database, clock } = environment;
  await makeParent(database.db, userId, clock.now());
  const asked = { studentId: another(scene), parentUserId: userId, isConfirmed: false, now: clock.now() };
  return { linkId: await insertLink(database.db, asked) };
}

async function codesOfAll(scene: Scene) {
  for (const { student } of scene.workers) await newCode(scene, student.id);
  return {};
}

export const samples: SliceSamples = {
  fields: ({ family, workers: [first] }) => ({
    familyCode: family.familyCode,
    linkId: family.links.get(first.student.id) ?? 1,
  }),
  endpoints: [
    { endpoint: enterFamilyCode, fields: asParent },
    { endpoint: endOwnLink, fields: askedFor },
    { endpoint: closeFamilyCode, fields: codesOfAll },
    { endpoint: confirmParent, fields: seenParent },
    { endpoint: endParentLink, fields: openLinks },
    { endpoint: restoreParentLink, fields: endedLinks },
    { endpoint: answerWithdrawal, fields: openWithdrawals },
  ],
};

import { randomUUID } from 'node:crypto';
import type { CastObject } from '#app/server/testing/authorisation/cast.ts';
import type { Company } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { confirmSchoolClaim, endSchoolClaim } from '../../contract/claims.ts';
import { acceptContract } from '../../contract/coppa-contract.ts';
import { searchPlaces } from '../../contract/find-school.ts';
import { chooseSchool, nameSchool } from '../../contract/own-school.ts';
import { insertContract, selectContract } from '../contract-queries.ts';
import { writeClaim, writeConfirmed, writeSchool } from './schools-queries.ts';
import { seenClaim } from './seen-claim.ts';

const someSchool = ({ environment: { database } }: Pick<Company, 'environment'>) =>
  writeSchool(database.db, { name: 'Riverside Middle School', city: 'Springfield' });

/** The approved teacher of the second class, where there is one, who is at the school of the owner. */
const colleagueOf = ({ rooms }: Company): number | undefined => rooms[1]?.teacher.id;

/** The owner waits to be confirmed at a school where a colleague is. */
async function waitForAnswer(scene: Scene): Promise<{ schoolId: number }> {
  const { environment, owner, admin } = scene;
  const [schoolId, now] = [await someSchool(scene), environment.clock.now()];
  await writeClaim(environment.database.db, { teacherId: owner.id, schoolId, now });
  const teacherId = colleagueOf(scene);
  // A company of one class has no other teacher.
  if (teacherId !== undefined)
    await writeConfirmed(environment.database.db, { teacherId, schoolId, by: admin.id, now });
  return { schoolId };
}

/** The version that counts now. */
async function publishedContract({ environment, admin }: Scene): Promise<{ version: number }> {
  const { db } = environment.database;
  const current = await selectContract(db);
  if (current) return { version: current.version };
  const published = { version: 1, words: 'What is agreed.', by: admin.id, now: environment.clock.now() };
  await db.transaction().execute((tx) => insertContract(tx, published));
  return { version: 1 };
}

/** A word that no school has. */
const newWord = () => randomUUID().slice(0, 8);

const objects = (company: Company): CastObject[] => [
  {
    kind: 'school-claim',
    label: 'the school that the owner has chosen',
    id: company.owner.id,
    standing: {
      admin: [company.admin.id],
      colleague: [colleagueOf(company)].filter((id) => id !== undefined),
    },
  },
];

export const samples: SliceSamples = {
  fields: () => ({ countryCode: 'US' }),
  endpoints: [
    { endpoint: chooseSchool, fields: async (scene) => ({ id: await someSchool(scene) }) },
    {
      endpoint: nameSchool,
      fields: () => ({ name: newWord(), city: newWord(), state: newWord(), zip: newWord() }),
    },
    { endpoint: searchPlaces, fields: () => ({ country: 'US', q: 'Springfield' }) },
    { endpoint: acceptContract, fields: publishedContract },
    {
      endpoint: confirmSchoolClaim,
      fields: async (scene) => {
        const claim = await waitForAnswer(scene);
        return { ...claim, seen: await seenClaim(scene.admin, scene.owner.id) };
      },
    },
    { endpoint: endSchoolClaim, fields: waitForAnswer },
  ],
  objects,
};

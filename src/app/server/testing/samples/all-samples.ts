import { samples as accounts } from '#features/accounts/server/testing/samples.ts';
import { samples as activities } from '#features/activities/server/testing/samples.ts';
import { samples as admin } from '#features/admin/server/testing/samples.ts';
import { samples as billing } from '#features/billing/server/testing/samples.ts';
import { samples as classes } from '#features/classes/server/testing/samples.ts';
import { samples as essays } from '#features/essays/server/testing/samples.ts';
import { samples as family } from '#features/family/server/testing/samples.ts';
import { samples as help } from '#features/help/server/testing/samples.ts';
import { samples as library } from '#features/library/server/testing/samples.ts';
import { samples as merges } from '#features/merges/server/testing/samples.ts';
import { samples as overview } from '#features/overview/server/testing/samples.ts';
import { samples as parents } from '#features/parents/server/testing/samples.ts';
import { samples as quiz } from '#features/quiz/server/testing/samples.ts';
import { samples as reports } from '#features/reports/server/testing/samples.ts';
import { samples as schools } from '#features/schools/server/testing/samples.ts';
import { samples as telemetry } from '#features/telemetry/server/testing/samples.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { CastObject } from '../authorisation/cast.ts';
import type { Samples } from '../requests/example-value.ts';
import { type Company, idOf } from './company.ts';
import type { EndpointSamples, Scene, SliceSamples } from './slice-samples.ts';

/** In the order of the slices. */
const allSamples: readonly SliceSamples[] = [
  accounts,
  schools,
  library,
  parents,
  classes,
  quiz,
  essays,
  activities,
  reports,
  merges,
  billing,
  telemetry,
  overview,
  help,
  family,
  admin,
];

/** What an endpoint needs besides the fields of all slices. */
export const needsOf = ({ name }: Pick<EndpointSpec, 'name'>): Omit<EndpointSamples, 'endpoint'> =>
  allSamples.flatMap(({ endpoints = [] }) => endpoints).find(({ endpoint }) => endpoint.name === name) ?? {};

/** Every object of a company, with everyone who has a relation to it. */
export const objectsOf = (company: Company): CastObject[] =>
  allSamples.flatMap(({ objects }) => objects?.(company) ?? []);

/** What is theirs of a company. */
export function sceneOf(
  company: Company,
  { userId, role }: Pick<Scene, 'userId' | 'role'>,
  choose: Scene['choose'] = (right) => right,
): Scene {
  const room = company.rooms.find(({ teacher }) => teacher.id === userId) ?? company.rooms[0];
  const worker = company.workers.find((one) => idOf(one) === userId) ?? company.workers[0];
  return { ...company, userId, role, room, worker, choose };
}

/** What the fields of a request hold, by our names. */
export async function samplesAt(endpoint: Pick<EndpointSpec, 'name'>, scene: Scene): Promise<Samples> {
  const fields = allSamples.map((slice) => slice.fields?.(scene) ?? {});
  const own = (await needsOf(endpoint).fields?.(scene)) ?? {};
  return Object.fromEntries([...fields, own].flatMap(known));
}

/** What a company has nothing of is left out. */
const known = (samples: Samples) => Object.entries(samples).filter(([, value]) => value !== undefined);

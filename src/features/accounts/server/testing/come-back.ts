import type { Samples } from '#app/server/testing/requests/example-value.ts';
import type { Scene } from '#app/server/testing/samples/slice-samples.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { selectOwnPassword } from '../accounts-queries.ts';
import { deleteIdentity, insertIdentity, selectUserOfIdentity } from '../identities-queries.ts';
import { markOf } from '../password-mark.ts';
import { beginAtProvider } from '../provider-login.ts';
import type { Connecting } from '../provider-logins-queries.ts';

/** Whom the provider of the tests names to somebody who says nothing. */
const SUBJECT = 'johndoe';

/** What a tab brings back from the school's provider; nothing of use where none is set. */
async function comeBack({ environment: { app, clock } }: Scene, by: Connecting | null): Promise<Samples> {
  const begun = await beginAtProvider(app.services, { key: 'school', by, now: clock.now() });
  if (begun instanceof Refusal) return {};
  const answer = await fetch(begun.address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return { binding: begun.binding, answer: back.search.slice(1) };
}

/** Takes the person whom the provider names from everybody. */
async function identityOf({ environment: { app, database } }: Scene) {
  const issuer = app.services.loginProviders.find(({ key }) => key === 'school')?.issuer ?? 'nobody';
  const identity = { issuer, subject: SUBJECT };
  const owner = await selectUserOfIdentity(database.db, identity);
  if (owner) await deleteIdentity(database.db, owner.id, issuer);
  return identity;
}

/** A login that comes back, of the owner of the first class. */
export async function comeBackToLogIn(scene: Scene): Promise<Samples> {
  const { environment, owner } = scene;
  const identity = await identityOf(scene);
  await insertIdentity(environment.database.db, identity, { userId: owner.id, now: environment.clock.now() });
  return comeBack(scene, null);
}

/** The same of somebody who is connecting. */
export async function comeBackToConnect(scene: Scene): Promise<Samples> {
  const { userId, environment } = scene;
  await identityOf(scene);
  const own = userId === null ? undefined : await selectOwnPassword(environment.database.db, userId);
  if (!own || own.password_hash === null) return {};
  return comeBack(scene, { userId: own.id, passwordMark: markOf(own.password_hash) });
}

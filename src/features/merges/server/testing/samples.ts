import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { mergeStudents, undoMerge } from '../../contract/merge-students.ts';
import { insertTwins } from './twins-queries.ts';

/** Two students of the caller's class, where an approved teacher calls. */
async function twins({ environment, userId, room: { room, teacher, approved } }: Scene) {
  if (!approved || teacher.id !== userId) return null;
  return insertTwins(environment.database.db, { classId: room.id, now: environment.clock.now() });
}

/** Two who were joined. */
async function joinedTwins(scene: Scene) {
  const { room, teacher } = scene.room;
  const both = await twins(scene);
  if (!both) return {};
  await teacher.call(mergeStudents, { body: { classId: room.id, ...both } });
  return { joinedId: both.joinedId };
}

export const samples: SliceSamples = {
  endpoints: [
    { endpoint: mergeStudents, fields: async (scene) => (await twins(scene)) ?? {} },
    { endpoint: undoMerge, fields: joinedTwins },
  ],
};

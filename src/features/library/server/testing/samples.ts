import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { correctKey } from '../../contract/endpoints.ts';

/** The question of the quiz that lies open. */
function openQuestion({ environment, worker: { open } }: Pick<Scene, 'environment' | 'worker'>) {
  const passage = open && environment.app.services.library.known(open.versionId);
  return passage?.questions.find(({ id }) => id === open?.questionId);
}

export const samples: SliceSamples = {
  fields: (scene) => ({
    versionId: scene.worker.open?.versionId,
    questionId: scene.worker.open?.questionId,
    // Always right, so that a right answer is what the call itself writes.
    optionId: openQuestion(scene)?.key.id,
  }),
  endpoints: [
    {
      // A corrected key is another option.
      endpoint: correctKey,
      fields: (scene) => {
        const question = openQuestion(scene);
        return { optionId: question?.options.find(({ id }) => id !== question.key.id)?.id };
      },
    },
  ],
};

import type { CastObject } from '#app/server/testing/authorisation/cast.ts';
import { type Company, idOf, type Room, type Worker } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { answerChallenge, answerQuestion, startQuiz } from '../../contract/endpoints.ts';
import { keepReaderMarks, readReaderMarks } from '../../contract/reader-marks.ts';
import { resetProgress, undoReset } from '../../contract/reset-progress.ts';
import { swapPassage } from '../../contract/swap-passage.ts';
import { selectOpenAttempt } from '../attempts-queries.ts';
import { selectOffers } from '../offers-queries.ts';
import { rightChallenge } from './right-challenge.ts';

/** The question that is next for a student by now. */
async function answerSamples({ environment, userId, choose }: Scene) {
  const { db, library } = environment.app.services;
  if (userId === null) return {};
  const attempt =
    (await selectOpenAttempt(db, userId, 'practice')) ?? (await selectOpenAttempt(db, userId, 'pretest'));
  const passage = attempt && (await library.version(attempt.passage_version_id));
  const question = passage?.questions[attempt?.answered ?? 0];
  if (!passage || !question) return {};
  const options = question.options.map(({ id }) => id);
  return {
    versionId: passage.versionId,
    questionId: question.id,
    optionId: choose(question.key.id, options),
  };
}

async function offerSamples({ environment, worker, choose }: Scene) {
  const offers = (await selectOffers(environment.database.db, idOf(worker))).map(({ id }) => id);
  const [first] = offers;
  return { offerId: first === undefined ? 1 : choose(first, offers) };
}

/** The quiz that lies open and has no answer yet. */
async function unansweredSamples({ environment, worker }: Scene) {
  const open = await selectOpenAttempt(environment.database.db, idOf(worker), 'practice');
  return { attemptId: open?.id ?? 1 };
}

/** The last member of each class of an approved teacher starts over. */
async function resetLast({ rooms }: Company): Promise<void> {
  for (const { room, teacher, members } of rooms.filter(({ approved }) => approved))
    await teacher.call(resetProgress, {
      body: { classId: room.id, studentIds: members.slice(-1).map(idOf) },
    });
}

/** The finished quiz of a student, and everyone who has a relation to it. */
function attemptObjects(worker: Worker, rooms: readonly Room[]): CastObject[] {
  if (!worker.finished) return [];
  const joined = rooms.filter(({ members }) => members.includes(worker));
  const [ofWork] = joined;
  const owners = ofWork ? [ofWork.teacher.id] : [];
  const beside = ofWork?.coTeachers ?? [];
  const ids = (some: typeof beside) => some.map(({ teacher }) => teacher.id);
  const approved = joined.flatMap((one) =>
    ids([{ teacher: one.teacher, approved: one.approved }, ...one.coTeachers].filter((by) => by.approved)),
  );
  const { attemptId, versionId } = worker.finished;
  return [
    {
      kind: 'attempt',
      label: `quiz of ${worker.student.username.split('.')[0]}`,
      id: attemptId,
      standing: {
        self: [idOf(worker)],
        teaches: [...owners, ...ids(beside)],
        scores: [...owners, ...ids(beside.filter((by) => by.approved || !ofWork?.approved))],
        approved,
      },
      samples: { versionId, studentId: idOf(worker) },
    },
  ];
}

export const samples: SliceSamples = {
  endpoints: [
    { endpoint: startQuiz, fields: offerSamples },
    { endpoint: answerQuestion, fields: answerSamples },
    { endpoint: readReaderMarks, afterQuiz: true },
    { endpoint: keepReaderMarks, afterQuiz: true },
    { endpoint: undoReset, prepare: resetLast },
    { endpoint: swapPassage, afterQuiz: true, fields: unansweredSamples },
    {
      endpoint: answerChallenge,
      afterQuiz: true,
      fields: ({ environment, worker: { finished } }) =>
        (finished && rightChallenge(environment.app.services.library, finished.versionId)) ?? {},
    },
  ],
  objects: ({ workers, rooms }: Company) => workers.flatMap((worker) => attemptObjects(worker, rooms)),
};

import type { Kept } from '#platform/device/web/kept.ts';
import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type KeptQuiz, NOTHING_KEPT, withAnswer } from './kept-quiz.ts';
import type { OutboxStore } from './outbox-store.ts';
import { writeInOrder } from './write-in-order.ts';

export type RunningQuiz = Pick<KeptQuiz, 'quiz' | 'pretest'>;

/** What the device keeps of a student: the running quiz, and all that waits. */
export interface DeviceCopy {
  readonly running: () => RunningQuiz;
  /** Reads what was kept before. The quiz that is open already is newer than the one that was kept. */
  readonly read: () => Promise<KeptQuiz>;
  readonly keepQuiz: (quiz: QuizView, pretest?: KeptQuiz['pretest']) => void;
  readonly dropQuiz: () => void;
  /** Takes the running quiz one answer further; it is written with the next `save`. */
  readonly advance: (response: AnswerResponse) => void;
  readonly save: () => void;
  /** Reports to the queues, once all is written, whether the device had room for it. */
  readonly confirm: () => Promise<void>;
}

export function createDeviceCopy(
  kept: Kept<KeptQuiz>,
  { state, toAnswers, toExtras }: OutboxStore,
): DeviceCopy {
  const device = writeInOrder(kept);
  let running: RunningQuiz = NOTHING_KEPT;
  const save = () => {
    const [waiting, extras] = [state().answers.items, state().extras.items];
    const isEmpty = running.quiz === null && waiting.length === 0 && extras.length === 0;
    device.write(isEmpty ? null : { ...running, waiting, extras });
  };
  const run = (next: RunningQuiz) => {
    running = next;
    save();
  };
  return {
    running: () => running,
    read: async () => {
      const before = await kept.read();
      running = { quiz: running.quiz ?? before.quiz, pretest: before.pretest };
      return before;
    },
    keepQuiz: (quiz, pretest = null) => {
      const { passagesDone = 0, passagesPlanned = 0 } = pretest ?? {};
      run({ quiz, pretest: pretest && { passagesDone, passagesPlanned } });
    },
    dropQuiz: () => run(NOTHING_KEPT),
    advance: (response) => {
      running = { ...running, quiz: withAnswer(running.quiz, { response }) };
    },
    save,
    // No screen says that an answer is kept before it is: they may close the lid at once.
    confirm: async () => {
      const event = { kind: 'stored', onDevice: await device.isWritten() } as const;
      toAnswers(event);
      toExtras(event);
    },
  };
}

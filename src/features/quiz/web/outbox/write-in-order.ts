import type { Kept } from '#platform/device/web/kept.ts';

interface WritingInOrder<T> {
  readonly write: (value: T | null) => void;
  /** Once nothing is being written any more: whether the last of it is on the device. */
  readonly isWritten: () => Promise<boolean>;
}

/** One write after another. What is written belongs to one student alone, so it may end after they have gone. */
export function writeInOrder<T>(kept: Kept<T>): WritingInOrder<T> {
  let writing = Promise.resolve(true);
  return {
    write: (value) => {
      writing = writing.then(() => kept.write(value));
    },
    isWritten: async () => {
      let last = writing;
      let isWritten = await last;
      while (last !== writing) {
        last = writing;
        isWritten = await last;
      }
      return isWritten;
    },
  };
}

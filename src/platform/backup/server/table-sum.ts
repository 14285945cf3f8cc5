import { createHash } from 'node:crypto';
import type { TableSum } from '../core/backup-form.ts';

const END_OF_ROW = 0x0a;

interface RunningSum {
  readonly add: (bytes: Uint8Array) => void;
  readonly sum: () => TableSum;
}

/** Adds up what goes by of one table. The copies are text, in which a line break inside a value is written `\n`. */
export function addUp(name: string): RunningSum {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(bytes) {
      hash.update(bytes);
      for (let at = bytes.indexOf(END_OF_ROW); at >= 0; at = bytes.indexOf(END_OF_ROW, at + 1)) rows += 1;
    },
    sum: () => ({ name, rows, sha256: hash.digest('hex') }),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A file as it was at some time. */
export interface OldFile {
  readonly path: string;
  readonly content: string;
}

const NUL = 0;
const MOST_BYTES = 1_000_000;

/** Every text that any commit up to HEAD holds or held, once. @param folder of the repository. */
export async function* readHistory(folder: string): AsyncGenerator<OldFile> {
  const names = spawn('git', ['rev-list', '--objects', 'HEAD'], { cwd: folder });
  const paths = new Map<string, string>();
  for await (const line of createInterface(names.stdout)) {
    const space = line.indexOf(' ');
    if (space > 0) paths.set(line.slice(0, space), line.slice(space + 1));
  }
  const batch = spawn('git', ['cat-file', '--batch', '--buffer'], { cwd: folder });
  // Begun last: what a process that has ended wrote before somebody reads is lost.
  const list = spawn('git', ['rev-list', '--objects', '--no-object-names', 'HEAD'], { cwd: folder });
  list.stdout.pipe(batch.stdin);
  const read = readerOf(batch.stdout);
  for (;;) {
    const head = await read.line();
    if (head === null) break;
    const [id = '', type, size = '0'] = head.split(' ');
    const bytes = await read.bytes(Number(size));
    await read.bytes(1);
    if (type !== 'blob' || bytes.length > MOST_BYTES || bytes.includes(NUL)) continue;
    yield { path: paths.get(id) ?? id, content: bytes.toString('utf8') };
  }
  if (batch.exitCode === null) await once(batch, 'close');
}

/** Reads a stream by lines and by counts of bytes. */
function readerOf(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { value, done } = (await parts.next()) as IteratorResult<Buffer, undefined>;
    if (done === true || value === undefined) return false;
    held = Buffer.concat([held, value]);
    return true;
  };
  const take = (count: number): Buffer => {
    const taken = held.subarray(0, count);
    held = held.subarray(count);
    return taken;
  };
  return {
    async line(): Promise<string | null> {
      while (!held.includes(0x0a)) if (!(await more())) return null;
      const text = take(held.indexOf(0x0a) + 1).toString('utf8');
      return text.slice(0, -1);
    },
    async bytes(count: number): Promise<Buffer> {
      while (held.length < count) if (!(await more())) break;
      return take(count);
    },
  };
}

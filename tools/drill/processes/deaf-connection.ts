import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Between a server and its database: everything passes but what the database tells unasked. */
export interface DeafConnection {
  /** The database's address, by way of here. */
  readonly url: string;
  close(): Promise<void>;
}

/** NotificationResponse of PostgreSQL's protocol (53.7 Message Formats). */
const NOTIFICATION = 'A'.charCodeAt(0);
/** Every message: a letter, then its length, which counts itself. Bytes. */
const LETTER = 1;
const LENGTH = 4;

/** Opens a way to a database of this machine that swallows notifications. */
export async function openDeafConnection(databaseUrl: string): Promise<DeafConnection> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const keep = notificationFilter();
    near.pipe(far);
    far.on('data', (chunk) => {
      const kept = keep(chunk);
      if (kept.length > 0) near.write(kept);
    });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: url.href,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Takes what the database sends, piece by piece, and gives back whole messages but notifications. */
export function notificationFilter(): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    const kept: Buffer[] = [];
    let at = 0;
    while (bytes.length - at >= LETTER + LENGTH) {
      const end = at + LETTER + bytes.readInt32BE(at + LETTER);
      if (end > bytes.length) break;
      if (bytes[at] !== NOTIFICATION) kept.push(bytes.subarray(at, end));
      at = end;
    }
    rest = bytes.subarray(at);
    return Buffer.concat(kept);
  };
}

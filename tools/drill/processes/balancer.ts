import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address for several servers, as a school's proxy gives it. It knows connections, not requests. */
export interface Balancer {
  readonly origin: string;
  /** Connections that each server has had, in the order of the servers. */
  readonly taken: readonly number[];
  close(): Promise<void>;
}

/** Each connection goes to the next server in turn; to another one when that refuses it. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const taken = ports.map(() => 0);
  let turn = 0;

  const join = (near: Socket, first: number, tried = 0) => {
    const place = (first + tried) % ports.length;
    const far = connect(ports[place] ?? 0, '127.0.0.1');
    follow(far);
    let joined = false;
    far.once('connect', () => {
      joined = true;
      taken[place] = (taken[place] ?? 0) + 1;
      near.pipe(far).pipe(near);
    });
    far.once('close', () => {
      if (!joined && !near.destroyed && tried + 1 < ports.length) return join(near, first, tried + 1);
      // What the server said last still arrives.
      if (joined && !near.destroyed) near.end();
      else near.destroy();
    });
    near.once('close', () => far.destroy());
  };
  const follow = (socket: Socket) => {
    open.add(socket);
    // A broken connection is told by its close.
    socket.on('error', () => {}).once('close', () => open.delete(socket));
  };

  const server = createServer((near) => {
    follow(near);
    join(near, turn++);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

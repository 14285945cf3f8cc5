import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openRelay, type Relay } from './relay.ts';

/** A line to the database that can be made bad. */
export interface DatabaseProxy {
  /** The address of the database, through the line. */
  readonly url: string;
  /** Everything takes longer by so many milliseconds, half of them each way. */
  delay(milliseconds: number): void;
  /** Nothing passes any more, and nothing is lost or refused. */
  freeze(): void;
  /** Connections break and new ones are refused. */
  cut(): Promise<void>;
  /** As it was. What was held passes. */
  heal(): Promise<void>;
  /** As it was for new connections; those that are there stay silent for good, and nobody tells either end. */
  healForNewOnes(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly sockets: readonly [Socket, Socket];
  readonly relays: readonly [Relay, Relay];
}

/** Opens a line to the database at `url` on the loopback. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  let oneWay = 0;
  let frozen = false;

  const join = (here: Socket) => {
    const there = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    here.setNoDelay(true);
    const relays = [openRelay(here, there), openRelay(there, here)] as const;
    const pair: Pair = { sockets: [here, there], relays };
    pairs.add(pair);
    for (const relay of relays) relay.set({ delay: oneWay, frozen });
    for (const socket of pair.sockets) socket.once('close', () => pairs.delete(pair));
  };
  const setAll = () => {
    for (const { relays } of pairs) for (const relay of relays) relay.set({ delay: oneWay, frozen });
  };
  const destroyAll = () => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.resetAndDestroy();
    pairs.clear();
  };

  const server = createServer(join);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = `${port}`;
  const closeDoor = () => new Promise<void>((resolve) => void server.close(() => resolve()));

  return {
    url: through.href,
    delay(milliseconds) {
      oneWay = milliseconds / 2;
      setAll();
    },
    freeze() {
      frozen = true;
      setAll();
    },
    async cut() {
      const closed = closeDoor();
      destroyAll();
      await closed;
    },
    async heal() {
      oneWay = 0;
      frozen = false;
      setAll();
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    healForNewOnes() {
      for (const { relays } of pairs) for (const relay of relays) relay.silence();
      oneWay = 0;
      frozen = false;
    },
    async close() {
      const closed = server.listening ? closeDoor() : Promise.resolve();
      destroyAll();
      await closed;
    },
  };
}

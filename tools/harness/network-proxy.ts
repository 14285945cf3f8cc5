import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Conditions, createLane, type Lane } from './network-lane.ts';

/** Which way bytes go: `up` to the server, `down` to the client. */
export type Direction = 'up' | 'down';

export interface NetworkOptions {
  /** The servers behind the network: connections go to them in turn, and to the next one when one refuses. */
  readonly ports: readonly number[];
  /** The loopback address at which clients connect; default 127.0.0.1. The system chooses the port. */
  readonly host?: string;
  /** Makes, for each connection, a filter of the bytes that go down. */
  readonly filterDown?: () => (bytes: Buffer) => Buffer;
}

/** Where the network is to break: after so many more bytes in one direction, counted over all connections. */
export interface CutPoint {
  readonly direction: Direction;
  readonly after: number;
}

/** A cut that happens when its byte arrives. */
export interface PlannedCut {
  /** When it happened, in epoch milliseconds; null until then. */
  readonly moment: () => { readonly at: number } | null;
}

/** Takes the first bytes of a request away from the server; false leaves them alone. */
export type Interceptor = (bytes: Buffer, client: Socket) => boolean;

interface Connection {
  readonly client: Socket;
  server: Socket;
  lanes: readonly Lane[];
}

/**
 * The network between clients and servers of this machine, which carries bytes and knows no requests. It can break at an
 * exact byte, delay, freeze, lose the connections that it has, and hand a request to something on the way.
 */
export class NetworkProxy {
  readonly #options: NetworkOptions;
  readonly #connections = new Set<Connection>();
  readonly #conditions: Conditions = { delayMs: 0, frozen: false };
  readonly #passed = { up: 0, down: 0 };
  readonly #listener: Server;
  #address = { host: '127.0.0.1', port: 0 };
  #localAddress = '127.0.0.1';
  #turn = 0;
  #plannedCut: { readonly direction: Direction; readonly until: number; readonly report: () => void } | null =
    null;
  #intercept: Interceptor | null = null;
  #closed: Promise<void> | null = null;

  private constructor(options: NetworkOptions) {
    this.#options = options;
    this.#listener = createServer({ pauseOnConnect: true, noDelay: true }, (client) => this.#accept(client));
  }

  static async open(options: NetworkOptions): Promise<NetworkProxy> {
    const proxy = new NetworkProxy(options);
    const { host = '127.0.0.1' } = options;
    await once(proxy.#listener.listen(0, host), 'listening');
    proxy.#address = { host, port: (proxy.#listener.address() as AddressInfo).port };
    return proxy;
  }

  /** What a browser types. */
  get origin(): string {
    return `http://${this.#address.host}:${this.#address.port}`;
  }

  /** The same address, such as that of a database, through this network. */
  through(address: string): string {
    const url = new URL(address);
    url.hostname = this.#address.host;
    url.port = `${this.#address.port}`;
    return url.href;
  }

  /** Bytes that have passed, over all connections. */
  get passed(): Readonly<Record<Direction, number>> {
    return { ...this.#passed };
  }

  /** The client's address that the server sees on new connections. */
  connectFrom(address: string): void {
    this.#localAddress = address;
  }

  /** Breaks the network at an exact byte. */
  cutAt({ direction, after }: CutPoint): PlannedCut {
    let moment: { readonly at: number } | null = null;
    const report = () => {
      moment = { at: Date.now() };
    };
    this.#plannedCut = { direction, until: this.#passed[direction] + after, report };
    return { moment: () => moment };
  }

  /** Forgets a planned cut that has not happened. */
  cancelCut(): void {
    this.#plannedCut = null;
  }

  /** Resets every connection on both sides at once, and refuses new ones until `restore`. */
  async cut(): Promise<void> {
    this.#closed ??= new Promise((resolve) => void this.#listener.close(() => resolve()));
    for (const { client, server } of this.#connections)
      for (const socket of [client, server]) socket.resetAndDestroy();
    this.#connections.clear();
    this.#plannedCut?.report();
    this.#plannedCut = null;
    await this.#closed;
  }

  /** Delays everything by so many milliseconds, half of them each way. */
  delay(milliseconds: number): void {
    this.#setConditions({ delayMs: milliseconds / 2, frozen: this.#conditions.frozen });
  }

  /** Holds everything back; nothing is lost or refused. */
  freeze(): void {
    this.#setConditions({ delayMs: this.#conditions.delayMs, frozen: true });
  }

  /** Ends a cut, a delay and a freeze; what was held back passes. @returns since when, in epoch milliseconds. */
  async restore(): Promise<number> {
    this.#setConditions({ delayMs: 0, frozen: false });
    if (this.#closed) {
      await this.#closed;
      this.#closed = null;
      await once(this.#listener.listen(this.#address), 'listening');
    }
    return Date.now();
  }

  /** As `restore`, for new connections alone: the present ones stay silent for good, and neither end is notified. */
  async restoreForNewConnections(): Promise<void> {
    for (const { lanes } of this.#connections) for (const lane of lanes) lane.silence();
    await this.restore();
  }

  /** Offers the requests from now on to something on the way, until it takes one. */
  interceptNext(intercept: Interceptor): void {
    this.#intercept = intercept;
  }

  async close(): Promise<void> {
    await this.cut();
  }

  #setConditions(conditions: Conditions): void {
    Object.assign(this.#conditions, conditions);
    for (const { lanes } of this.#connections) for (const lane of lanes) lane.flush();
  }

  #accept(client: Socket): void {
    if (this.#closed) {
      client.resetAndDestroy();
      return;
    }
    const connection: Connection = { client, server: client, lanes: [] };
    this.#connections.add(connection);
    this.#connect(connection, { first: this.#turn++, attempt: 0 });
  }

  #connect(connection: Connection, { first, attempt }: { first: number; attempt: number }): void {
    const { client } = connection;
    const { ports } = this.#options;
    const port = ports[(first + attempt) % ports.length] ?? 0;
    const server = connect({ port, host: '127.0.0.1', localAddress: this.#localAddress, noDelay: true });
    connection.server = server;
    const refused = () => {
      if (attempt + 1 < ports.length && !client.destroyed && this.#connections.has(connection))
        this.#connect(connection, { first, attempt: attempt + 1 });
      else client.destroy();
    };
    server.once('error', refused);
    server.once('connect', () => {
      server.removeListener('error', refused);
      this.#join(connection);
    });
  }

  #join(connection: Connection): void {
    const { client, server } = connection;
    const filter = this.#options.filterDown?.();
    const lane = (source: Socket, target: Socket, direction: Direction) =>
      createLane({
        source,
        target,
        conditions: this.#conditions,
        pass: (bytes) => {
          if (direction === 'up' && this.#isIntercepted(bytes, client)) return;
          this.#pass(direction, direction === 'down' && filter ? filter(bytes) : bytes, target);
        },
        // What the server sent last still arrives: the client closes its side by itself.
        onClosed: () => (direction === 'up' ? target.destroySoon() : target.end()),
      });
    connection.lanes = [lane(client, server, 'up'), lane(server, client, 'down')];
    for (const socket of [client, server])
      socket.once('close', () => {
        if (client.destroyed && server.destroyed) this.#connections.delete(connection);
      });
    client.resume();
  }

  #pass(direction: Direction, bytes: Buffer, target: Socket): void {
    if (this.#closed || bytes.length === 0) return;
    this.#passed[direction] += bytes.length;
    const planned = this.#plannedCut;
    const over = planned?.direction === direction ? this.#passed[direction] - planned.until : -1;
    if (over >= bytes.length) void this.cut();
    else if (over >= 0) target.write(bytes.subarray(0, bytes.length - over), () => void this.cut());
    else target.write(bytes);
  }

  #isIntercepted(bytes: Buffer, client: Socket): boolean {
    if (!this.#intercept?.(bytes, client)) return false;
    this.#intercept = null;
    return true;
  }
}

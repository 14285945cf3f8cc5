import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { falselyAcknowledge } from './false-acknowledgement.ts';

/** Which way bytes go: `up` to the service, `down` to the browser. */
export type Direction = 'up' | 'down';

/** Where the network is to break. */
export interface CutPlace {
  readonly direction: Direction;
  /** So many bytes still pass, counted from now over all connections. */
  readonly after: number;
}

export interface CutMoment {
  /** Wall clock, in milliseconds. */
  readonly at: number;
}

/** A cut that comes when its byte does. */
export interface PlannedCut {
  /** Null until then. */
  readonly moment: () => CutMoment | null;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/**
 * The network between one device and the service. When it cuts, every connection is reset on both sides at once, and new
 * ones are refused until it is back.
 */
export class CuttingProxy {
  readonly #service: { readonly port: number };
  readonly #pairs = new Set<Pair>();
  readonly #passed = { up: 0, down: 0 };
  readonly #server: Server;
  #address = { host: '', port: 0 };
  #from = '127.0.0.1';
  #place: { readonly direction: Direction; readonly until: number; readonly tell: () => void } | null = null;
  #away = false;
  #losing = false;

  constructor(service: { readonly port: number }) {
    this.#service = service;
    this.#server = createServer((near) => this.#join(near));
  }

  /** Listens at an address of the loopback net, on a port that the system chooses. */
  async open(host: string): Promise<void> {
    this.#server.listen(0, host);
    await once(this.#server, 'listening');
    this.#address = { host, port: (this.#server.address() as AddressInfo).port };
  }

  /** What the device types. */
  get origin(): string {
    return `http://${this.#address.host}:${this.#address.port}`;
  }

  /** Bytes that have come, over all connections. */
  get passed(): Readonly<Record<Direction, number>> {
    return { ...this.#passed };
  }

  /** The address that the service sees from now on. */
  comeFrom(address: string): void {
    this.#from = address;
  }

  /** Breaks the network at this place. */
  cutAt({ direction, after }: CutPlace): PlannedCut {
    let moment: CutMoment | null = null;
    const tell = () => {
      moment = { at: Date.now() };
    };
    this.#place = { direction, until: this.#passed[direction] + after, tell };
    return { moment: () => moment };
  }

  /** Forgets the place where it was to break. */
  spare(): void {
    this.#place = null;
  }

  /** From now on: takes the next answer away and says in the service's name that it is saved. For a planted defect. */
  loseNextAnswer(): void {
    this.#losing = true;
  }

  /** The network is there again. @returns since when, in milliseconds. */
  async back(): Promise<number> {
    if (this.#away) {
      // Connections that ended by themselves may hold the port for a moment.
      if (this.#server.listening) await once(this.#server, 'close');
      this.#server.listen(this.#address);
      await once(this.#server, 'listening');
    }
    this.#away = false;
    return Date.now();
  }

  async close(): Promise<void> {
    this.#cut();
    if (this.#server.listening) await once(this.#server, 'close');
  }

  #cut(): void {
    if (this.#away) return;
    this.#away = true;
    this.#server.close();
    for (const { near, far } of this.#pairs) for (const end of [near, far]) end.resetAndDestroy();
    this.#pairs.clear();
    this.#place?.tell();
    this.#place = null;
  }

  #join(near: Socket): void {
    if (this.#away) {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: this.#service.port, host: '127.0.0.1', localAddress: this.#from });
    const pair = { near, far };
    this.#pairs.add(pair);
    this.#carry('up', pair);
    this.#carry('down', pair);
  }

  #carry(direction: Direction, pair: Pair): void {
    const [source, target] = direction === 'up' ? [pair.near, pair.far] : [pair.far, pair.near];
    source.setNoDelay(true);
    source.on('data', (bytes: Buffer) => {
      if (!this.#isKept(direction, bytes, pair)) this.#pass(direction, bytes, { source, target });
    });
    source.on('error', () => target.destroy());
    source.on('end', () => target.end());
    source.on('close', () => {
      this.#pairs.delete(pair);
      target.destroy();
    });
  }

  #pass(direction: Direction, bytes: Buffer, { source, target }: { source: Socket; target: Socket }): void {
    if (this.#away) return;
    this.#passed[direction] += bytes.length;
    const place = this.#place;
    const over = place?.direction === direction ? this.#passed[direction] - place.until : -1;
    if (over >= bytes.length) this.#cut();
    else if (over >= 0) target.write(bytes.subarray(0, bytes.length - over), () => this.#cut());
    else if (!target.write(bytes)) {
      source.pause();
      target.once('drain', () => source.resume());
    }
  }

  #isKept(direction: Direction, bytes: Buffer, { near }: Pair): boolean {
    if (!this.#losing || direction !== 'up' || !falselyAcknowledge(bytes, near)) return false;
    this.#losing = false;
    return true;
  }
}

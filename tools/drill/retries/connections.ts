import { performance } from 'node:perf_hooks';
import { addressOf, type Device, type DeviceCall, openDevice } from '../../proving/devices.ts';
import { sendAndHangUp } from './broken-connection.ts';
import { CONNECTIONS_OF_A_STUDENT, type Fate } from './schedules.ts';

/** A call with its beginning and end, in milliseconds of one clock. */
export interface Exchange {
  readonly began: number;
  readonly ended: number;
  /** `lost`: it was sent whole and nobody heard the reply. `never`: it was not sent whole. */
  readonly reply: { readonly status: number; readonly text: string } | 'lost' | 'never';
}

/** The kept connections of one student's devices. */
export interface Connections {
  send(call: DeviceCall, how: { readonly connection: number; readonly fate: Fate }): Promise<Exchange>;
  close(): Promise<void>;
}

/** @param number of the student's place: each connection has an address of its own. */
export function openConnections(origin: string, number: number): Connections {
  const addresses = Array.from({ length: CONNECTIONS_OF_A_STUDENT }, (_, n) =>
    addressOf(number * CONNECTIONS_OF_A_STUDENT + n),
  );
  const devices = addresses.map((address) => openDevice(origin, address));
  return {
    async send(call, { connection, fate }) {
      const began = performance.now();
      const reply =
        fate.kind === 'kept'
          ? await replyTo(devices[connection], call)
          : await hangUp(origin, addresses[connection] ?? '127.0.0.1', call, fate);
      return { began, ended: performance.now(), reply };
    },
    async close() {
      await Promise.all(devices.map((device) => device.close()));
    },
  };
}

async function replyTo(device: Device | undefined, call: DeviceCall): Promise<Exchange['reply']> {
  if (!device) throw new RangeError('A student has no such connection.');
  const { status, text } = await device.call(call);
  return { status, text };
}

async function hangUp(
  origin: string,
  address: string,
  call: DeviceCall,
  fate: Exclude<Fate, { kind: 'kept' }>,
): Promise<Exchange['reply']> {
  await sendAndHangUp(origin, address, call, fate);
  return fate.kind === 'half-sent' ? 'never' : 'lost';
}

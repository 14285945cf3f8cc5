import { performance } from 'node:perf_hooks';
import { addressOf, type ClientCall, openClients } from '../../harness/client.ts';
import { sendAndHangUp } from './broken-connection.ts';
import { CONNECTIONS_OF_A_STUDENT, type Fate } from './schedules.ts';

/** A call with its beginning and end, in milliseconds of one clock. */
export interface Exchange {
  readonly began: number;
  readonly ended: number;
  /** `lost`: it was sent whole and its reply was not received. `never`: it was not sent whole. */
  readonly reply: { readonly status: number; readonly text: string } | 'lost' | 'never';
}

/** The kept connections of one student's devices. */
export interface Connections {
  send(call: ClientCall, how: { readonly connection: number; readonly fate: Fate }): Promise<Exchange>;
  close(): Promise<void>;
}

/** @param number of this student among those at work: each connection has an address of its own. */
export function openConnections(origin: string, number: number): Connections {
  const first = number * CONNECTIONS_OF_A_STUDENT;
  const clients = openClients([origin], { first, count: CONNECTIONS_OF_A_STUDENT });
  const replyTo = async (
    call: ClientCall,
    { connection, fate }: { readonly connection: number; readonly fate: Fate },
  ): Promise<Exchange['reply']> => {
    if (fate.kind === 'kept') return clients.at(connection).call(call);
    await sendAndHangUp(origin, addressOf(first + connection), call, fate);
    return fate.kind === 'half-sent' ? 'never' : 'lost';
  };
  return {
    async send(call, how) {
      const began = performance.now();
      const reply = await replyTo(call, how);
      return { began, ended: performance.now(), reply };
    },
    close: () => clients.close(),
  };
}

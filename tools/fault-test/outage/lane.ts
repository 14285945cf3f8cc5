import { join } from 'node:path';
import { NetworkProxy } from '../../harness/network-proxy.ts';
import { type Device, startDevice } from './device.ts';
import type { OutageEnvironment } from './outage-environment.ts';

/** One device of the classroom with the network between it and the service. Many students use it, one after another. */
export interface Lane {
  readonly proxy: NetworkProxy;
  device(): Device;
  /** Another device, for one that is stuck. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

let devices = 0;

export async function openLane({ tests, server }: OutageEnvironment, number: number): Promise<Lane> {
  const start = () => startDevice(join(tests.storage.folder, `device-${devices++}`));
  const proxy = await NetworkProxy.open({ ports: [server.port], host: `127.2.0.${1 + number}` });
  const closeProxy = () => proxy.close();
  let device = await start().catch(async (error: unknown) => {
    await closeProxy();
    throw error;
  });
  let closed = false;
  return {
    proxy,
    device: () => device,
    async replace() {
      await device.close().catch(() => {});
      // A run that has failed elsewhere starts nothing more.
      if (!closed) device = await start();
    },
    async close() {
      closed = true;
      await device.close().catch(() => {});
      await closeProxy();
    },
  };
}

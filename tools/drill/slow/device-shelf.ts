import { addressOf, type Device, type DeviceCall, type DeviceReply } from '../../proving/devices.ts';
import type { OpenLine } from './pupils.ts';

/** Devices of which each waits for one answer at a time; as many as it takes. */
export interface DeviceShelf {
  call(call: DeviceCall): Promise<DeviceReply>;
  close(): Promise<void>;
}

/** @param first the number of the first device's address */
export function createDeviceShelf(open: OpenLine, first: number): DeviceShelf {
  const all: Device[] = [];
  const free: Device[] = [];
  const openOne = () => {
    const device = open(addressOf(first + all.length));
    all.push(device);
    return device;
  };
  return {
    async call(call) {
      const device = free.pop() ?? openOne();
      try {
        return await device.call(call);
      } finally {
        free.push(device);
      }
    },
    async close() {
      await Promise.all(all.map((device) => device.close()));
    },
  };
}

import type { DeviceReply } from '../../proving/devices.ts';
import type { OpenLine } from './pupils.ts';

/**
 * The planted defect: something between the devices and the service that answers with the last good reply of a call when
 * the service has none, as a badly set cache does.
 */
export function throughStaleCache(open: OpenLine): OpenLine {
  const kept = new Map<string, DeviceReply>();
  return (address) => {
    const device = open(address);
    return {
      async call(call) {
        const name = `${call.method} ${call.path}`;
        const reply = await device.call(call);
        if (reply.status < 300) kept.set(name, reply);
        return reply.status === 503 ? (kept.get(name) ?? reply) : reply;
      },
      close: () => device.close(),
    };
  };
}

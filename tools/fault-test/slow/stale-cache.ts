import type { ClientReply, OpenClient } from '../../harness/client.ts';

/**
 * The injected fault: something between the clients and the service that answers with the last good reply of a call when
 * the service has none, as a badly set cache does.
 */
export function throughStaleCache(open: OpenClient): OpenClient {
  const kept = new Map<string, ClientReply>();
  return (address) => {
    const client = open(address);
    return {
      ...client,
      async tryCall(call) {
        const name = `${call.method} ${call.path}`;
        const reply = await client.tryCall(call);
        if (reply.status >= 200 && reply.status < 300) kept.set(name, reply);
        return reply.status === 503 ? (kept.get(name) ?? reply) : reply;
      },
    };
  };
}

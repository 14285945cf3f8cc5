import { childrenOf, signalAll } from '../../harness/child-processes.ts';
import type { NetworkProxy } from '../../harness/network-proxy.ts';

/** By the names under which faults are chosen. */
export type FaultKind = 'slow' | 'frozen' | 'stopped' | 'gone' | 'silent';

/** Something that happens to the database for a while. */
export interface DatabaseFault {
  /** As it is called in the figures. */
  readonly name: string;
  readonly seconds: number;
  /** Whether the run itself still reaches the database, past the network. */
  readonly reachable: boolean;
  begin(): unknown;
  end(): unknown;
}

/** What docs/trust.md says of a slow database. */
const DELAY_MS = 2_000;

interface FaultTarget {
  readonly network: NetworkProxy;
  /** Process id of the database server's first process. */
  readonly postmaster: () => number;
}

/** Makes one of the faults, lasting so many seconds. */
export function faultOf(
  kind: FaultKind,
  seconds: number,
  { network, postmaster }: FaultTarget,
): DatabaseFault {
  const onNetwork = (
    name: string,
    begin: () => unknown,
    end = () => network.restore() as Promise<unknown>,
  ) => ({
    name,
    seconds,
    reachable: true,
    begin,
    end,
  });
  switch (kind) {
    case 'slow':
      return onNetwork('database 2 s slower', () => network.delay(DELAY_MS));
    case 'frozen':
      return onNetwork('line to the database frozen', () => network.freeze());
    case 'gone':
      return onNetwork('database gone', () => network.cut());
    case 'silent':
      return onNetwork(
        'old connections silently dead',
        () => network.freeze(),
        () => network.restoreForNewConnections(),
      );
    case 'stopped':
      return stoppedProcesses(seconds, postmaster);
  }
}

/**
 * Stops all processes of a database server: connections stay, new ones wait in the kernel. The first process is stopped
 * before its children are counted, so it starts no more.
 */
function stoppedProcesses(seconds: number, postmaster: () => number): DatabaseFault {
  let pids: readonly number[] = [];
  const resume = () => signalAll(pids, 'SIGCONT');
  return {
    name: 'database processes stopped',
    seconds,
    reachable: false,
    begin() {
      const first = postmaster();
      pids = [first];
      process.once('exit', resume);
      signalAll(pids, 'SIGSTOP');
      pids = [...childrenOf(first), first];
      signalAll(pids, 'SIGSTOP');
    },
    end() {
      resume();
      process.removeListener('exit', resume);
    },
  };
}

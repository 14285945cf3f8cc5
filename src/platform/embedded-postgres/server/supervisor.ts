/**
 * The process between Openleaf and its database. It owns the server: starts it, starts it again when it crashes, and
 * stops it when asked to or when Openleaf is gone, however that happened (the IPC channel closes with its process).
 * Started by root, it becomes the database's user before the database does. It has a session of its own, so that Ctrl-C
 * reaches Openleaf only and the database ends last.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { giveRootUp, isRoot } from '#platform/privilege/server/give-root-up.ts';
import { programOptions } from './program-environment.ts';
import { removeTemporaryFolder } from './server-address.ts';
import { askToStop, FAST_STOP_LIMIT } from './stop-signal.ts';
import type { Order, Report, ServerPlan } from './supervision.ts';

type Server = ChildProcessByStdio<null, null, Readable>;

const READY = 'database system is ready to accept connections';
/** Milliseconds until a crashed server is started again: doubled with each crash in a row, up to the longest. */
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;
const LINES_KEPT = 20;

let plan: ServerPlan | undefined;
let server: Server | undefined;
let stopping = false;
let wasReady = false;
let retryAfter = FIRST_RETRY;

function send(report: Report): void {
  if (process.connected) process.send?.(report, undefined, {}, () => {});
}

function start(current: ServerPlan): void {
  const lines: string[] = [];
  const child = spawn(current.postgres, current.args, {
    ...programOptions(undefined),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = child;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > LINES_KEPT) lines.shift();
    send({ kind: 'said', line });
    if (line.includes(READY)) becameReady();
  });
  child.on('error', (error) => lines.push(error.message));
  child.on('close', (code, signal) => ended(current, signal ?? `code ${code}`, lines));
}

function becameReady(): void {
  wasReady = true;
  retryAfter = FIRST_RETRY;
  send({ kind: 'ready' });
}

function ended(current: ServerPlan, how: string, lines: readonly string[]): void {
  server = undefined;
  if (stopping) return void leave(0);
  if (!wasReady) {
    send({ kind: 'failed', lines });
    return void leave(1);
  }
  send({ kind: 'crashed', how, retryAfter });
  setTimeout(() => (stopping ? undefined : start(current)), retryAfter);
  retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY);
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  if (server?.pid === undefined || plan === undefined) return void leave(0);
  const { pid } = server;
  const { pgCtl } = plan;
  askToStop(pid, 'fast', pgCtl);
  setTimeout(() => askToStop(pid, 'immediate', pgCtl), FAST_STOP_LIMIT);
}

async function leave(code: number): Promise<void> {
  await removeTemporaryFolder(plan?.temporaryFolder ?? undefined);
  if (process.connected) process.disconnect();
  process.exit(code);
}

process.on('message', (order: Order) => {
  if (order.kind === 'stop') return stop();
  // Once only: an attacker who gets hold of Openleaf's process must not start programs here.
  if (plan !== undefined) return undefined;
  plan = order.plan;
  if (plan.account !== null && isRoot()) giveRootUp(plan.account);
  start(plan);
});
process.on('disconnect', stop);
// A service manager signals every process at once. Openleaf decides when the database may go: after its last request.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

import { chmodSync, mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Span } from './measure-service.ts';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}

interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Microseconds of the machine's clock since its start. */
  readonly startTime: number;
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

export interface KeptProfile {
  /** Options of Node with which the server keeps it. */
  readonly execArgv: readonly string[];
  /** Once the server has ended: where its time went in these spans, as lines. */
  read(spans: readonly Span[]): Promise<string[]>;
}

const MAX_MODULES = 16;
const MAX_FUNCTIONS = 24;
/** Waiting is no work. */
const IDLE = new Set(['(idle)', '(program)', '(root)']);

/** Has the server keep a profile in this folder. */
export function keepProfile(home: string): KeptProfile {
  const folder = join(home, 'profile');
  // The server writes it as it ends, when it is root no more.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return {
    execArgv: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    async read(spans) {
      const [file] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
      if (file === undefined) throw new Error('The server kept no profile.');
      return summarise(JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile, spans);
    },
  };
}

/** A package by its name, our own files by their path, Node's by their module. */
export function moduleOf(url: string): string {
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (packaged !== undefined) return packaged;
  const own = /\/src\/((?:app|platform|features)\/.*)$/.exec(url)?.[1];
  if (own !== undefined) return `src/${own}`;
  return url === '' ? "Node's own code" : url;
}

/** The share of each module and of each function in the time in which the server worked within the spans. */
export function summarise(
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  spans: readonly Span[],
): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const modules = new Map<string, number>();
  const functions = new Map<string, number>();
  let worked = 0;
  let now = startTime;
  samples.forEach((id, index) => {
    const frame = byId.get(id);
    const time = timeDeltas[index] ?? 0;
    now += time;
    if (!frame || IDLE.has(frame.functionName)) return;
    if (!spans.some(({ from, until }) => from <= now && now <= until)) return;
    worked += time;
    const module = moduleOf(frame.url);
    modules.set(module, (modules.get(module) ?? 0) + time);
    const name = `${frame.functionName || '(anonymous)'} of ${module}`;
    functions.set(name, (functions.get(name) ?? 0) + time);
  });
  const top = (times: ReadonlyMap<string, number>, most: number) =>
    [...times]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([name, time]) => `${((100 * time) / worked).toFixed(1)} % ${name}`);
  return [
    `time of the server by module: ${top(modules, MAX_MODULES).join(', ')}`,
    `by function: ${top(functions, MAX_FUNCTIONS).join(', ')}`,
  ];
}

import { cpus, machine, type } from 'node:os';

/** What a benchmark or a fault test ran on. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly system: string;
  readonly node: string;
};

export function describeMachine(): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() ?? 'unknown processor',
    cores: cores.length,
    system: `${type()} ${machine()}`,
    node: process.version,
  };
}

/** Whether other work was running: then speeds are worse than the machine's. */
export function wasBusy(load: number, { cores }: Machine): boolean {
  return load > cores / 2;
}

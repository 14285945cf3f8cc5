import { join } from 'node:path';
import { countPlaywright, countVitest } from './read-report.ts';
import type { Counts } from './ring-result.ts';

/** One line of the table. */
export interface Ring {
  readonly name: string;
  /** The command, run in the checkout; `reportFile` is where its report belongs. */
  readonly command: (reportFile: string) => readonly [program: string, ...args: string[]];
  readonly env?: (reportFile: string) => Readonly<Record<string, string>>;
  /** How its report is counted; a check without one is a single test that passes with exit code 0. */
  readonly count?: (report: unknown) => Counts;
  /** What its command takes at the end to run no more than what failed in these files. */
  readonly again?: (files: readonly string[]) => readonly string[];
  /** Runs on the machine's own PostgreSQL server instead of the embedded one. */
  readonly onSeparateServer?: boolean;
}

/** Everything that `npm test` runs, in its order. @param scripts the names of package.json's scripts. */
export function listRings(scripts: readonly string[]): Ring[] {
  return [
    script('check'),
    ...(scripts.includes('content:check') ? [script('content:check')] : []),
    vitest('1 core', 'core'),
    { ...vitest('2 server, embedded PostgreSQL', 'server'), again: sameFiles },
    { ...vitest('2 server, PostgreSQL over TCP', 'server'), again: sameFiles, onSeparateServer: true },
    { ...vitest('3 web', 'web'), again: sameFiles },
    { name: 'build', command: () => [process.execPath, join('tools', 'bootstrap', 'build.mjs')] },
    playwright('4 e2e'),
    { ...vitest('5 fault tests, small', 'fault-tests*'), again: sameFiles },
  ];
}

const sameFiles = (files: readonly string[]) => files;

function script(name: string): Ring {
  const npm = process.env['npm_execpath'];
  const run = ['run', '--silent', name];
  return { name, command: () => (npm === undefined ? ['npm', ...run] : [process.execPath, npm, ...run]) };
}

function vitest(name: string, project: string): Ring {
  const program = join('node_modules', 'vitest', 'vitest.mjs');
  return {
    name,
    command: (file) => [
      process.execPath,
      program,
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: countVitest,
  };
}

function playwright(name: string): Ring {
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  return {
    name,
    command: () => [process.execPath, program, 'test', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
    again: () => ['--last-failed'],
  };
}

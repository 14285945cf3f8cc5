import type { MachineSize } from './machine-size.ts';
import type { MachineMeasure } from './measure-machine.ts';

const whole = (value: number): string => Math.floor(value).toLocaleString('en-US');
/** As many as one can say in one breath: two figures that count. */
const about = (value: number): string => {
  const step = 10 ** Math.max(Math.floor(Math.log10(Math.max(value, 1))) - 1, 0);
  return whole(Math.floor(value / step) * step);
};
const ms = (value: number): string => `${value.toPrecision(3)} ms`;

/** The lines that an operator reads. */
export function describeSize(measure: MachineMeasure, size: MachineSize): string {
  const { processors, password, answer, wayIn, disk } = measure;
  const rows: readonly (readonly [string, string])[] = [
    ['processors', String(processors)],
    [
      'one password',
      `${ms(password)} of a processor (${whole(size.loginsPerSecond)} logins a second at most)`,
    ],
    ['the pages on the way in', `${ms(wayIn)} of a processor`],
    ['one answer', `${ms(answer)} of a processor (${whole(size.answersPerSecond)} answers a second at most)`],
    [
      'one safe write to the disk',
      `${ms(disk.p50)} usually, p99 ${ms(disk.p99)}, longest ${ms(disk.longest)}`,
    ],
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  return [
    ...rows.map(([name, value]) => `${name.padEnd(widest)}  ${value}`),
    '',
    `About ${about(size.startInFiveMinutes)} students may start within five minutes and read.`,
    `About ${about(size.inWithinAMinute)} may press Start at the same moment, and all are in within a minute.`,
    'Close other programs before you measure: what they use is missing here.',
  ].join('\n');
}

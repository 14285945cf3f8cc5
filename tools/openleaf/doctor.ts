import { type Command, done } from './command.ts';
import { describeSize } from './doctor/describe-size.ts';
import { machineSize } from './doctor/machine-size.ts';
import { measureMachine } from './doctor/measure-machine.ts';

const SECONDS = 6;

export const doctorCommand: Command = {
  name: 'doctor',
  takes: [],
  options: { seconds: { type: 'string', value: 'SECONDS' }, json: { type: 'boolean' } },
  help: 'Measures what a password, an answer and a write cost on this machine, and says for how many students it is large enough.',
  needsNoDatabase: true,
  async run({ options }) {
    const seconds = Number(options['seconds'] ?? SECONDS);
    if (!(seconds > 0)) return { kind: 'refused', sentence: '--seconds is a number above 0.' };
    const measure = await measureMachine(seconds, (line) => process.stderr.write(`${line}\n`));
    const size = machineSize(measure);
    const report =
      options['json'] === true ? JSON.stringify({ ...measure, ...size }) : describeSize(measure, size);
    return { ...done(''), report };
  },
};

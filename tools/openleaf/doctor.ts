import { readConfig } from '#platform/config/server/config.ts';
import { type Command, done, type Outcome, refused } from './command.ts';
import { describeFindings } from './doctor/describe-findings.ts';
import { describeSize } from './doctor/describe-size.ts';
import { inspectInstallation } from './doctor/inspect-installation.ts';
import { type Finding, judgeInstallation } from './doctor/judge-installation.ts';
import { machineSize } from './doctor/machine-size.ts';

const SECONDS = 6;

export const doctorCommand: Command = {
  name: 'doctor',
  takes: [],
  options: {
    quick: { type: 'boolean' },
    seconds: { type: 'string', value: 'SECONDS' },
    json: { type: 'boolean' },
  },
  help: 'Looks whether something is wrong with this installation; then measures what a password, an answer and a write cost on this machine, and says for how many students it is large enough. --quick leaves the measure out.',
  needsNoDatabase: true,
  async run({ options, now }) {
    const seconds = Number(options['seconds'] ?? SECONDS);
    if (!(seconds > 0)) return refused('--seconds is a number above 0.');
    const asJson = options['json'] === true;
    const findings = judgeInstallation(await inspectInstallation(readConfig(process.env)), now);
    if (!asJson) process.stdout.write(`${describeFindings(findings)}\n`);
    const measured = options['quick'] === true ? undefined : await measure(seconds);
    const report = asJson ? JSON.stringify({ findings, ...measured?.figures }) : measured?.text;
    return { ...verdictOf(findings), ...(report !== undefined && { report }) };
  },
};

/** The exit status is 1 when something is wrong. */
function verdictOf(findings: readonly Finding[]): Outcome {
  const wrong = findings.filter(({ level }) => level === 'wrong').length;
  if (wrong === 0) return done('');
  return refused(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
}

/** What measures is a tool of the checkout with all of its packages; an image for production has fewer. */
async function measure(seconds: number) {
  const tool = await import('./doctor/measure-machine.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (tool === null)
    return {
      figures: {},
      text: '\nNot measured: the packages for it are not installed here, as in a container image. Measure in a checkout, after npm ci.',
    };
  const { measureMachine } = tool;
  const costs = await measureMachine(seconds, (line) => process.stderr.write(`${line}\n`));
  const size = machineSize(costs);
  return { figures: { ...costs, ...size }, text: `\n${describeSize(costs, size)}` };
}

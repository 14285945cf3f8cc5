import { missedOf, type Report } from '../harness/report.ts';
import { runText, valueText } from '../harness/report-text.ts';
import type { Promised } from './promises.ts';
import { bullets, commandOf, figureTable, isWhole, place, reportsOf } from './report-parts.ts';

/** The page behind one line of docs/trust.md: every figure of the run, on each database. */
export function detailsPage({ promise, run, always }: Promised, all: readonly Report[]): string {
  const name = run?.name ?? '';
  const [kind = '', test = ''] = name.split(' ');
  const reports = reportsOf(name, all);
  const whole = reports.filter(isWhole);
  const faults = reports.filter((report) => !isWhole(report));
  return [
    `# ${promise}`,
    `${commandOf(name)}; the line of this promise is in [trust.md](../trust.md).`,
    ...(whole.length === 0 ? ['No whole run of it is recorded yet.'] : []),
    // The run without a named database comes first.
    ...whole.toSorted((a, b) => (a.database ?? '').localeCompare(b.database ?? '')).map(wholeText),
    ...faults.map(faultText),
    `The small form of this run, and the same with an injected fault, run with every \`npm test\`: ` +
      `\`tools/${kind}/${test}/${test}.test.ts\`.`,
    ...(always.length === 0 ? [] : [`Also with every \`npm test\`: ${always.map(place).join(', ')}.`]),
  ]
    .join('\n\n')
    .concat('\n');
}

const wholeText = (report: Report): string =>
  [
    report.database === null
      ? '## The run'
      : `## On the ${report.database} database (\`--database=${report.database}\`)`,
    `${runText(report)}: ${report.pass ? 'every gate holds' : '**a gate is missed**'}.`,
    figureTable(report.figures),
    ...(report.notes.length === 0 ? [] : [bullets(report.notes)]),
  ].join('\n\n');

function faultText(report: Report): string {
  const missed = missedOf(report.figures).map((figure) => `${figure.name}: ${valueText(figure)}`);
  const outcome = missed.length === 0 ? '**not caught**' : `caught (${missed.join('; ')})`;
  return `Injected fault, ${report.at.slice(0, 10)}: ${report.injectedFault} — ${outcome}.`;
}

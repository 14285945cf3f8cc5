import { keeps, missedOf, type Report } from '../harness/report.ts';
import { boundText, machineText, valueText } from '../harness/report-text.ts';
import { CHAPTERS, type Chapter, NOT_YET, type Promised, RESIDUES, type ShowingRun } from './promises.ts';
import {
  bullets,
  commandOf,
  detailsFile,
  fullNameOf,
  isWhole,
  place,
  reportsOf,
  tableOf,
} from './report-parts.ts';

const HEAD = `# What Openleaf promises, and how it is shown

Children's work is in this service, and a class loses its hour when it stumbles. So every promise here has a figure, and
every figure comes from a command of this repository that anyone can run. This page and the pages behind it are written
from the recorded runs (\`npm run docs:trust\`); nothing in them is typed by hand. Each command ends with status 1 when a
gate is missed, and each is run once more with an injected fault, to see that the fault is caught.

A line shows the figure that says most about its promise; the page behind it shows every figure of the run. "Gate" is what
must hold. All runs use the limits as shipped; the machine that sends the requests is the one that serves them. Figures of
speed need its processors: where other machines of the same host take a part of them away, which the run reports, the same
run can miss its gate.`;

/** docs/trust.md: one line for each promise. @param reports every run that was recorded. */
export const trustPage = (reports: readonly Report[]): string =>
  [
    HEAD,
    ...CHAPTERS.map((chapter) => chapterText(chapter, reports)),
    `## Not met yet\n\n${bullets(notMet(reports))}`,
    `## What an attacker can still do\n\n${bullets(RESIDUES)}`,
    `## Not promised yet\n\n${bullets(NOT_YET)}`,
  ]
    .join('\n\n')
    .concat('\n');

const chapterText = ({ title, promised }: Chapter, reports: readonly Report[]): string =>
  [
    `## ${title}\n`,
    ...tableOf(
      ['promise', 'figure', 'gate', 'command', 'date', 'machine'],
      promised.map((each) => rowOf(each, reports)),
    ),
  ].join('\n');

function rowOf({ promise, run, always }: Promised, reports: readonly Report[]): string[] {
  if (!run)
    return [promise, 'shown by tests', 'all pass', `\`npm test\`: ${always.map(place).join(', ')}`, '', ''];
  const linked = `[${promise}](${detailsFile(run.name)})`;
  const whole = reportsOf(run.name, reports).filter(isWhole);
  const report = whole.find(({ database }) => database === null);
  if (!report) return [linked, 'not measured', '', commandOf(run.name), 'not recorded yet', ''];
  return [
    linked,
    ...figureCells(run, whole, report),
    commandOf(run.name),
    report.at.slice(0, 10),
    machineText(report),
  ];
}

/** The figure of the line, and its gate with the number of gates that hold on every database. */
function figureCells(
  { figure: name, label = name }: ShowingRun,
  whole: readonly Report[],
  report: Report,
): string[] {
  const gates = whole.flatMap(({ figures }) => figures.filter(({ gate }) => gate !== undefined));
  const missed = missedOf(gates).length;
  const all =
    missed === 0 ? `all ${gates.length} gates hold` : `**${missed} of ${gates.length} gates are missed**`;
  const figure = report.figures.find((measured) => measured.name === name);
  if (!figure) return ['', all];
  const { gate, unit } = figure;
  const held = gate === undefined || keeps(figure, gate) ? '' : ' **no**';
  return [
    `${label}: ${valueText(figure)}`,
    [...(gate === undefined ? [] : [`${boundText(gate, unit)}${held}`]), all].join('; '),
  ];
}

function notMet(reports: readonly Report[]): string[] {
  const missed = reports.filter(isWhole).flatMap((report) =>
    missedOf(report.figures).map((figure) => {
      const gate = boundText(figure.gate ?? {}, figure.unit);
      const why = figure.why === undefined ? '' : `. ${figure.why}`;
      return `${fullNameOf(report)}: ${figure.name} is ${valueText(figure)}, the gate ${gate}${why}`;
    }),
  );
  const runs = CHAPTERS.flatMap(({ promised }) => promised.flatMap(({ run }) => run?.name ?? []));
  const missing = runs.filter((name) => reportsOf(name, reports).length === 0);
  return [...missed, ...missing.map((name) => `${name}: no whole run is recorded yet`)];
}

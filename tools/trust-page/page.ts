import { type Figure, keeps, missedOf, type Report } from '../harness/report.ts';
import { boundText, runText, valueText } from '../harness/report-text.ts';
import { CHAPTERS, type Chapter, NOT_YET, type Promised } from './promises.ts';

const HEAD = `# What Openleaf promises, and how it is shown

Children's work is in this service, and a class loses its hour when it stumbles. So every promise here has a figure, and
every figure comes from a command of this repository that anybody can run. This page is written from those runs
(\`npm run docs:trust\`); nothing in it is typed by hand. Each command ends with status 1 when a gate is missed, and each
is run once more with a defect injectedFault, to see that it is caught.

"Gate" is what must hold. "Aim" is what we work towards. All runs use the limits as shipped; the machine that sends the
requests is the one that serves them. Figures of speed need its processors: where other machines of the same host take a
part of them away, which the peakLoad tells, the same run can miss its gate.`;

const nameOf = ({ kind, name }: Report): string => `${kind} ${name}`;
const fullNameOf = (report: Report): string =>
  `${nameOf(report)}${report.database === null ? '' : ` on the ${report.database} database`}`;

/** docs/trust.md. @param reports every run that was kept. */
export function trustPage(reports: readonly Report[]): string {
  return [
    HEAD,
    ...CHAPTERS.map((chapter) => chapterText(chapter, reports)),
    `## Not met yet\n\n${bullets(notMet(reports))}`,
    `## Not promised yet\n\n${bullets(NOT_YET)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const bullets = (lines: readonly string[]) =>
  lines.length === 0 ? 'Nothing.' : lines.map((line) => `- ${line}`).join('\n');

const chapterText = ({ title, promised }: Chapter, reports: readonly Report[]) =>
  [`## ${title}`, ...promised.map((one) => promisedText(one, reports))].join('\n\n');

function promisedText({ promise, runs, always }: Promised, reports: readonly Report[]): string {
  return [
    `### ${promise}`,
    ...runs.map((run) => runOf(run, reports)),
    ...(always.length === 0 ? [] : [`With every \`npm test\`: ${always.map(place).join(', ')}.`]),
  ].join('\n\n');
}

/** A path as code, a phrase as it is. */
const place = (where: string) => (/^\S+\.tsx?$/.test(where) ? `\`${where}\`` : where);

function runOf(run: string, reports: readonly Report[]): string {
  const of = reports.filter((report) => nameOf(report) === run);
  const report = of.find(({ injectedFault, database }) => injectedFault === null && database === null);
  if (!report)
    return `\`npm run ${run.replace(' ', ' -- ')}\`: no whole run of it is kept here yet. ${alwaysSmall(run)}`;
  return [
    `\`npm run ${run.replace(' ', ' -- ')}\`: ${runText(report)}.`,
    table(report.figures.filter(isPromised)),
    beside(report),
    ...of.flatMap((one) => (one.injectedFault === null && one.database !== null ? [elsewhere(one)] : [])),
    ...of.flatMap((one) => (one.injectedFault === null ? [] : [plantedText(one)])),
    alwaysSmall(run),
  ].join('\n\n');
}

const isPromised = ({ gate, aim }: Figure): boolean => gate !== undefined || aim !== undefined;

/** The same on a database that was asked for, folded away. */
const elsewhere = (report: Report): string =>
  [
    `The same on the ${report.database} database (\`--database=${report.database}\`), ${runText(report)}: ${report.pass ? 'every gate holds' : '**a gate is missed**'}.`,
    '<details><summary>Its figures</summary>',
    table(report.figures),
    ...(report.notes.length === 0 ? [] : [bullets(report.notes)]),
    '</details>',
  ].join('\n\n');

/** What was measured without being promised, folded away. */
function beside({ figures, notes }: Report): string {
  const rest = figures.filter((figure) => !isPromised(figure));
  return [
    '<details><summary>More of this run</summary>',
    ...(rest.length === 0 ? [] : [table(rest)]),
    ...(notes.length === 0 ? [] : [bullets(notes)]),
    '</details>',
  ].join('\n\n');
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, gate, aim } = figure;
    const held = gate === undefined ? '' : keeps(figure, gate) ? 'yes' : '**no**';
    const bound = gate === undefined ? '' : boundText(gate, unit);
    return `| ${name} | ${valueText(figure)} | ${bound} | ${held} | ${aim === undefined ? '' : boundText(aim, unit)} |`;
  });
  return ['| figure | measured | gate | held | aim |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** The tests of a run: its small form, and that it catches what was injectedFault. */
const alwaysSmall = (run: string): string => {
  const [kind = '', name = ''] = run.split(' ');
  return `Its small form, and the same with a injected fault, run with every \`npm test\`: \`tools/${kind}/${name}/${name}.test.ts\`.`;
};

function plantedText(report: Report): string {
  const missed = missedOf(report.figures);
  const outcome =
    missed.length === 0
      ? '**not caught**'
      : `caught (${missed.map((figure) => `${figure.name}: ${valueText(figure)}`).join('; ')})`;
  return `Planted, ${report.at.slice(0, 10)}: ${report.injectedFault} — ${outcome}.`;
}

function notMet(reports: readonly Report[]): string[] {
  const whole = reports.filter(({ injectedFault }) => injectedFault === null);
  const missed = whole.flatMap((report) =>
    missedOf(report.figures).map(
      (figure) =>
        `${fullNameOf(report)}: ${figure.name} is ${valueText(figure)}, the gate ${boundText(figure.gate ?? {}, figure.unit)}${figure.why === undefined ? '' : `. ${figure.why}`}`,
    ),
  );
  const kept = new Set(reports.map(nameOf));
  const runs = CHAPTERS.flatMap(({ promised }) => promised.flatMap((one) => one.runs));
  const none = runs.filter((run) => !kept.has(run)).map((run) => `${run}: no whole run is kept here yet`);
  return [...missed, ...none];
}

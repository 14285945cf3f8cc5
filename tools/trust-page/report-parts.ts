import { type Figure, keeps, type Report } from '../harness/report.ts';
import { boundText, valueText } from '../harness/report-text.ts';

/** Such as `fault-test kill`. */
export const nameOf = ({ kind, name }: Report): string => `${kind} ${name}`;

export const fullNameOf = (report: Report): string =>
  `${nameOf(report)}${report.database === null ? '' : ` on the ${report.database} database`}`;

/** The recorded runs of one name, with and without an injected fault. */
export const reportsOf = (name: string, reports: readonly Report[]): Report[] =>
  reports.filter((report) => nameOf(report) === name);

export const isWhole = ({ injectedFault }: Report): boolean => injectedFault === null;

export const commandOf = (name: string): string => `\`npm run ${name.replace(' ', ' -- ')}\``;

/** The page behind the line of a run, from docs/. */
export const detailsFile = (name: string): string => `trust/${name.replace(' ', '-')}.md`;

/** A path as code, a phrase as it is. */
export const place = (where: string): string => (/^\S+\.tsx?$/.test(where) ? `\`${where}\`` : where);

export const bullets = (lines: readonly string[]): string =>
  lines.length === 0 ? 'Nothing.' : lines.map((line) => `- ${line}`).join('\n');

/** The lines of a Markdown table. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Figures with their gates and aims. */
export const figureTable = (figures: readonly Figure[]): string =>
  tableOf(['figure', 'measured', 'gate', 'held', 'aim'], figures.map(figureRow)).join('\n');

function figureRow(figure: Figure): string[] {
  const { name, unit, gate, aim } = figure;
  return [
    name,
    valueText(figure),
    gate === undefined ? '' : boundText(gate, unit),
    gate === undefined ? '' : keeps(figure, gate) ? 'yes' : '**no**',
    aim === undefined ? '' : boundText(aim, unit),
  ];
}

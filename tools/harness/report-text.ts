import { type Bound, type Figure, keeps, type Report } from './report.ts';

const SIGNIFICANT_DIGITS = 3;

/** A number as a person reads it: 0.253, 12.5, 4,812. */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('en-US', {
    maximumSignificantDigits: value >= 1000 ? 21 : SIGNIFICANT_DIGITS,
    maximumFractionDigits: 3,
  }).format(value >= 1000 ? Math.round(value) : value);

const withUnit = (value: number, unit: string) => `${numberText(value)}${unit === '' ? '' : ` ${unit}`}`;

export const valueText = ({ value, unit }: Figure): string =>
  Number.isNaN(value) ? 'not measured' : withUnit(value, unit);

/** A bound with its sign. */
export const boundText = ({ atMost, atLeast }: Bound, unit: string): string =>
  [
    ...(atLeast === undefined ? [] : [`≥ ${withUnit(atLeast, unit)}`]),
    ...(atMost === undefined ? [] : [`≤ ${withUnit(atMost, unit)}`]),
  ].join(', ');

function figureLine(figure: Figure): string {
  const { name, unit, gate, aim } = figure;
  const verdict = gate === undefined ? '      ' : keeps(figure, gate) ? 'held  ' : 'MISSED';
  const bounds = [
    ...(gate === undefined ? [] : [`gate ${boundText(gate, unit)}`]),
    ...(aim === undefined ? [] : [`aim ${boundText(aim, unit)}${keeps(figure, aim) ? '' : ', not reached'}`]),
  ];
  return `  ${verdict} ${name}: ${valueText(figure)}${bounds.length === 0 ? '' : ` (${bounds.join('; ')})`}`;
}

/** Seed, size, date, machine. */
export const runText = (report: Report): string =>
  `seed ${report.seed}${report.small ? ', small form' : ''}, ${report.at.slice(0, 10)}, ` +
  `${numberText(report.seconds)} s, ${machineText(report)}`;

export const machineText = ({ machine }: Report): string =>
  `${machine.cores} cores of ${machine.processor}, Node ${machine.node}`;

/** A run, for the screen. */
export const reportText = (report: Report): string =>
  [
    `${report.kind} ${report.name}: ${report.pass ? 'every gate holds' : 'a gate is missed'} (${runText(report)})`,
    ...(report.injectedFault === null ? [] : [`  injectedFault: ${report.injectedFault}`]),
    ...report.figures.map(figureLine),
    ...report.notes.map((note) => `  ${note}`),
  ].join('\n');

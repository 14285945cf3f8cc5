import { type Figure, keeps, missedOf, type Proof } from '../harness/proof.ts';
import { boundText, runText, valueText } from '../harness/proof-text.ts';
import { CHAPTERS, type Chapter, NOT_YET, type Promised } from './promises.ts';

const HEAD = `# What Openleaf promises, and how it is shown

Children's work is in this service, and a class loses its hour when it stumbles. So every promise here has a figure, and
every figure comes from a command of this repository that anybody can run. This page is written from those runs
(\`npm run docs:trust\`); nothing in it is typed by hand. Each command ends with status 1 when a gate is missed, and each
is run once more with a defect planted, to see that it is caught.

"Gate" is what must hold. "Aim" is what we work towards. All runs use the limits as shipped; the machine that sends the
requests is the one that serves them. Figures of speed need its processors: where other machines of the same host take a
part of them away, which the bell tells, the same run can miss its gate.`;

const nameOf = ({ kind, name }: Proof): string => `${kind} ${name}`;
const fullNameOf = (proof: Proof): string =>
  `${nameOf(proof)}${proof.database === null ? '' : ` on the ${proof.database} database`}`;

/** docs/trust.md. @param proofs every run that was kept. */
export function trustPage(proofs: readonly Proof[]): string {
  return [
    HEAD,
    ...CHAPTERS.map((chapter) => chapterText(chapter, proofs)),
    `## Not met yet\n\n${bullets(notMet(proofs))}`,
    `## Not promised yet\n\n${bullets(NOT_YET)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const bullets = (lines: readonly string[]) =>
  lines.length === 0 ? 'Nothing.' : lines.map((line) => `- ${line}`).join('\n');

const chapterText = ({ title, promised }: Chapter, proofs: readonly Proof[]) =>
  [`## ${title}`, ...promised.map((one) => promisedText(one, proofs))].join('\n\n');

function promisedText({ promise, runs, always }: Promised, proofs: readonly Proof[]): string {
  return [
    `### ${promise}`,
    ...runs.map((run) => runOf(run, proofs)),
    ...(always.length === 0 ? [] : [`With every \`npm test\`: ${always.map(place).join(', ')}.`]),
  ].join('\n\n');
}

/** A path as code, a phrase as it is. */
const place = (where: string) => (/^\S+\.tsx?$/.test(where) ? `\`${where}\`` : where);

function runOf(run: string, proofs: readonly Proof[]): string {
  const of = proofs.filter((proof) => nameOf(proof) === run);
  const proof = of.find(({ planted, database }) => planted === null && database === null);
  if (!proof)
    return `\`npm run ${run.replace(' ', ' -- ')}\`: no whole run of it is kept here yet. ${alwaysSmall(run)}`;
  return [
    `\`npm run ${run.replace(' ', ' -- ')}\`: ${runText(proof)}.`,
    table(proof.figures.filter(isPromised)),
    beside(proof),
    ...of.flatMap((one) => (one.planted === null && one.database !== null ? [elsewhere(one)] : [])),
    ...of.flatMap((one) => (one.planted === null ? [] : [plantedText(one)])),
    alwaysSmall(run),
  ].join('\n\n');
}

const isPromised = ({ gate, aim }: Figure): boolean => gate !== undefined || aim !== undefined;

/** The same on a database that was asked for, folded away. */
const elsewhere = (proof: Proof): string =>
  [
    `The same on the ${proof.database} database (\`--database=${proof.database}\`), ${runText(proof)}: ${proof.pass ? 'every gate holds' : '**a gate is missed**'}.`,
    '<details><summary>Its figures</summary>',
    table(proof.figures),
    ...(proof.notes.length === 0 ? [] : [bullets(proof.notes)]),
    '</details>',
  ].join('\n\n');

/** What was measured without being promised, folded away. */
function beside({ figures, notes }: Proof): string {
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

/** The tests of a run: its small form, and that it catches what was planted. */
const alwaysSmall = (run: string): string => {
  const [kind = '', name = ''] = run.split(' ');
  return `Its small form, and the same with a planted defect, run with every \`npm test\`: \`tools/${kind}/${name}/${name}.test.ts\`.`;
};

function plantedText(proof: Proof): string {
  const missed = missedOf(proof.figures);
  const outcome =
    missed.length === 0
      ? '**not caught**'
      : `caught (${missed.map((figure) => `${figure.name}: ${valueText(figure)}`).join('; ')})`;
  return `Planted, ${proof.at.slice(0, 10)}: ${proof.planted} — ${outcome}.`;
}

function notMet(proofs: readonly Proof[]): string[] {
  const whole = proofs.filter(({ planted }) => planted === null);
  const missed = whole.flatMap((proof) =>
    missedOf(proof.figures).map(
      (figure) =>
        `${fullNameOf(proof)}: ${figure.name} is ${valueText(figure)}, the gate ${boundText(figure.gate ?? {}, figure.unit)}${figure.why === undefined ? '' : `. ${figure.why}`}`,
    ),
  );
  const kept = new Set(proofs.map(nameOf));
  const runs = CHAPTERS.flatMap(({ promised }) => promised.flatMap((one) => one.runs));
  const none = runs.filter((run) => !kept.has(run)).map((run) => `${run}: no whole run is kept here yet`);
  return [...missed, ...none];
}

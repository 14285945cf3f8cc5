import { isGroup, skillName } from '#features/reports/core/skill-words.ts';
import { CONTENT_WIDTH, type PdfDrawing, type PdfShape } from '#platform/pdf/core/pdf-document.ts';
import { expectedShare, type SkillRow } from './skill-rows.ts';

const ROW = 17;
const BAR = 8;
const NAMES = 150;
const TRACK = CONTENT_WIDTH - NAMES;
const INK = '#000000';
const PALE = '#dddddd';
const GRAY = '#888888';

/** Of each skill with answers the right ones as a bar, and those that were expected as a box around it: the chart of the screen, on paper. */
export function skillDrawing(rows: readonly SkillRow[]): PdfDrawing | null {
  const known = rows.filter(({ counted }) => counted > 0);
  if (known.length === 0) return null;
  return {
    kind: 'drawing',
    alt: 'A bar for each skill: the share of right answers, and in a box what we expected, give or take. The table below has the numbers.',
    height: known.length * ROW,
    shapes: known.flatMap((row, index) => shapesOf(row, index * ROW)),
  };
}

function shapesOf(row: SkillRow, top: number): PdfShape[] {
  const { skill, counted, right, standing } = row;
  const [from, to] = expectedShare(row);
  const bar = { shape: 'box', x: NAMES, y: top + 4, height: BAR } as const;
  const indent = isGroup(skill) ? 0 : 10;
  return [
    { shape: 'label', at: [indent, top + 11], text: skillName(skill), strong: isGroup(skill) },
    { ...bar, width: TRACK, fill: '#f4f4f4' },
    {
      ...bar,
      width: TRACK * (right / counted),
      ...(standing === 'below' && { hatched: true, stroke: INK }),
      ...(standing !== 'below' && { fill: standing === 'too-few' ? PALE : GRAY }),
    },
    {
      shape: 'box',
      x: NAMES + TRACK * from,
      y: top + 1.5,
      width: Math.max(1, TRACK * (to - from)),
      height: BAR + 5,
      stroke: INK,
      lineWidth: 1.2,
    },
  ];
}

/** What the drawing means. */
export const SKILL_KEY =
  'The bar is the share of right answers; the box is what we expected, give or take. A striped bar is below expected, a pale one has too few answers to say.';

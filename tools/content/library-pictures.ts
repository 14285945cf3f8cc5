import { bodyOf, paragraphsOf } from '#features/library/core/paragraphs.ts';
import type { Passage } from '#features/library/core/passage-file.ts';
import { LEVEL_STANDARDS, type LevelStandard, type Range } from '#features/library/core/passage-standard.ts';
import { readabilityOf } from '#features/library/core/readability.ts';
import { SKILLS } from '#features/library/core/skills.ts';
import { wordsOf } from '#features/library/core/words.ts';
import { type Dots, scatterChart } from '../charts/scatter-chart.ts';
import { stackedChart } from '../charts/stacked-chart.ts';

const LEVELS = LEVEL_STANDARDS.map(({ level }) => level);
const X = { label: 'level', min: 0.4, max: 12.6, ticks: LEVELS } as const;
/** Apart from the next one for people who see fewer colours (Okabe and Ito, darkened), from the bottom up. */
const COLORS = [
  '#005a9c',
  '#5aa6d8',
  '#00785a',
  '#6bbf9f',
  '#b34f00',
  '#e0a050',
  '#a8548a',
  '#d8a0c4',
  '#777',
];

const textOf = (passage: Passage): string => bodyOf(paragraphsOf(passage));

/** A passage a little beside its level, by its index among those of the level: so that dots do not hide each other. */
function dotsOf(passages: readonly Passage[], measure: (passage: Passage) => number): Dots[] {
  const dots = (use: Passage['use'], name: string, color: string, shape: Dots['shape']): Dots => {
    const points = LEVELS.flatMap((level) => {
      const own = passages.filter((passage) => passage.use === use && passage.level === level);
      return own.map(
        (passage, at) => [level + ((at + 0.5) / own.length - 0.5) * 0.6, measure(passage)] as const,
      );
    });
    return { name, color, shape, points };
  };
  return [dots('practice', 'practice', '#005a9c', 'round'), dots('pretest', 'pretest', '#b34f00', 'square')];
}

const allowed = (range: (standard: LevelStandard) => Range) =>
  LEVEL_STANDARDS.map((standard) => {
    const [low, high] = range(standard);
    return { x: standard.level, low, high };
  });

/** The pictures of docs/library.md: file name → SVG. */
export function drawLibrary(passages: readonly Passage[]): Map<string, string> {
  const practice = passages.filter(({ use }) => use === 'practice');
  const questions = LEVELS.map((level) =>
    practice.filter((passage) => passage.level === level).flatMap((passage) => passage.questions),
  );
  return new Map([
    [
      'measure.svg',
      scatterChart({
        title: 'Estimated reading measure of every passage; grey: where its level lies',
        x: X,
        y: { label: 'measure', min: 100, max: 1400, ticks: [200, 400, 600, 800, 1000, 1200, 1400] },
        allowed: allowed(({ measure }) => measure),
        dots: dotsOf(passages, (passage) => readabilityOf(textOf(passage)).measure),
      }),
    ],
    [
      'words.svg',
      scatterChart({
        title: 'Words of every passage; grey: what a practice passage may have',
        x: X,
        y: { label: 'words', min: 0, max: 800, ticks: [0, 200, 400, 600, 800] },
        allowed: allowed(({ words }) => words),
        dots: dotsOf(passages, (passage) => wordsOf(textOf(passage)).length),
      }),
    ],
    [
      'skills.svg',
      stackedChart({
        title: 'What the practice questions of each level ask for',
        y: { label: 'share of questions', min: 0, max: 1, ticks: [0, 0.25, 0.5, 0.75, 1], format: percent },
        columns: LEVELS.map(String),
        layers: SKILLS.map((skill, at) => ({
          name: skill,
          color: COLORS[at] ?? '#777',
          shares: questions.map(
            (own) => own.filter((question) => question.skill === skill).length / Math.max(1, own.length),
          ),
        })),
      }),
    ],
  ]);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

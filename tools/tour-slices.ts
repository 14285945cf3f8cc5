import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slices } from '#app/core/slices.ts';

/** Draws the slices into the tour, from the list that the tests hold the code to. */
export const TOUR = join(import.meta.dirname, '../docs/tour.md');
const START = '<!-- slices -->\n';
const END = '<!-- /slices -->';

export function withSlices(tour: string): string {
  const start = tour.indexOf(START) + START.length;
  const lines = slices.map(({ name, about }, index) => `  ${index + 1}. \`${name}\`: ${about}\n`).join('');
  return tour.slice(0, start) + lines + tour.slice(tour.indexOf(END));
}

if (import.meta.main) await writeFile(TOUR, withSlices(await readFile(TOUR, 'utf8')));

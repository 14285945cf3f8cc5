import { PAGE, type PdfSection } from '../core/pdf-document.ts';
import { drawBlock } from './draw-blocks.ts';
import type { Paper } from './paper.ts';
import { QUIET } from './paper.ts';

const FOOTER = 8.5;

/** Draws a section on pages of its own, which are written out when all are there and know how many they are. */
export function drawSection(paper: Paper, { footer, blocks }: PdfSection): number {
  paper.turn();
  const section = paper.tag(paper.root, 'Sect');
  for (const block of blocks) drawBlock(paper, section, block);
  section.end();
  const { start, count } = paper.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.pdf.switchToPage(start + page);
    drawFooter(paper, footer, `Page ${page + 1} of ${count}`);
  }
  paper.pdf.flushPages();
  return count;
}

function drawFooter(paper: Paper, left: string, right: string): void {
  const y = PAGE.height - PAGE.footer;
  paper.artifact(() => {
    const numbers = paper.runs(right, 'plain');
    const width = numbers.reduce((sum, run) => sum + paper.width(run, FOOTER), 0);
    put(paper, left, PAGE.margin, y);
    put(paper, right, PAGE.width - PAGE.margin - width, y);
  });
}

function put(paper: Paper, text: string, from: number, y: number): void {
  let x = from;
  for (const run of paper.runs(text, 'plain')) {
    paper.put(run, { x, y, size: FOOTER, color: QUIET });
    x += paper.width(run, FOOTER);
  }
}

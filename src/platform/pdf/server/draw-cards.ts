import { CONTENT_WIDTH, PAGE, type PdfCard } from '../core/pdf-document.ts';
import { type Line, linesOf, putLine, type TextForm } from './draw-text.ts';
import { LINE, type Paper, QUIET, type Tag } from './paper.ts';

const TITLE: TextForm = { size: 9, leading: 13, color: QUIET };
const FIGURE: TextForm = { size: 15, leading: 21, weight: 'strong' };
const NOTE: TextForm = { size: 8.5, leading: 12, color: QUIET };
const PADDING = 8;
const GAP = 10;

/** Cards side by side, each a figure under its title. */
export function drawCards(paper: Paper, section: Tag, cards: readonly PdfCard[]): void {
  const width = (CONTENT_WIDTH - GAP * (cards.length - 1)) / cards.length;
  const inner = width - 2 * PADDING;
  const drawn = cards.map(({ title, figure, note }) => {
    const parts = [
      { form: TITLE, lines: linesOf(paper, title, inner, TITLE) },
      { form: FIGURE, lines: linesOf(paper, figure, inner, FIGURE) },
      { form: NOTE, lines: linesOf(paper, note, inner, NOTE) },
    ];
    return { parts, height: heightOf(parts) };
  });
  const height = Math.max(...drawn.map((card) => card.height)) + 2 * PADDING;
  paper.need(height);
  const top = paper.y;
  drawn.forEach(({ parts }, index) => {
    const x = PAGE.margin + index * (width + GAP);
    paper.artifact(() =>
      paper.pdf.roundedRect(x, top, width, height, 5).lineWidth(0.75).strokeColor(LINE).stroke(),
    );
    let y = top + PADDING;
    const tag = paper.tag(section, 'P');
    for (const { form, lines } of parts)
      for (const line of lines) {
        y += form.leading;
        putLine(
          paper,
          tag,
          line,
          { x: x + PADDING, y: y - (form.leading - form.size) / 2 - form.size * 0.2 },
          form,
        );
      }
    tag.end();
  });
  paper.y = top + height + GAP;
}

const heightOf = (parts: readonly { readonly form: TextForm; readonly lines: readonly Line[] }[]): number =>
  parts.reduce((sum, { form, lines }) => sum + lines.length * form.leading, 0);

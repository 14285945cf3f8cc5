import {
  CONTENT_WIDTH,
  PAGE,
  type PdfBlock,
  type PdfListItem,
  type TextStyle,
} from '../core/pdf-document.ts';
import { drawCards } from './draw-cards.ts';
import { drawDrawing } from './draw-drawing.ts';
import { drawTable } from './draw-table.ts';
import { flowLines, linesOf, type Place, putLine, type TextForm } from './draw-text.ts';
import { LINE, type Paper, QUIET, type Tag } from './paper.ts';

/** Size, and the space above, by level. */
const HEADINGS = {
  1: { size: 20, leading: 26, above: 0 },
  2: { size: 13, leading: 18, above: 12 },
  3: { size: 11, leading: 15, above: 8 },
} as const;
const STYLES: Readonly<Record<TextStyle, TextForm>> = {
  plain: { size: 10.5, leading: 15 },
  quiet: { size: 9, leading: 13, color: QUIET },
  passage: { size: 12, leading: 18 },
};
/** Below a block. */
const GAP = 6;
/** What has to fit below a heading, so that none ends a page. */
const WITH_HEADING = 60;
/** For the number of a paragraph, and for the label of an item. */
const MARK = 22;
/** Between lines to write on. */
const WRITING = 26;
const WHOLE: Place = { x: PAGE.margin, width: CONTENT_WIDTH };

/** Draws a block below the one before, in the tag of its section. */
export function drawBlock(paper: Paper, section: Tag, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(paper, section, block);
    case 'text':
      return drawText(paper, section, block);
    case 'list':
      drawList(paper, section, section, block.items, WHOLE);
      return undefined;
    case 'cards':
      return drawCards(paper, section, block.cards);
    case 'table':
      return drawTable(paper, section, block);
    case 'drawing':
      return drawDrawing(paper, section, block);
    case 'lines':
      return drawLines(paper, block.count);
    case 'fields':
      return drawFields(paper, section, block.labels);
    case 'new-page':
      return paper.turn();
  }
}

function drawHeading(
  paper: Paper,
  section: Tag,
  { level, text }: Extract<PdfBlock, { kind: 'heading' }>,
): void {
  const { above, ...form } = HEADINGS[level];
  const strong = { ...form, weight: 'strong' } as const;
  const lines = linesOf(paper, text, CONTENT_WIDTH, strong);
  paper.need(above + lines.length * form.leading + WITH_HEADING);
  if (paper.y > PAGE.margin) paper.y += above;
  const tag = paper.tag(section, `H${level}`);
  flowLines(paper, tag, lines, WHOLE, strong);
  tag.end();
  paper.y += GAP / 2;
}

function drawText(
  paper: Paper,
  section: Tag,
  { text, style = 'plain', mark }: Extract<PdfBlock, { kind: 'text' }>,
): void {
  const form = STYLES[style];
  const place = mark === undefined ? WHOLE : { x: WHOLE.x + MARK, width: WHOLE.width - MARK };
  const lines = linesOf(paper, text, place.width, form);
  paper.need(Math.min(lines.length, 2) * form.leading);
  const tag = paper.tag(section, 'P');
  if (mark !== undefined) putMark(paper, tag, mark, form);
  flowLines(paper, tag, lines, place, form);
  tag.end();
  paper.y += GAP;
}

/** A number beside the first line of a paragraph. */
function putMark(paper: Paper, tag: Tag, mark: string, { leading, size }: TextForm): void {
  const small = { size: 9, leading, color: QUIET };
  const [line = []] = linesOf(paper, `${mark} `, MARK, small);
  putLine(paper, tag, line, { x: WHOLE.x, y: paper.y + leading - (leading - size) / 2 - size * 0.2 }, small);
}

function drawList(
  paper: Paper,
  section: Tag,
  parent: Tag,
  items: readonly PdfListItem[],
  place: Place,
): void {
  const form = STYLES.plain;
  const list = paper.tag(parent, 'L');
  for (const { label, text, items: inner } of items) {
    const body = { x: place.x + MARK, width: place.width - MARK };
    const lines = linesOf(paper, text, body.width, form);
    // A question stays with its first answers.
    paper.need((lines.length + Math.min(inner?.length ?? 0, 5)) * form.leading);
    const item = paper.tag(list, 'LI');
    const name = paper.tag(item, 'Lbl');
    const [first = []] = linesOf(paper, label, MARK, { ...form, weight: 'strong' });
    putLine(
      paper,
      name,
      first,
      { x: place.x, y: paper.y + form.leading - (form.leading - form.size) / 2 - form.size * 0.2 },
      form,
    );
    name.end();
    const content = paper.tag(item, 'LBody');
    const paragraph = paper.tag(content, 'P');
    flowLines(paper, paragraph, lines, body, form);
    paragraph.end();
    if (inner) drawList(paper, section, content, inner, body);
    // Items of a list in a list stand close together.
    if (parent === section) paper.y += GAP;
    content.end();
    item.end();
  }
  list.end();
}

function drawLines(paper: Paper, count: number): void {
  for (let line = 0; line < count; line++) {
    paper.need(WRITING);
    paper.y += WRITING;
    const y = paper.y - 4;
    paper.artifact(() => rule(paper, WHOLE.x, WHOLE.x + WHOLE.width, y));
  }
  paper.y += GAP;
}

function drawFields(paper: Paper, section: Tag, labels: readonly string[]): void {
  const form = STYLES.plain;
  paper.need(WRITING);
  paper.y += WRITING;
  const width = (WHOLE.width - 16 * (labels.length - 1)) / labels.length;
  const tag = paper.tag(section, 'P');
  labels.forEach((label, index) => {
    const x = WHOLE.x + index * (width + 16);
    const [line = []] = linesOf(paper, `${label} `, width, form);
    putLine(paper, tag, line, { x, y: paper.y - 6 }, form);
    const from = x + line.reduce((sum, piece) => sum + piece.width, 0) + 2;
    paper.artifact(() => rule(paper, from, x + width, paper.y - 7));
  });
  tag.end();
  paper.y += GAP * 2;
}

const rule = ({ pdf }: Paper, from: number, to: number, y: number): void => {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(LINE).stroke();
};

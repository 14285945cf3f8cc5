import { CONTENT_WIDTH, PAGE, type PdfTable } from '../core/pdf-document.ts';
import { type Line, linesOf, lineWidth, type Place, putLine, type TextForm } from './draw-text.ts';
import { LINE, type Paper, QUIET, type Tag } from './paper.ts';

const CELL: TextForm = { size: 9.5, leading: 12.5 };
const HEADER: TextForm = { size: 9, leading: 12, weight: 'strong', color: QUIET };
const PADDING = 2;
/** Between columns. */
const GUTTER = 8;

interface Column extends Place {
  readonly align: 'left' | 'right';
}

interface Cell {
  readonly type: 'TH' | 'TD';
  readonly options: object;
  readonly lines: readonly Line[];
}

/** A table with a row of headers, again at the top of each page for those who see it. */
export function drawTable(paper: Paper, section: Tag, { columns, rows }: PdfTable): void {
  const places = placesOf(columns);
  const headers = columns.map(({ header }, at) => linesOf(paper, header, places[at]?.width ?? 0, HEADER));
  const headerHeight = heightOf(headers, HEADER);
  paper.need(headerHeight + 3 * (CELL.leading + 2 * PADDING));
  const table = paper.tag(section, 'Table');
  const head = headers.map((lines): Cell => ({ type: 'TH', options: { scope: 'Column' }, lines }));
  drawRow(paper, table, head, places, HEADER);
  for (const row of rows) {
    const cells = row.map(
      (text, at): Cell => ({
        type: at === 0 ? 'TH' : 'TD',
        options: at === 0 ? { scope: 'Row' } : {},
        lines: linesOf(paper, text, places[at]?.width ?? 0, CELL),
      }),
    );
    if (
      heightOf(
        cells.map(({ lines }) => lines),
        CELL,
      ) > paper.left
    ) {
      paper.turn();
      repeatHeader(paper, headers, places);
    }
    drawRow(paper, table, cells, places, CELL);
  }
  table.end();
  paper.y += 8;
}

function placesOf(columns: PdfTable['columns']): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = CONTENT_WIDTH - GUTTER * (columns.length - 1);
  let x: number = PAGE.margin;
  return columns.map(({ share, align = 'left' }) => {
    const place = { x, width: (share / shares) * room, align };
    x += place.width + GUTTER;
    return place;
  });
}

const heightOf = (cells: readonly (readonly Line[])[], { leading }: TextForm): number =>
  Math.max(1, ...cells.map((lines) => lines.length)) * leading + 2 * PADDING;

function drawRow(
  paper: Paper,
  table: Tag,
  cells: readonly Cell[],
  places: readonly Column[],
  form: TextForm,
): void {
  const top = paper.y;
  const height = heightOf(
    cells.map(({ lines }) => lines),
    form,
  );
  const row = paper.tag(table, 'TR');
  cells.forEach(({ type, options, lines }, at) => {
    const place = places[at];
    if (!place) return;
    const tag = paper.tag(row, type, options);
    putCell(paper, tag, lines, place, form, top);
    tag.end();
  });
  row.end();
  underline(paper, top + height);
}

function putCell(
  paper: Paper,
  tag: Tag,
  lines: readonly Line[],
  { x, width, align }: Column,
  form: TextForm,
  top: number,
): void {
  lines.forEach((line, index) => {
    const shift = align === 'right' ? width - lineWidth(line) : 0;
    const y = top + PADDING + (index + 1) * form.leading - (form.leading - form.size) / 2 - form.size * 0.2;
    putLine(paper, tag, line, { x: x + shift, y }, form);
  });
}

/** The headers of the columns once more, which a screen reader knows already. */
function repeatHeader(paper: Paper, headers: readonly (readonly Line[])[], places: readonly Column[]): void {
  const top = paper.y;
  paper.artifact(() =>
    headers.forEach((lines, at) => {
      const place = places[at];
      if (!place) return;
      lines.forEach((line, index) => {
        let x = place.x + (place.align === 'right' ? place.width - lineWidth(line) : 0);
        const y =
          top +
          PADDING +
          (index + 1) * HEADER.leading -
          (HEADER.leading - HEADER.size) / 2 -
          HEADER.size * 0.2;
        for (const { run, width } of line) {
          paper.put(run, { x, y, size: HEADER.size, color: QUIET });
          x += width;
        }
      });
    }),
  );
  underline(paper, top + heightOf(headers, HEADER));
}

function underline(paper: Paper, y: number): void {
  paper.artifact(() =>
    paper.pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + CONTENT_WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke(),
  );
  paper.y = y;
}

import { CONTENT_WIDTH, PAGE, type PdfDrawing, type PdfShape } from '../core/pdf-document.ts';
import { INK, type Paper, type Tag } from './paper.ts';

const LABEL = 8.5;
/** Between the lines of a hatched area. */
const HATCH = 4;
const GAP = 8;

type Painted = Exclude<PdfShape, { shape: 'label' }>;

/** A picture that stays on one page. */
export function drawDrawing(paper: Paper, section: Tag, { alt, height, shapes }: PdfDrawing): void {
  paper.need(height);
  const top = paper.y;
  const bbox = [PAGE.margin, top, PAGE.margin + CONTENT_WIDTH, top + height];
  const figure = paper.tag(section, 'Figure', { alt, bbox, placement: 'Block' });
  figure.add(() => {
    paper.pdf.save();
    for (const shape of shapes) drawShape(paper, shape, top);
    paper.pdf.restore();
  });
  figure.end();
  paper.y = top + height + GAP;
}

function drawShape(paper: Paper, shape: PdfShape, top: number): void {
  if (shape.shape === 'label') return putLabel(paper, shape, top);
  trace(paper, shape, top);
  paint(paper, shape);
  if (shape.shape === 'box' && shape.hatched === true) hatch(paper, shape, top);
}

/** The outline of a shape, not painted yet. */
function trace({ pdf }: Paper, shape: Painted, top: number): void {
  const x0 = PAGE.margin;
  if (shape.shape === 'box') pdf.rect(x0 + shape.x, top + shape.y, shape.width, shape.height);
  else if (shape.shape === 'circle') pdf.circle(x0 + shape.at[0], top + shape.at[1], shape.radius);
  else {
    shape.points.forEach(([x, y], index) =>
      index === 0 ? pdf.moveTo(x0 + x, top + y) : pdf.lineTo(x0 + x, top + y),
    );
    if (shape.closed === true) pdf.closePath();
  }
}

function paint({ pdf }: Paper, { stroke, fill, lineWidth = 1, dash }: Painted): void {
  pdf.lineWidth(lineWidth);
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  else pdf.undash();
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke(fill, stroke);
  else if (fill !== undefined) pdf.fill(fill);
  else pdf.stroke(stroke ?? INK);
  pdf.undash();
}

function hatch({ pdf }: Paper, box: Extract<PdfShape, { shape: 'box' }>, top: number): void {
  const [x, y] = [PAGE.margin + box.x, top + box.y];
  pdf.save();
  pdf.rect(x, y, box.width, box.height).clip();
  for (let at = -box.height; at < box.width; at += HATCH)
    pdf.moveTo(x + at, y + box.height).lineTo(x + at + box.height, y);
  pdf.lineWidth(1).stroke(box.stroke ?? INK);
  pdf.restore();
}

function putLabel(
  paper: Paper,
  { at: [x, y], text, align = 'left', strong = false }: Extract<PdfShape, { shape: 'label' }>,
  top: number,
): void {
  const runs = paper.runs(text, strong ? 'strong' : 'plain');
  const width = runs.reduce((sum, run) => sum + paper.width(run, LABEL), 0);
  const shift = { left: 0, center: width / 2, right: width }[align];
  let left = PAGE.margin + x - shift;
  for (const run of runs) {
    paper.put(run, { x: left, y: top + y, size: LABEL, color: INK });
    left += paper.width(run, LABEL);
  }
}

import { darkRuns } from './dark-runs.ts';
import { CONTENT_WIDTH, type PdfDrawing } from './pdf-document.ts';

/** The rows of a QR code without a border, dark or not. */
export type QrModules = readonly (readonly boolean[])[];

/** Of the picture with its border, in points: two and a half inches are read from an arm's length. */
const SIDE = 180;
/** The quiet border that readers need, in modules (ISO/IEC 18004). */
const BORDER = 4;
const DARK = '#000000';

/** A QR code in the middle of the page. @param alt what it leads to, for those who do not see it */
export function qrDrawing(modules: QrModules, alt: string): PdfDrawing {
  const module = SIDE / (modules.length + 2 * BORDER);
  const left = (CONTENT_WIDTH - SIDE) / 2;
  return {
    kind: 'drawing',
    alt,
    height: SIDE,
    shapes: modules.flatMap((row, y) =>
      darkRuns(row).map(({ start, length }) => ({
        shape: 'box' as const,
        x: left + (BORDER + start) * module,
        y: (BORDER + y) * module,
        width: length * module,
        height: module,
        fill: DARK,
      })),
    ),
  };
}

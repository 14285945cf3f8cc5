/** Dark modules of a QR code that stand side by side in a row. */
export interface DarkRun {
  readonly start: number;
  readonly length: number;
}

/** The runs of dark modules in a row of a QR code, from the left. */
export function darkRuns(row: readonly boolean[]): readonly DarkRun[] {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return { start, length: (end === -1 ? row.length : end) - start };
  });
}

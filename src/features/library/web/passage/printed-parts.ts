/** What goes on paper: the sheet, the sheet with lines to write on, the sheet with its answers, or the answers alone. */
export type PrintedParts = 'sheet' | 'lines' | 'answers' | 'key';

const PARTS: readonly { readonly value: PrintedParts; readonly label: string; readonly ofKey: boolean }[] = [
  { value: 'sheet', label: 'Worksheet', ofKey: false },
  { value: 'lines', label: 'Worksheet with lines to write on', ofKey: false },
  { value: 'answers', label: 'Worksheet and answers', ofKey: true },
  { value: 'key', label: 'Answers only', ofKey: true },
];

/** What a teacher can choose to have on paper; answers only where they may see keys. */
export const printedParts = (showsKeys: boolean) => PARTS.filter(({ ofKey }) => !ofKey || showsKeys);

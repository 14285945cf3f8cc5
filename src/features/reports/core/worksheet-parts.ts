/** What goes on paper of a passage: the sheet, the sheet with lines to write on, the sheet with its answers, or the answers alone. */
export const WORKSHEET_PARTS = ['sheet', 'lines', 'answers', 'key'] as const;
export type WorksheetParts = (typeof WORKSHEET_PARTS)[number];

/** Whether a teacher needs to be approved for it. */
export const showsAnswers = (parts: WorksheetParts): boolean => parts === 'answers' || parts === 'key';

/** Letters that some system has no files with. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;
/** With room for the ending. */
const LONGEST = 100;

/** A PDF with the name under which a browser saves it. */
export const pdfFile = (title: string, content: Uint8Array) => ({
  name: `${title.toWellFormed().replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed()}.pdf`,
  mediaType: 'application/pdf',
  content,
});

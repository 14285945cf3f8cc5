import type { CsvTrouble } from './csv-button.tsx';

/** A page of a list as a call gives it. */
type PageAnswer<Line> =
  | { readonly ok: true; readonly lines: readonly Line[]; readonly total: number }
  | { readonly ok: false; readonly trouble: string };

/** All lines of a list that comes in pages, the first page first. @param pageOf asks for one page, from 0 */
export async function allPages<Line>(
  pageOf: (page: number) => Promise<PageAnswer<Line>>,
): Promise<readonly Line[] | CsvTrouble> {
  const lines: Line[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await pageOf(page);
    if (!answer.ok) return { trouble: answer.trouble };
    lines.push(...answer.lines);
    if (lines.length >= answer.total || answer.lines.length === 0) return lines;
  }
}

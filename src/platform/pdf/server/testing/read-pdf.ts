import { getDocumentProxy } from 'unpdf';

/** What a program that reads documents aloud finds in one. */
export interface ReadPdf {
  readonly title: unknown;
  readonly language: unknown;
  readonly tagged: boolean;
  /** The text of each page. */
  readonly pages: readonly string[];
  /** The names of all tags, in their order, once per page. */
  readonly tags: readonly string[];
  /** What is told in the place of pictures. */
  readonly alternatives: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF with another library than the one that writes it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  // It takes the bytes away from who gives them.
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: unknown; Language?: unknown };
  const pages: string[] = [];
  const nodes: Node[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    nodes.push(...allIn((await page.getStructTree()) as Node));
  }
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  return {
    title: Title,
    language: Language,
    tagged: marks?.Marked === true,
    pages,
    tags: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
  };
}

const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)];

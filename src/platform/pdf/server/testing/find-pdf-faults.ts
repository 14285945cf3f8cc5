import { getDocumentProxy } from 'unpdf';

/** A node of the structure tree of a page. */
interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** A piece of the content of a page: text, or the beginning or end of what is marked. */
interface Item {
  readonly type?: string;
  readonly tag?: string | null;
  readonly id?: string | null;
  readonly str?: string;
}

/** What may stand below what (ISO 32000-1, 14.8.4). */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

/**
 * What of a document is against PDF/UA-1 (ISO 14289-1), as far as a program can tell and no other is to be had (decision 88); the clause is named. Nothing
 * where all holds.
 */
export async function findPdfFaults(file: Uint8Array): Promise<string[]> {
  // It takes the bytes away from who gives them.
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const raw = Buffer.from(file).toString('latin1');
  const faults = await faultsOfDocument(pdf, raw);
  const levels: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const where = `page ${number}`;
    if (tree === null) faults.push(`7.1: ${where} has no tags`);
    else {
      faults.push(...faultsOfTree(tree, where), ...faultsOfOrder(tree, items, where));
      levels.push(...headingsIn(tree));
    }
  }
  return [...faults, ...faultsOfHeadings(levels), ...faultsOfRaw(raw, pdf.numPages)];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Title, language, and that it says what it is. */
async function faultsOfDocument(pdf: Pdf, raw: string): Promise<string[]> {
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean; Suspects?: boolean } | null;
  const shown = await pdf.getViewerPreferences();
  return said([
    [raw.includes('<pdfuaid:part>1</pdfuaid:part>'), '5: it does not say that it is PDF/UA-1'],
    [marks?.Marked === true && marks.Suspects !== true, '7.1: it does not say that it is tagged'],
    [(Title ?? '') !== '', '7.1: it has no title'],
    [raw.includes('<dc:title>'), '7.1: its title is not in the metadata'],
    [
      shown !== null && 'DisplayDocTitle' in shown && shown.DisplayDocTitle === true,
      '7.1: a reader shows the name of the file in place of the title',
    ],
    [/^[a-z]{2}(-[A-Z]{2})?$/.test(Language ?? ''), '7.2: it has no language'],
  ]);
}

const said = (rules: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));

/** What is below what, and what is told in the place of pictures. */
function faultsOfTree(node: Node, where: string, parent = 'Root'): string[] {
  const role = node.role ?? parent;
  const children = node.children ?? [];
  const isPicture = node.role === 'Figure';
  const rows = children.filter((child) => child.role === 'TR');
  const widths = new Set(rows.map((row) => row.children?.length ?? 0));
  return [
    ...said([
      [!node.role || PARENTS[node.role]?.includes(parent) !== false, `7.2: ${where}, ${role} in ${parent}`],
      [!isPicture || (node.alt ?? '').trim() !== '', `7.3: ${where}, a picture without words`],
      [!isPicture || node.bbox?.length === 4, `7.3: ${where}, a picture without its place`],
      [node.role !== 'Table' || rows.length > 0, `7.5: ${where}, a table without rows`],
      [widths.size <= 1, `7.5: ${where}, a table whose rows are not equally long`],
      [
        node.role !== 'Table' || allIn(node).some((one) => one.role === 'TH'),
        `7.5: ${where}, a table without headers`,
      ],
    ]),
    ...children.flatMap((child) => faultsOfTree(child, where, role)),
  ];
}

const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)];

const headingsIn = (tree: Node): number[] =>
  allIn(tree).flatMap(({ role }) => {
    const level = /^H([1-6])$/.exec(role ?? '')?.[1];
    return level === undefined ? [] : [Number(level)];
  });

/** The first is of level 1, and none is skipped on the way down. */
const faultsOfHeadings = (levels: readonly number[]): string[] =>
  levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`7.4: a heading of level ${level} after one of level ${before}`] : [];
  });

/** Every text is in the tree, or marked as decoration; and it is read in the order in which it is drawn. */
function faultsOfOrder(tree: Node, items: readonly Item[], where: string): string[] {
  const inTree = allIn(tree).flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
  const drawn: string[] = [];
  const faults: string[] = [];
  const open: { readonly tag: string; readonly id: string | null }[] = [];
  for (const { type, tag, id, str } of items) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') {
      open.push({ tag: tag ?? '', id: id ?? null });
      if (id) drawn.push(id);
    } else if (type === 'endMarkedContent') open.pop();
    else if ((str ?? '').trim() !== '') {
      const isKnown = open.some(
        (one) => one.tag === 'Artifact' || (one.id !== null && inTree.includes(one.id)),
      );
      if (!isKnown) faults.push(`7.1: ${where}, “${str}” is neither in the tags nor decoration`);
    }
  }
  const read = inTree.filter((id) => drawn.includes(id));
  if (read.join(' ') !== drawn.filter((id) => inTree.includes(id)).join(' '))
    faults.push(`7.2: ${where}, it is read in another order than it is drawn`);
  return faults;
}

/** What the library that reads it does not tell: the file holds these dictionaries as plain text. */
function faultsOfRaw(raw: string, pages: number): string[] {
  const headers = raw.match(/\/S \/TH\b[\s\S]*?endobj/g) ?? [];
  const fonts = raw.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
  return said([
    [
      headers.every((one) => /\/Scope \/(Column|Row)/.test(one)),
      '7.5: a header of a table without its direction',
    ],
    [fonts.every((one) => /\/FontFile[23]?\b/.test(one)), '7.21: a font that is not in the file'],
    [
      (raw.match(/\/Tabs \/S\b/g) ?? []).length >= pages,
      '7.18: a page on which the keyboard does not follow the tags',
    ],
    [!/\/(Encrypt|JavaScript|XFA)\b/.test(raw), '7.16: it is locked, or has a program in it'],
  ]);
}

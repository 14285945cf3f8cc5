import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { ZodError } from 'zod';
import type { ContentFile, FileProblem } from '../core/content-file.ts';
import { passageSchema } from '../core/passage-file.ts';

/** A passage file as it lies there. */
export interface ContentSource {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly source: string;
}

/** Every passage file under `root` (the folder `content/`), sorted by path. Rejects when the folder cannot be read. */
export async function readSources(root: string): Promise<ContentSource[]> {
  const paths = await readdir(root, { recursive: true });
  const files = paths.filter((path) => path.endsWith('.yaml')).sort();
  return Promise.all(files.map((path) => readSource(root, join(root, path))));
}

async function readSource(root: string, file: string): Promise<ContentSource> {
  const path = relative(root, file).split(sep).join('/');
  return { path, source: await readFile(file, 'utf8') };
}

/** Reads and parses every passage file under `root`, sorted by path. Rejects when the folder cannot be read. */
export const readContent = async (root: string): Promise<ContentFile[]> =>
  (await readSources(root)).map(({ path, source }) => parseContentFile(path, source));

/** Reads one passage file; its `path` is given relative to `root`. Rejects when the file cannot be read. */
export async function readContentFile(root: string, file: string): Promise<ContentFile> {
  const { path, source } = await readSource(root, file);
  return parseContentFile(path, source);
}

/** Parses the YAML of one passage file. Every problem carries its line. */
export function parseContentFile(path: string, source: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      line: lines.linePos(pos[0]).line,
      message,
    }));
    return { kind: 'invalid', path, problems };
  }
  const result = passageSchema.safeParse(document.toJS());
  return result.success
    ? { kind: 'passage', path, passage: result.data }
    : { kind: 'invalid', path, problems: schemaProblems(result.error, document, lines) };
}

function schemaProblems(error: ZodError, document: Document, lines: LineCounter): FileProblem[] {
  return error.issues.map(({ path, message }) => ({
    line: lineOf(path, document, lines),
    message: path.length === 0 ? message : `${path.join('.')}: ${message}`,
  }));
}

/** The line of the node at `path`, or of the nearest one above it that exists. */
function lineOf(path: readonly PropertyKey[], document: Document, lines: LineCounter): number | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return path.length === 0 ? undefined : lineOf(path.slice(0, -1), document, lines);
}

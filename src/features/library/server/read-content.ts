import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { ZodError, ZodType } from 'zod';
import { type ContentFile, type FileProblem, levelFolder, READINGS } from '../core/content-file.ts';
import { passageFileSchema } from '../core/passage-file.ts';
import { reviewSchema } from '../core/review-file.ts';

/** A passage file as it lies there. */
export interface ContentSource {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly source: string;
}

/** Every passage file under `root` (the folder `content/`), sorted by path. Rejects when the folder cannot be read. */
export async function readSources(root: string): Promise<ContentSource[]> {
  return (await readYaml(root)).filter(({ path }) => !path.startsWith(READINGS));
}

async function readYaml(root: string): Promise<ContentSource[]> {
  const paths = await readdir(root, { recursive: true });
  const files = paths.filter((path) => path.endsWith('.yaml')).sort();
  return Promise.all(files.map((path) => readSource(root, join(root, path))));
}

async function readSource(root: string, file: string): Promise<ContentSource> {
  const path = relative(root, file).split(sep).join('/');
  return { path, source: await readFile(file, 'utf8') };
}

/**
 * Reads and parses every passage file under `root` with its recorded readings, sorted by path; readings without a
 * passage are no passage. With `level`, only what is in that level's folders. Rejects when the folder cannot be read.
 */
export async function readContent(root: string, level?: number): Promise<ContentFile[]> {
  const folder = level === undefined ? '' : levelFolder(level);
  const sources = (await readYaml(root)).filter(({ path }) => `/${path}`.includes(folder));
  const sourceAt = new Map(sources.map(({ path, source }) => [path, source]));
  return sources.flatMap(({ path, source }) => {
    if (!path.startsWith(READINGS)) return [parseContentFile(path, source, sourceAt.get(READINGS + path))];
    return sourceAt.has(path.slice(READINGS.length)) ? [] : [orphan(path)];
  });
}

const orphan = (path: string): ContentFile => ({
  kind: 'invalid',
  path,
  problems: [
    { line: undefined, message: `these are readings of ${path.slice(READINGS.length)}, which is not there` },
  ],
});

/** Reads one passage file with its readings; its `path` is given relative to `root`. Rejects when it cannot be read. */
export async function readContentFile(root: string, file: string): Promise<ContentFile> {
  const { path, source } = await readSource(root, file);
  const readings = path.startsWith('../') ? undefined : await readIfThere(join(root, READINGS, path));
  return parseContentFile(path, source, readings);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses the YAML of one passage file, and of its readings where there are any. Every problem carries its line. */
export function parseContentFile(path: string, source: string, readings?: string): ContentFile {
  const passage = parseYaml(source, passageFileSchema);
  const review = parseYaml(readings ?? '{}', reviewSchema);
  if ('problems' in passage) return { kind: 'invalid', path, problems: passage.problems };
  if ('problems' in review) return { kind: 'invalid', path: READINGS + path, problems: review.problems };
  return { kind: 'passage', path, passage: { ...passage.value, review: review.value } };
}

type Parsed<T> = { readonly value: T } | { readonly problems: readonly FileProblem[] };

function parseYaml<T>(source: string, schema: ZodType<T>): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, message })),
    };
  }
  const result = schema.safeParse(document.toJS());
  return result.success
    ? { value: result.data }
    : { problems: schemaProblems(result.error, document, lines) };
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

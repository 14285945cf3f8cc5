import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A built file as it is sent: as it is, and smaller for browsers that can unpack it. */
export interface PageFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly encoded: { readonly br: Buffer; readonly gzip: Buffer } | null;
}

const TYPES: Readonly<Record<string, { readonly type: string; readonly shrinks: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', shrinks: true },
  '.css': { type: 'text/css; charset=utf-8', shrinks: true },
  '.svg': { type: 'image/svg+xml', shrinks: true },
  '.json': { type: 'application/json', shrinks: true },
  '.txt': { type: 'text/plain; charset=utf-8', shrinks: false },
  '.webmanifest': { type: 'application/manifest+json', shrinks: true },
  '.woff2': { type: 'font/woff2', shrinks: false },
  '.png': { type: 'image/png', shrinks: false },
};

/** Brotli at this level packs the whole bundle in well under a second and stays near its smallest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Reads the built files into memory, a few megabytes, packed once. A file is found by its name in a map, so no address
 * can reach anything else on the disk. Files of a kind that is not known here are left out.
 * @returns files by their address, such as `/assets/main-3fa2.js`.
 */
export async function readPageFiles(folder: string): Promise<Map<string, PageFile>> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name): Promise<[string, PageFile] | null> => {
      const kind = TYPES[extname(name)];
      if (!kind) return null;
      const plain = await readFile(join(folder, name));
      const encoded = kind.shrinks ? await pack(plain) : null;
      return [`/${name.replaceAll('\\', '/')}`, { type: kind.type, plain, encoded }];
    }),
  );
  return new Map(files.filter((file) => file !== null));
}

async function pack(plain: Buffer): Promise<PageFile['encoded']> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, QUALITY),
    promisify(gzip)(plain),
  ]);
  return { br, gzip: gzipped };
}

/** The smallest form that the browser accepts, with its name for the Content-Encoding header. */
export function encodingFor(
  file: PageFile,
  accepts: string | undefined,
): { body: Buffer; encoding: string | null } {
  const accepted = new Set((accepts ?? '').split(',').map((one) => one.split(';')[0]?.trim()));
  for (const encoding of ['br', 'gzip'] as const) {
    if (file.encoded && accepted.has(encoding)) return { body: file.encoded[encoding], encoding };
  }
  return { body: file.plain, encoding: null };
}

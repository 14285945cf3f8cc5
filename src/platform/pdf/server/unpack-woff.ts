import { inflateSync } from 'node:zlib';

/** Sizes in bytes: the header and one entry of the list of tables, of a WOFF and of the font in it (W3C WOFF 1.0, sections 3 and 4). */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };
const SIGNATURE = 0x774f4646;

/**
 * The font (TrueType) in a WOFF file: the same tables, not packed. fontkit can unpack them too, but ten times slower.
 * @throws when it is no WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(SFNT.entry * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(SFNT.entry * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF.header + index * WOFF.entry;
    const start = woff.readUInt32BE(entry + 4);
    const [packed, length] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const at = SFNT.header + index * SFNT.entry;
    woff.copy(header, at, entry, entry + 4);
    woff.copy(header, at + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([header, ...tables]);
}

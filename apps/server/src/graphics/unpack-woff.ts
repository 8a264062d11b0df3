import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padToFour = (length: number): number => Math.ceil(length / 4) * 4;

/** The OpenType file inside a WOFF 1.0 file: the same tables, each compressed separately (W3C, WOFF File Format 1.0, 4–5). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new RangeError("not a WOFF 1.0 file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data };
  });
  const size = tables.reduce((sum, { data }) => sum + padToFour(data.length), SFNT_HEADER + count * SFNT_ENTRY);
  const font = Buffer.alloc(size);
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 << power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(count * 16 - (16 << power), 10);
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padToFour(data.length);
  }
  return font;
}

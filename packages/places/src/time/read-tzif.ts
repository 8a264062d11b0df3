import type { LocalTimeType } from "./local-time-type.ts";
import { type PosixRule, parsePosixTz } from "./parse-posix-tz.ts";

/** A zone's whole history: the type before the first transition, each transition, and the rule after the last. */
export interface ZoneHistory {
  readonly initial: LocalTimeType;
  /** Ascending, seconds from 1970-01-01T00:00:00Z without leap seconds. */
  readonly instants: readonly number[];
  /** The type from `instants[i]` on. */
  readonly types: readonly LocalTimeType[];
  readonly footer: PosixRule | null;
}

const HEADER_BYTES = 44;

interface Header {
  readonly version: number;
  readonly isUtCount: number;
  readonly isStdCount: number;
  readonly leapCount: number;
  readonly timeCount: number;
  readonly typeCount: number;
  readonly charCount: number;
}

/**
 * Reads a TZif file (RFC 9636), version 2 and later: the 64-bit block and the footer. Leap seconds ("right" files) are
 * refused, since UT here has none.
 * @throws RangeError describing the problem, for bytes that are not such a file
 */
export function readTzif(bytes: Uint8Array): ZoneHistory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = readHeader(view, 0);
  if (first.version < 2) throw new RangeError("TZif version 1 has no 64-bit data");
  const start = HEADER_BYTES + countBlockBytes(first, 4);
  const header = readHeader(view, start);
  if (header.leapCount > 0) throw new RangeError("TZif with leap seconds is not supported");
  const body = start + HEADER_BYTES;
  const end = body + countBlockBytes(header, 8);
  if (end > bytes.length) throw new RangeError("TZif data ends early");
  const types = readTypes(view, bytes, body + header.timeCount * 9, header);
  const instants = Array.from({ length: header.timeCount }, (_, i) => Number(view.getBigInt64(body + i * 8)));
  const indices = bytes.subarray(body + header.timeCount * 8, body + header.timeCount * 9);
  const initial = types[0];
  if (!initial) throw new RangeError("TZif has no local time type");
  return {
    initial,
    instants,
    types: Array.from(indices, (index) => {
      const type = types[index];
      if (!type) throw new RangeError(`TZif names local time type ${index} of ${types.length}`);
      return type;
    }),
    footer: readFooter(bytes, end),
  };
}

function readHeader(view: DataView, at: number): Header {
  if (view.byteLength < at + HEADER_BYTES || view.getUint32(at) !== 0x54_5a_69_66)
    throw new RangeError("not a TZif file");
  const version = view.getUint8(at + 4);
  const count = (index: number) => view.getUint32(at + 20 + index * 4);
  return {
    version: version === 0 ? 1 : version - 0x30,
    isUtCount: count(0),
    isStdCount: count(1),
    leapCount: count(2),
    timeCount: count(3),
    typeCount: count(4),
    charCount: count(5),
  };
}

function countBlockBytes(header: Header, timeBytes: 4 | 8): number {
  return (
    header.timeCount * (timeBytes + 1) +
    header.typeCount * 6 +
    header.charCount +
    header.leapCount * (timeBytes + 4) +
    header.isStdCount +
    header.isUtCount
  );
}

function readTypes(view: DataView, bytes: Uint8Array, at: number, header: Header): LocalTimeType[] {
  const names = at + header.typeCount * 6;
  return Array.from({ length: header.typeCount }, (_, i) => {
    const record = at + i * 6;
    const nameStart = names + view.getUint8(record + 5);
    const nameEnd = bytes.indexOf(0, nameStart);
    return {
      offsetSeconds: view.getInt32(record),
      isDst: view.getUint8(record + 4) === 1,
      abbreviation: new TextDecoder("latin1").decode(bytes.subarray(nameStart, nameEnd)),
    };
  });
}

function readFooter(bytes: Uint8Array, at: number): PosixRule | null {
  const end = bytes.indexOf(0x0a, at + 1);
  if (bytes[at] !== 0x0a || end < 0) throw new RangeError("TZif footer is missing");
  const text = new TextDecoder("latin1").decode(bytes.subarray(at + 1, end));
  return text === "" ? null : parsePosixTz(text);
}

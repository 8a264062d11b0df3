import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The vendored files and their sha256 (origin and licence: LICENCE.md beside `data/`). */
export const DATA_FILES: Readonly<Record<string, string>> = {
  "sepl_18.se1": "0b7e416e3c1be9e6a0dd1d711dae7f7685793a0e7df13f76363a493dc27b6ea1",
  "semo_18.se1": "ecfa54dbf5bc0b5a9bc3e04ed28629a821e98625eacae38f4070593bba0e2980",
  "seas_18.se1": "5fd9c2aa1654e37c09a6aeb558076e795409b7dc4bd948ebc0faa7d4a7686b5b",
  "sefstars.txt": "18b0dcafbe5b7240773daba2c038a325f5b3fc4163f61e0a7f4e92abd4f517c6",
};

export const DATA_FOLDER = fileURLToPath(new URL("../data", import.meta.url));

/**
 * The vendored files cover every body, including light-time and speed, from this Julian day on: they start at
 * 1800-01-01T00:00 TDB.
 */
export const DATA_FROM_JD = 2_378_496.55;
export const DATA_UNTIL_JD = 2_597_648;

/** An ephemeris file is missing or differs from the one this version was built with. */
export class EphemerisFileError extends Error {
  override readonly name = "EphemerisFileError";
  readonly file: string;

  constructor(file: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.file = file;
  }
}

/**
 * Reads every data file once and compares its sha256.
 * @throws EphemerisFileError naming the first file that is missing or altered.
 */
export function verifyDataFiles(folder: string): void {
  for (const [file, expected] of Object.entries(DATA_FILES)) {
    const path = join(folder, file);
    let content: Buffer;
    try {
      content = readFileSync(path);
    } catch (cause) {
      throw new EphemerisFileError(file, `ephemeris file missing or unreadable: ${path}`, cause);
    }
    const actual = createHash("sha256").update(content).digest("hex");
    if (actual !== expected) {
      throw new EphemerisFileError(file, `ephemeris file altered: ${path} has sha256 ${actual}, expected ${expected}`);
    }
  }
}

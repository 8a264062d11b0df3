import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The vendored files and their sha256 (origin and licence: LICENCE.md beside `data/`). */
export const DATA_FILES: Readonly<Record<string, string>> = {
  "seplm12.se1": "5e5d56cc8fc9a79fe462107622e7b317e783bf97ce5a9c37e76eddc50cb99a05",
  "semom12.se1": "2f1c16fc29edff52d577ecac352b67d471f6daca6a83c4ef59f101d61462fd91",
  "seasm12.se1": "9bd809c1564e662008333fd48c325a39686444c6c3930a8aaf25faeefb18e94b",
  "seplm06.se1": "4600a47d8362177b096e33e79ebcd7184e9f43647115ae07251c81764e4b0dc1",
  "semom06.se1": "566e9804f7ac16d9bf7658f812cba88b571f1f619e6582955255bcba8087bcc8",
  "seasm06.se1": "682358e55fb1b4fa49f63ff962e4f4275333c923e476beb744b08fe1abc199d1",
  "sepl_00.se1": "2617e0cf13a1adc4a3dcfb089bb36a5ce338b5ead8e144534cfb3b896c7d3b52",
  "semo_00.se1": "dc70f9c3c406988b28bbb40efeabebfb8842b62a5e438cd4c212ba82881e2af4",
  "seas_00.se1": "4ade4a5de3db12b7e7c558ead321307ad296640361c2459a5e7476ff49561a9a",
  "sepl_06.se1": "edc86c920260324e7c64fd1c817bf056982d76cde8271eb4382e04e39a0b3a31",
  "semo_06.se1": "7584bb6da46992d0f3e14fec4a04987117f1243aad04179d1267981812dcf575",
  "seas_06.se1": "b038770575dff28f4c22cd92cc77fe2d9881a340d98fd1405335f857500bb548",
  "sepl_12.se1": "75d1b5aa89f5bb1e07aa655e758b69a69eed32e97dd4df5c3b34e227de08ff85",
  "semo_12.se1": "ddf9263fc2bacf47b4d2a275cfa88d1a6c6467a7d4789ab10199f2743611f374",
  "seas_12.se1": "f52e1af0298cd63138ce5497f39bc5bd648535fc7e9e16f21a2f643c1ad9c439",
  "sepl_18.se1": "0b7e416e3c1be9e6a0dd1d711dae7f7685793a0e7df13f76363a493dc27b6ea1",
  "semo_18.se1": "ecfa54dbf5bc0b5a9bc3e04ed28629a821e98625eacae38f4070593bba0e2980",
  "seas_18.se1": "5fd9c2aa1654e37c09a6aeb558076e795409b7dc4bd948ebc0faa7d4a7686b5b",
  "sepl_24.se1": "63e4d1179c27090aff4729fc64daf58a689758de059fa3ee0eaaafaffb630b75",
  "semo_24.se1": "4ebb3728e61182e8b23d4fa71cec42ab73bd4df4e647ecf0f93953a07a06a49f",
  "seas_24.se1": "18f9c915f7443ff726c8959c13ce3a681532aa34026e2688677793ca006c987e",
  "sefstars.txt": "18b0dcafbe5b7240773daba2c038a325f5b3fc4163f61e0a7f4e92abd4f517c6",
};

export const DATA_FOLDER = fileURLToPath(new URL("../data", import.meta.url));

/**
 * The files go back to −1200. What is computed begins at -001001-01-01T00:00, before the first year of births; a few days
 * of 2400 are for what the last days of 2399 look ahead to.
 */
export const DATA_FROM_JD = 1_355_452.5;
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

import type { Tongue } from "../../src/index.ts";
import { EN_1 } from "./en-1.data.ts";
import { HG_1 } from "./hg-1.data.ts";
import { HI_1 } from "./hi-1.data.ts";

interface Corpus {
  readonly name: string;
  readonly tongue: Tongue;
  readonly lines: string;
}

/** Every writing of the corpus: each was written before its sentences had been put to the verifier. */
export const CORPORA: readonly Corpus[] = [
  { name: "1", tongue: "en", lines: EN_1 },
  { name: "1", tongue: "hi", lines: HI_1 },
  { name: "1", tongue: "hg", lines: HG_1 },
];

import type { AnswerLanguage } from "../../src/index.ts";
import { EN_1 } from "./en-1.data.ts";
import { EN_11 } from "./en-11.data.ts";
import { EN_12 } from "./en-12.data.ts";
import { EN_13 } from "./en-13.data.ts";
import { EN_14 } from "./en-14.data.ts";
import { EN_15 } from "./en-15.data.ts";
import { EN_16 } from "./en-16.data.ts";
import { EN_17 } from "./en-17.data.ts";
import { EN_18 } from "./en-18.data.ts";
import { EN_2 } from "./en-2.data.ts";
import { EN_3 } from "./en-3.data.ts";
import { EN_5 } from "./en-5.data.ts";
import { EN_6 } from "./en-6.data.ts";
import { EN_7 } from "./en-7.data.ts";
import { EN_8 } from "./en-8.data.ts";
import { EN_9 } from "./en-9.data.ts";
import { EN_4, HG_4, HI_4 } from "./all-languages-4.data.ts";
import { HG_1 } from "./hg-1.data.ts";
import { HG_10 } from "./hg-10.data.ts";
import { HG_13 } from "./hg-13.data.ts";
import { HG_14 } from "./hg-14.data.ts";
import { HG_15 } from "./hg-15.data.ts";
import { HG_16 } from "./hg-16.data.ts";
import { HG_17 } from "./hg-17.data.ts";
import { HG_18 } from "./hg-18.data.ts";
import { HG_2 } from "./hg-2.data.ts";
import { HG_3 } from "./hg-3.data.ts";
import { HG_5 } from "./hg-5.data.ts";
import { HG_6 } from "./hg-6.data.ts";
import { HG_7 } from "./hg-7.data.ts";
import { HG_8 } from "./hg-8.data.ts";
import { HG_9 } from "./hg-9.data.ts";
import { HI_1 } from "./hi-1.data.ts";
import { HI_10 } from "./hi-10.data.ts";
import { HI_12 } from "./hi-12.data.ts";
import { HI_13 } from "./hi-13.data.ts";
import { HI_14 } from "./hi-14.data.ts";
import { HI_15 } from "./hi-15.data.ts";
import { HI_16 } from "./hi-16.data.ts";
import { HI_17 } from "./hi-17.data.ts";
import { HI_18 } from "./hi-18.data.ts";
import { HI_2 } from "./hi-2.data.ts";
import { HI_3 } from "./hi-3.data.ts";
import { HI_5 } from "./hi-5.data.ts";
import { HI_6 } from "./hi-6.data.ts";
import { HI_7 } from "./hi-7.data.ts";
import { HI_8 } from "./hi-8.data.ts";
import { HI_9 } from "./hi-9.data.ts";
import { EN_19 } from "./en-19.data.ts";
import { HI_19 } from "./hi-19.data.ts";
import { HG_19 } from "./hg-19.data.ts";
import { EN_20 } from "./en-20.data.ts";
import { HI_20 } from "./hi-20.data.ts";
import { HG_20 } from "./hg-20.data.ts";
import { EN_21 } from "./en-21.data.ts";
import { HI_21 } from "./hi-21.data.ts";
import { HG_21 } from "./hg-21.data.ts";
import { EN_22 } from "./en-22.data.ts";
import { HI_22 } from "./hi-22.data.ts";
import { HG_22 } from "./hg-22.data.ts";
import { EN_23 } from "./en-23.data.ts";
import { HI_23 } from "./hi-23.data.ts";
import { HG_23 } from "./hg-23.data.ts";
import { EN_24 } from "./en-24.data.ts";
import { HI_24 } from "./hi-24.data.ts";
import { HG_24 } from "./hg-24.data.ts";
import { EN_25 } from "./en-25.data.ts";
import { HI_25 } from "./hi-25.data.ts";
import { HG_25 } from "./hg-25.data.ts";

interface Corpus {
  readonly name: string;
  readonly language: AnswerLanguage;
  readonly lines: string;
}

/** All held-out corpora. Each was written before the verifier was run on it. */
export const CORPORA: readonly Corpus[] = [
  { name: "1", language: "en", lines: EN_1 },
  { name: "1", language: "hi", lines: HI_1 },
  { name: "1", language: "hg", lines: HG_1 },
  { name: "2", language: "en", lines: EN_2 },
  { name: "2", language: "hi", lines: HI_2 },
  { name: "2", language: "hg", lines: HG_2 },
  { name: "3", language: "en", lines: EN_3 },
  { name: "3", language: "hi", lines: HI_3 },
  { name: "3", language: "hg", lines: HG_3 },
  { name: "4", language: "en", lines: EN_4 },
  { name: "4", language: "hi", lines: HI_4 },
  { name: "4", language: "hg", lines: HG_4 },
  { name: "5", language: "en", lines: EN_5 },
  { name: "5", language: "hi", lines: HI_5 },
  { name: "5", language: "hg", lines: HG_5 },
  { name: "6", language: "en", lines: EN_6 },
  { name: "6", language: "hi", lines: HI_6 },
  { name: "6", language: "hg", lines: HG_6 },
  { name: "7", language: "en", lines: EN_7 },
  { name: "7", language: "hi", lines: HI_7 },
  { name: "7", language: "hg", lines: HG_7 },
  { name: "8", language: "en", lines: EN_8 },
  { name: "8", language: "hi", lines: HI_8 },
  { name: "8", language: "hg", lines: HG_8 },
  { name: "9", language: "en", lines: EN_9 },
  { name: "9", language: "hi", lines: HI_9 },
  { name: "9", language: "hg", lines: HG_9 },
  { name: "10", language: "hi", lines: HI_10 },
  { name: "10", language: "hg", lines: HG_10 },
  { name: "11", language: "en", lines: EN_11 },
  { name: "12", language: "en", lines: EN_12 },
  { name: "12", language: "hi", lines: HI_12 },
  { name: "13", language: "en", lines: EN_13 },
  { name: "13", language: "hi", lines: HI_13 },
  { name: "13", language: "hg", lines: HG_13 },
  { name: "14", language: "en", lines: EN_14 },
  { name: "14", language: "hi", lines: HI_14 },
  { name: "14", language: "hg", lines: HG_14 },
  { name: "15", language: "en", lines: EN_15 },
  { name: "15", language: "hi", lines: HI_15 },
  { name: "15", language: "hg", lines: HG_15 },
  { name: "16", language: "en", lines: EN_16 },
  { name: "16", language: "hi", lines: HI_16 },
  { name: "16", language: "hg", lines: HG_16 },
  { name: "17", language: "en", lines: EN_17 },
  { name: "17", language: "hi", lines: HI_17 },
  { name: "17", language: "hg", lines: HG_17 },
  { name: "18", language: "en", lines: EN_18 },
  { name: "18", language: "hi", lines: HI_18 },
  { name: "18", language: "hg", lines: HG_18 },
  { name: "19", language: "en", lines: EN_19 },
  { name: "19", language: "hi", lines: HI_19 },
  { name: "19", language: "hg", lines: HG_19 },
  { name: "20", language: "en", lines: EN_20 },
  { name: "20", language: "hi", lines: HI_20 },
  { name: "20", language: "hg", lines: HG_20 },
  { name: "21", language: "en", lines: EN_21 },
  { name: "21", language: "hi", lines: HI_21 },
  { name: "21", language: "hg", lines: HG_21 },
  { name: "22", language: "en", lines: EN_22 },
  { name: "22", language: "hi", lines: HI_22 },
  { name: "22", language: "hg", lines: HG_22 },
  { name: "23", language: "en", lines: EN_23 },
  { name: "23", language: "hi", lines: HI_23 },
  { name: "23", language: "hg", lines: HG_23 },
  { name: "24", language: "en", lines: EN_24 },
  { name: "24", language: "hi", lines: HI_24 },
  { name: "24", language: "hg", lines: HG_24 },
  { name: "25", language: "en", lines: EN_25 },
  { name: "25", language: "hi", lines: HI_25 },
  { name: "25", language: "hg", lines: HG_25 },
];

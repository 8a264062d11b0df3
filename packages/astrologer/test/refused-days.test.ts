import { expect, test } from "vitest";
import { asksDayForRefusedAct } from "../src/answer/out-of-scope/answer-out-of-scope.ts";

test.each([
  "unse badla lene ka shubh din batao",
  "उससे बदला लेने का मुहूर्त",
  "padosi se badla lu kis din, achha din batao",
  "good day for revenge",
])("no day for revenge: %s", (text) => expect(asksDayForRefusedAct(text)).toBe(true));

test.each([
  "mera samay kab badlega, kuch to accha batao",
  "मेरा समय कब बदलेगा, कोई अच्छा समय बताओ",
  "naukri badalne ka achha din",
])("what changes is no revenge: %s", (text) => expect(asksDayForRefusedAct(text)).toBe(false));

import type { RemainingStretch, RemainingWord } from "./collect-place-and-name-words.ts";

const DISTRICT = /^(?:zila|jila|zilla|jilla|district|distt|dist|जिला|ज़िला|जनपद)$/iu;

const takeWhilePlain = (words: readonly RemainingWord[]): readonly RemainingWord[] => {
  const end = words.findIndex(({ isFiller }) => isFiller);
  return end < 0 ? words : words.slice(0, end);
};

/** The words that name a district: "zila Sitamarhi", "Ballia district". Empty if there are none. */
export function findDistrictWords(stretches: readonly RemainingStretch[]): readonly RemainingWord[] {
  for (const { words } of stretches) {
    const at = words.findIndex(({ text }) => DISTRICT.test(text));
    if (at < 0) continue;
    const after = takeWhilePlain(words.slice(at + 1));
    return after.length > 0 ? after : takeWhilePlain(words.slice(0, at).toReversed()).toReversed();
  }
  return [];
}

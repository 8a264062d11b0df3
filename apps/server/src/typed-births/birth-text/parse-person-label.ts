import { parseRelation } from "@lagna/astrologer";
import { PERSON_LABEL_WORDS, WORDS_BEFORE_LABEL } from "./person-labels.data.ts";

export type PersonLabel = keyof typeof PERSON_LABEL_WORDS;

const LABELS = Object.keys(PERSON_LABEL_WORDS) as PersonLabel[];
const EDGE = "(?![\\p{L}\\p{M}'’])";
const LEAD = `^[\\s,;:.।|/&+*-]*(?:(?:${WORDS_BEFORE_LABEL})${EDGE}\\s*)*`;
/** "'s", "ka janm", "details", and what separates a label from the birth. */
const TAIL = `(?:['’]s)?(?:\\s+(?:ka|ki|ke|का|की|के)${EDGE})?(?:\\s+(?:wala|wali|wale|वाला|वाली|वाले)${EDGE})?[\\s:=,–—-]*`;
const PATTERNS = LABELS.map((label) => ({
  label,
  pattern: new RegExp(
    `${LEAD}(?:${PERSON_LABEL_WORDS[label]
      .split("|")
      .map((word) => word.normalize("NFC"))
      .join("|")})(?![\\p{L}\\p{M}])${TAIL}`,
    "iu",
  ),
}));

/** The label that a text begins with, and what follows it; null if it begins with none. A relation after it is the label: "my wife". */
export function parsePersonLabel(text: string): { readonly label: PersonLabel; readonly rest: string } | null {
  const normal = text.normalize("NFC");
  for (const { label, pattern } of PATTERNS) {
    const [found] = pattern.exec(normal) ?? [];
    if (found === undefined) continue;
    const rest = normal.slice(found.length);
    // "Mera ladka", "my girl".
    if (label === "own" || label === "other") return parsePersonLabel(rest) ?? toLabelled(label, rest);
    return { label, rest };
  }
  return null;
}

const toLabelled = (label: PersonLabel, rest: string) => (parseRelation(rest) === null ? { label, rest } : null);

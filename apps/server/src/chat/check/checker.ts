import { type FactIndex, type Spoken, type Tongue, verify } from "@lagna/astrologer";
import { brokenRule } from "./output-rules.ts";

/** How far back "it", "this planet" and "that house" reach. */
const SENTENCES_BEFORE = 4;

export type Checked =
  | { readonly passes: true; readonly facts: readonly string[] }
  | { readonly passes: false; readonly error: string };

export interface CheckerParts {
  /** With every fact the answer may name, windows among them. */
  readonly index: FactIndex;
  readonly question: string;
  readonly language: Tongue;
  readonly isLeak: (text: string) => boolean;
}

type Claims = ReturnType<typeof verify>["claims"];

function errorOf({ text, verdict, truth }: Claims[number]): string {
  return verdict === "contradicted"
    ? `"${text}" is not so of this chart${truth ? `: ${truth.en}` : ""}`
    : `"${text}" cannot be told from this chart: say it plainly or leave it out`;
}

/** Judges sentences one by one, each after those that stand before it. */
export function checker({ index, question, language, isLeak }: CheckerParts) {
  return (text: string, before: readonly Spoken[]): Checked => {
    const broken = brokenRule(text, language, isLeak);
    if (broken !== null) return { passes: false, error: broken };
    const lead = before
      .slice(-SENTENCES_BEFORE)
      .map((spoken) => spoken.text)
      .join(" ");
    const from = lead === "" ? 0 : lead.length + 1;
    const { claims, sentences } = verify(index, lead === "" ? text : `${lead} ${text}`, { question });
    const own = sentences.filter(({ end }) => end > from);
    const wrong = claims.filter(
      ({ end, verdict }) => end > from && (verdict === "contradicted" || verdict === "undecidable"),
    );
    const [first] = wrong;
    if (first) return { passes: false, error: wrong.map(errorOf).join("; ") };
    if (own.some(({ passes }) => !passes)) return { passes: false, error: "say only what the facts say" };
    return { passes: true, facts: [...new Set(own.flatMap(({ facts }) => facts))] };
  };
}
export type Checker = ReturnType<typeof checker>;

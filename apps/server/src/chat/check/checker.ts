import { type FactIndex, type Spoken, type Tongue, type Verified, verifySteps } from "@lagna/astrologer";
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

/** So few words, of which nothing is read by themselves, may be the end of what stands before them: "Your Moon is in." — "Aries." */
const FRAGMENT_WORDS = 3;
const STOP = /[.!?।…:–—-]+\s*$/u;
/** A reading supposes nothing and asks nothing about the chart it is of: what is put so must be so. */
const SUPPOSING =
  /^(if|suppose|supposing|assume|assuming|imagine|say|is it not (so|true) that|isn't it (so|true) that|अगर|यदि|मान लीजिए|agar|yadi|maan lijiye)[\s,]+(that\s+|ki\s+|कि\s+)?/iu;

function errorOf({ text, verdict, truth }: Verified["claims"][number]): string {
  return verdict === "contradicted"
    ? `"${text}" is not so of this chart${truth ? `: ${truth.en}` : ""}`
    : `"${text}" cannot be told from this chart: say it plainly or leave it out`;
}

/** Other ways in which a reader may take a sentence: as the end of the one before, and as plainly said. */
function alsoRead(text: string, last: string, isRead: boolean): string[] {
  const plainly = text.replace(SUPPOSING, "").replace(/\?\s*$/, ".");
  const isFragment = !isRead && text.split(/\s+/).length <= FRAGMENT_WORDS && last !== "";
  return [...(plainly === text ? [] : [plainly]), ...(isFragment ? [`${last.replace(STOP, "")} ${text}`] : [])];
}

/** Judges sentences one by one, each after those that stand before it; step by step, since one is held to every time the birth may have. */
export function checker({ index, question, language, isLeak }: CheckerParts) {
  return function* check(text: string, before: readonly Spoken[]): Generator<void, Checked> {
    const broken = brokenRule(text, language, isLeak);
    if (broken !== null) return { passes: false, error: broken };
    const lead = before
      .slice(-SENTENCES_BEFORE)
      .map((spoken) => spoken.text)
      .join(" ");
    const from = lead === "" ? 0 : lead.length + 1;
    const { claims, sentences } = yield* verifySteps(index, lead === "" ? text : `${lead} ${text}`, { question });
    const own = sentences.filter(({ end }) => end > from);
    const wrong = claims.filter(
      ({ end, verdict }) => end > from && (verdict === "contradicted" || verdict === "undecidable"),
    );
    const [first] = wrong;
    if (first) return { passes: false, error: wrong.map(errorOf).join("; ") };
    if (own.some(({ passes }) => !passes)) return { passes: false, error: "say only what the facts say" };
    const isRead = claims.some(({ end }) => end > from);
    for (const read of alsoRead(text, before.at(-1)?.text ?? "", isRead)) {
      const plain = yield* verifySteps(index, read);
      const untrue = plain.claims.find(({ verdict }) => verdict === "contradicted");
      if (untrue) return { passes: false, error: errorOf(untrue) };
    }
    return { passes: true, facts: [...new Set(own.flatMap(({ facts }) => facts))] };
  };
}
export type Checker = ReturnType<typeof checker>;

import {
  type FactIndex,
  type Spoken,
  type Tongue,
  type UnsafeKind,
  type Verified,
  type VerifiedSentence,
  verifySteps,
} from "@lagna/astrologer";
import { namesChart, soundsCaring } from "./care.ts";
import { brokenRule } from "./output-rules.ts";
import { UNSAFE_SAID } from "./output-rules.data.ts";

/** How far back "it", "this planet" and "that house" reach. */
const SENTENCES_BEFORE = 4;

export type Checked =
  | {
      readonly passes: true;
      readonly facts: readonly string[];
      /** `person`: care, which needs no fact to stand on. `anything`: what names nothing of the chart and is no care. */
      readonly about: "chart" | "person" | "anything";
    }
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

/** What is unsafe of a chart; of care none is that it hurries: "call an ambulance at once, this is urgent". */
const unsafeIn = (sentences: readonly VerifiedSentence[], isCare: boolean): UnsafeKind[] =>
  [...new Set(sentences.flatMap(({ unsafe }) => unsafe.map(({ kind }) => kind)))].filter(
    (kind) => !(isCare && kind === "urgency"),
  );

/** Judges sentences one by one, each after those that stand before it; step by step, since one is held to every time the birth may have. */
export function checker({ index, question, language, isLeak }: CheckerParts) {
  /** @param kind `care` where its writer calls it so */
  return function* check(
    text: string,
    before: readonly Spoken[],
    kind: "said" | "care" = "said",
  ): Generator<void, Checked> {
    const broken = brokenRule(text, language, isLeak);
    if (broken !== null) return { passes: false, error: broken };
    const lead = before
      .slice(-SENTENCES_BEFORE)
      .map((spoken) => spoken.text)
      .join(" ");
    const from = lead === "" ? 0 : lead.length + 1;
    const { claims, sentences } = yield* verifySteps(index, lead === "" ? text : `${lead} ${text}`, { question });
    const own = sentences.filter(({ end }) => end > from);
    const said = claims.filter(({ end }) => end > from);
    // What a claim has of its part is told of the part.
    const wrong = said.filter(
      ({ verdict, byPart }) => !byPart && (verdict === "contradicted" || verdict === "undecidable"),
    );
    if (wrong.length > 0) return { passes: false, error: wrong.map(errorOf).join("; ") };
    const isOfChart = said.length > 0 || namesChart(text);
    const isCare = !isOfChart && (kind === "care" || soundsCaring(text));
    const unsafe = unsafeIn(own, isCare);
    if (unsafe.length > 0) return { passes: false, error: unsafe.map((one) => UNSAFE_SAID[one]).join("; ") };
    if (own.some(({ passes, verdict }) => !passes && verdict !== "unsafe"))
      return { passes: false, error: "say only what the facts say" };
    for (const read of alsoRead(text, before.at(-1)?.text ?? "", said.length > 0)) {
      const plain = yield* verifySteps(index, read);
      const untrue = plain.claims.find(({ verdict }) => verdict === "contradicted");
      if (untrue) return { passes: false, error: errorOf(untrue) };
    }
    const facts = [...new Set(own.flatMap((sentence) => sentence.facts))];
    return { passes: true, facts, about: isOfChart ? "chart" : isCare ? "person" : "anything" };
  };
}
export type Checker = ReturnType<typeof checker>;

import { computeSections } from "@lagna/jyotish";
import { SPHUTA_WORDS, type Sphuta, SPHUTAS } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import {
  formatDegree,
  formatGraha,
  formatNakshatra,
  formatRashi,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

/** Sphutas about death and conception: computed, but never shown. */
const OMITTED_SPHUTAS: readonly Sphuta[] = ["mrityu", "sookshma_tri", "beeja", "kshetra"];
const INCLUDED_SPHUTAS = SPHUTAS.filter((id) => !OMITTED_SPHUTAS.includes(id));

/** The points that are computed as sums of longitudes, and the grahas that rule the yogi and the avayogi. */
export function buildSphutaFacts({ view }: FactContext): Fact[] {
  const { sphutas } = computeSections(view.nativity, ["sphutas"]);
  const points = INCLUDED_SPHUTAS.flatMap((id) => {
    const point = sphutas[id];
    if (point === null) return [];
    const { sign, degreeInSign, nakshatra, pada } = point;
    const [name, where, star] = [localizeWord(SPHUTA_WORDS[id]), formatRashi(sign), formatNakshatra(nakshatra)];
    const text = composeLocalizedText(
      (language) => `${name[language]}: ${where[language]} ${formatDegree(degreeInSign)}, ${star[language]} ${pada}`,
    );
    const value = { sign, degreeInSign, nakshatra, pada };
    return createNatalFact({ id: `sphuta-${id}`, section: "arudhas", subject: id, predicate: "sphuta", value, text });
  });
  const lords = (["yogi", "avayogi"] as const).map((id) => {
    const graha = id === "yogi" ? sphutas.yogiGraha : sphutas.avayogiGraha;
    const [name, who] = [localizeWord(SPHUTA_WORDS[id]), formatGraha(graha)];
    const text = composeLocalizedText((language) => `${name[language]} ${GRAHA[language]}: ${who[language]}`);
    return createNatalFact({
      id: `sphuta-${id}-graha`,
      section: "arudhas",
      subject: graha,
      predicate: "sphuta_lord",
      value: graha,
      text,
    });
  });
  return [...points, ...lords];
}

const GRAHA = { en: "graha", hi: "ग्रह", hg: "grah" };

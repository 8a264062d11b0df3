import { GRAHAS, type Rashi, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { renderPhrase } from "../../answer/answer-context.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText, formatGraha, formatRashi, localizeWord } from "../../formatting/format-terms.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { CHART_PHRASES } from "./chart-phrases.data.ts";
import { groupBy } from "../../group-by.ts";

/** Signs with the grahas in them, in the order of the grahas: "Sun and Mars in Taurus, Moon in Leo". */
function listBySign(signs: ReadonlyMap<string, Rashi>): LocalizedText {
  const groups = groupBy(GRAHAS, (graha) => signs.get(graha));
  return composeLocalizedText((language) =>
    [...groups]
      .flatMap(([sign, grahas]) =>
        sign === undefined
          ? []
          : `${formatRashi(sign)[language]}: ${grahas.map((graha) => formatGraha(graha)[language]).join(", ")}`,
      )
      .join("; "),
  );
}

/** A divisional chart as a whole: its lagna, and the sign of each graha. */
export const answerVargaChart: ChartAnswerer = ({ question, index, phrasePicker }) => {
  const varga = question.entities.vargas.find((id): id is Exclude<VargaId, "D1"> => id !== "D1");
  // "The 10th lord in D10" names a point of its own.
  const { grahas, houses, lords } = question.entities;
  if (varga === undefined || grahas.length + houses.length + lords.length > 0) return null;
  const points = ["lagna", ...GRAHAS];
  const found = points.flatMap((point) => {
    const fact = findFactById(index, `varga-${varga}-${point}`);
    const sign = (fact?.value as { sign?: Rashi } | undefined)?.sign;
    return fact?.stable && sign ? [[point, sign] as const] : [];
  });
  const signs = new Map<string, Rashi>(found);
  const lagna = signs.get("lagna");
  // With an uncertain birth time each point is told by itself.
  if (found.length < points.length || lagna === undefined) return null;
  const name = localizeWord(VARGA_WORDS[varga]);
  const slots = {
    varga: composeLocalizedText((language) => `${name[language]} (${varga})`),
    lagna: formatRashi(lagna),
    places: listBySign(signs),
  };
  const ids = points.map((point) => `varga-${varga}-${point}`);
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, CHART_PHRASES.varga_chart, slots, ids)] };
};

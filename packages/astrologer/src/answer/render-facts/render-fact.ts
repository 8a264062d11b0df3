import type { Fact, LocalizedText } from "../../fact.ts";
import type { TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { BIRTH_RENDERERS } from "./render-birth.ts";
import { TIMING_RENDERERS } from "./render-timing.ts";
import type { FactRenderer } from "./fact-renderer-type.ts";
import { POSITION_RENDERERS } from "./render-positions.ts";
import { YOGA_AND_STRENGTH_RENDERERS } from "./render-yogas-and-strengths.ts";

/** Renderers by `section/predicate`. Other facts are rendered with their own text. */
const FACT_RENDERERS: Readonly<Record<string, FactRenderer>> = {
  ...BIRTH_RENDERERS,
  ...POSITION_RENDERERS,
  ...TIMING_RENDERERS,
  ...YOGA_AND_STRENGTH_RENDERERS,
};

/** A fact as a complete sentence in the three languages; the fact's own text if no renderer exists. */
export function renderFact(fact: Fact, calendar: TimeZoneCalendar): LocalizedText {
  const render = FACT_RENDERERS[`${fact.section}/${fact.predicate}`];
  if (render) return render(fact.value as never, fact, calendar);
  return composeLocalizedText((language) => `${fact.text[language]}${language === "hi" ? "।" : "."}`);
}

import { computeSections, julianDayUt, findSignStays, findSlowGrahaStays } from "@lagna/jyotish";
import { SADE_SATI_PHASE_WORDS, type Graha } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatDay,
  formatGraha,
  formatHouse,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

/** Grahas that stay in a sign for months; windows are built from their ingresses. */
const SLOW_GRAHAS = ["jupiter", "saturn", "rahu", "ketu"] as const;
/** Ingresses are listed from half a year ago to six years ahead. */
const BEHIND_DAYS = 184;
const AHEAD_DAYS = 6 * 365.25;

/** Ingresses of the slow grahas. Each gets a number per sign, because retrogression can bring a graha into the same sign again. */
export function buildIngressFacts({ view, calendar }: FactContext): Fact[] {
  const { from, until } = view.nativity.sky.ephemeris.range;
  const fromJd = julianDayUt(Math.max(from, calendar.nowJd - BEHIND_DAYS));
  const untilJd = julianDayUt(Math.min(until, calendar.nowJd + AHEAD_DAYS));
  const counts = new Map<string, number>();
  const { sky } = view.nativity;
  return SLOW_GRAHAS.flatMap((graha) => {
    const range = { fromJd, untilJd };
    const stays =
      graha === "rahu" || graha === "ketu" ? findSignStays(sky, graha, range) : findSlowGrahaStays(sky, graha, range);
    // The first stay began before the range.
    return stays.slice(1).map((stay) => {
      const key = `ingress-${graha}-${stay.state}`;
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return buildIngressFact(`${key}-${number}`, { view, calendar }, graha, stay);
    });
  });
}

function buildIngressFact(
  id: string,
  { view, calendar }: Pick<FactContext, "view" | "calendar">,
  graha: Graha,
  { state: sign, startJd, forward }: ReturnType<typeof findSignStays>[number],
): Fact {
  const retrograde = forward === false;
  const house = view.houseOfSign(sign);
  const [who, where, at, day] = [
    formatGraha(graha),
    formatRashi(sign),
    formatHouse(house, view.countedFrom),
    formatDay(calendar.toCalendarDay(startJd)),
  ];
  const isRetrogradeEntry = retrograde && graha !== "rahu" && graha !== "ketu";
  return createNatalFact({
    id,
    section: "transits",
    subject: graha,
    predicate: "ingress",
    value: { sign, house, at: calendar.toIso(startJd), retrograde },
    frame: "transit",
    text: createLocalizedText(
      `${who.en} enters ${where.en}, your ${at.en}, on ${day.en}${isRetrogradeEntry ? ", retrograde" : ""}`,
      `${who.hi} ${day.hi} को ${where.hi} में, ${at.hi} में${isRetrogradeEntry ? ", वक्री" : ""}`,
      `${who.hg} ${day.hg} ko ${where.hg} me, ${at.hg} me${isRetrogradeEntry ? ", vakri" : ""}`,
    ),
  });
}

const RUNNING = createLocalizedText("running", "चल रही है", "chal rahi hai");
const NOT_RUNNING = createLocalizedText("not running", "नहीं चल रही", "nahi chal rahi");

/** Whether sade sati runs now, in which phase, when the last one ended and when the next one begins. */
export function buildSadeSatiFact({ view, calendar }: FactContext): Fact {
  const { cycles, moonSign } = computeSections(view.nativity, ["sade_sati"]).sade_sati;
  const { nowJd } = calendar;
  const phases = cycles.flatMap((cycle) => cycle.phases);
  const phase = phases.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
  const last = cycles.findLast(({ endJd }) => endJd <= nowJd);
  const next = cycles.find(({ startJd }) => startJd > nowJd);
  const current = cycles.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
  const formatBoundary = (label: LocalizedText, jd: number | undefined): LocalizedText | undefined => {
    if (jd === undefined) return undefined;
    const day = formatDay(calendar.toCalendarDay(jd));
    return composeLocalizedText((language) => `${label[language]} ${day[language]}`);
  };
  const parts = [
    phase ? RUNNING : NOT_RUNNING,
    phase && localizeWord(SADE_SATI_PHASE_WORDS[phase.state]),
    formatBoundary(createLocalizedText("this round ends", "यह दौर समाप्त", "yeh daur samapt"), current?.endJd),
    formatBoundary(createLocalizedText("the last ended", "पिछली समाप्त", "pichhli samapt"), last?.endJd),
    formatBoundary(createLocalizedText("the next begins", "अगली शुरू", "agli shuru"), next?.startJd),
  ].filter((part) => part !== undefined);
  return createNatalFact({
    id: "sadesati",
    section: "sade_sati",
    subject: "saturn",
    predicate: "sade_sati",
    value: {
      running: phase !== undefined,
      phase: phase?.state ?? null,
      roundEnd: current ? calendar.toIso(current.endJd) : null,
      moonSign,
      lastEnd: last ? calendar.toIso(last.endJd) : null,
      nextStart: next ? calendar.toIso(next.startJd) : null,
    },
    frame: "transit",
    valid: phase ? { from: calendar.toIso(phase.startJd), until: calendar.toIso(phase.endJd) } : undefined,
    text: composeLocalizedText(
      (language) => `${SADE_SATI[language]}: ${parts.map((part) => part[language]).join(", ")}`,
    ),
  });
}

const SADE_SATI = createLocalizedText("Sade sati", "साढ़ेसाती", "Sade sati");

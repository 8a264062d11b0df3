import { calculate, julianDayUt, signStays, slowStays } from "@lagna/jyotish";
import { SADE_SATI_PHASE_WORDS, type Graha } from "@lagna/terms";
import type { Fact, Said } from "../fact.ts";
import { daySaid, grahaSaid, houseSaid, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

/** Those that stay in a sign for months: what windows are made of. */
const SLOW = ["jupiter", "saturn", "rahu", "ketu"] as const;
/** Ingresses are told from half a year ago to six years ahead. */
const BEHIND_DAYS = 184;
const AHEAD_DAYS = 6 * 365.25;

/** Entries of the slow grahas into signs, numbered by sign in their order, a return by retrogression among them. */
export function ingressFacts({ view, calendar }: Ground): Fact[] {
  const { from, until } = view.nativity.sky.ephemeris.range;
  const fromJd = julianDayUt(Math.max(from, calendar.nowJd - BEHIND_DAYS));
  const untilJd = julianDayUt(Math.min(until, calendar.nowJd + AHEAD_DAYS));
  const told = new Map<string, number>();
  const { sky } = view.nativity;
  return SLOW.flatMap((graha) => {
    const range = { fromJd, untilJd };
    const stays = graha === "rahu" || graha === "ketu" ? signStays(sky, graha, range) : slowStays(sky, graha, range);
    // The first stay began before the range.
    return stays.slice(1).map((stay) => {
      const key = `ingress-${graha}-${stay.state}`;
      const number = (told.get(key) ?? 0) + 1;
      told.set(key, number);
      return ingressFact(`${key}-${number}`, { view, calendar }, graha, stay);
    });
  });
}

function ingressFact(
  id: string,
  { view, calendar }: Pick<Ground, "view" | "calendar">,
  graha: Graha,
  { state: sign, startJd, forward }: ReturnType<typeof signStays>[number],
): Fact {
  const retrograde = forward === false;
  const house = view.houseOfSign(sign);
  const [who, where, at, day] = [
    grahaSaid(graha),
    rashiSaid(sign),
    houseSaid(house, view.counted),
    daySaid(calendar.dayOf(startJd)),
  ];
  const back = retrograde && graha !== "rahu" && graha !== "ketu";
  return natal({
    id,
    section: "transits",
    subject: graha,
    predicate: "ingress",
    value: { sign, house, at: calendar.iso(startJd), retrograde },
    frame: "transit",
    text: said(
      `${who.en} enters ${where.en}, your ${at.en}, on ${day.en}${back ? ", retrograde" : ""}`,
      `${who.hi} ${day.hi} को ${where.hi} में, ${at.hi} में${back ? ", वक्री" : ""}`,
      `${who.hg} ${day.hg} ko ${where.hg} me, ${at.hg} me${back ? ", vakri" : ""}`,
    ),
  });
}

const RUNNING = said("running", "चल रही है", "chal rahi hai");
const NOT_RUNNING = said("not running", "नहीं चल रही", "nahi chal rahi");

/** Whether Saturn is over the Moon now, in which phase, when the last round ended and when the next begins. */
export function sadeSatiFact({ view, calendar }: Ground): Fact {
  const { cycles, moonSign } = calculate(view.nativity, ["sade_sati"]).sade_sati;
  const { nowJd } = calendar;
  const phases = cycles.flatMap((cycle) => cycle.phases);
  const phase = phases.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
  const last = cycles.findLast(({ endJd }) => endJd <= nowJd);
  const next = cycles.find(({ startJd }) => startJd > nowJd);
  const current = cycles.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
  const edge = (label: Said, jd: number | undefined): Said | undefined => {
    if (jd === undefined) return undefined;
    const day = daySaid(calendar.dayOf(jd));
    return tell((tongue) => `${label[tongue]} ${day[tongue]}`);
  };
  const parts = [
    phase ? RUNNING : NOT_RUNNING,
    phase && wordSaid(SADE_SATI_PHASE_WORDS[phase.state]),
    edge(said("this round ends", "यह दौर समाप्त", "yeh daur samapt"), current?.endJd),
    edge(said("the last ended", "पिछली समाप्त", "pichhli samapt"), last?.endJd),
    edge(said("the next begins", "अगली शुरू", "agli shuru"), next?.startJd),
  ].filter((part) => part !== undefined);
  return natal({
    id: "sadesati",
    section: "sade_sati",
    subject: "saturn",
    predicate: "sade_sati",
    value: {
      running: phase !== undefined,
      phase: phase?.state ?? null,
      roundEnd: current ? calendar.iso(current.endJd) : null,
      moonSign,
      lastEnd: last ? calendar.iso(last.endJd) : null,
      nextStart: next ? calendar.iso(next.startJd) : null,
    },
    frame: "transit",
    valid: phase ? { from: calendar.iso(phase.startJd), until: calendar.iso(phase.endJd) } : undefined,
    text: tell((tongue) => `${SADE_SATI[tongue]}: ${parts.map((part) => part[tongue]).join(", ")}`),
  });
}

const SADE_SATI = said("Sade sati", "साढ़ेसाती", "Sade sati");

import type { TransitEventData, TransitsData } from "@lagna/contract";
import type { NatalEclipse, TimeRange, SkyEvent, Transit, TransitAspect } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { toZodiacPointResponse, truncateToSevenDecimals } from "./to-zodiac-point-response.ts";
import { presentBirth, presentSettings } from "./chart.ts";
import { type Iso, createIsoFormat } from "./format-instant.ts";
import { roundNumbers } from "./round-numbers.ts";
import type { ComputedTransits } from "../compute/compute-transits.ts";

function presentEclipse(eclipse: NatalEclipse, iso: Iso): NonNullable<TransitEventData["eclipse"]> {
  const { kind, beginJd, endJd, partial, total, magnitude, longitude, houseFrom, touches, local } = eclipse;
  const phase = (span: NatalEclipse["total"]) => span && { begin: iso(span.beginJd), end: iso(span.endJd) };
  return {
    kind,
    begin: iso(beginJd),
    end: iso(endJd),
    partial: phase(partial),
    total: phase(total),
    magnitude: roundNumbers(magnitude),
    longitude: truncateToSevenDecimals(longitude),
    house_from: { ...houseFrom },
    touches: touches.map((touch) => roundNumbers({ ...touch })),
    local: local && {
      kind: local.kind,
      begin: iso(local.beginJd),
      maximum: iso(local.maximumJd),
      end: iso(local.endJd),
      magnitude: roundNumbers(local.magnitude),
    },
  };
}

function presentEvent(event: SkyEvent, iso: Iso): TransitEventData {
  const { type, graha, jd } = event;
  const at = iso(jd);
  if (type === "eclipse") {
    const { eclipse } = event;
    return { type, graha, sign: eclipse.sign, at, direction: "direct", eclipse: presentEclipse(eclipse, iso) };
  }
  const { sign, direction } = event;
  const bare = { type, graha, sign, at, direction };
  if (type === "sade_sati_phase") return { ...bare, phase: event.phase, ends: event.ends };
  return type === "return" ? { ...bare, kind: event.kind, pass: event.pass, passes: event.passes } : bare;
}

export function presentTransit(transit: Transit, iso: Iso): TransitsData["now"][number] {
  const { id, latitude, speed, retrograde, combust, houseFrom, good, vedhaBy, relievedBy, kakshya } = transit;
  return {
    graha: id,
    ...toZodiacPointResponse(transit),
    latitude: truncateToSevenDecimals(latitude),
    speed: truncateToSevenDecimals(speed),
    retrograde,
    combust,
    house_from: { ...houseFrom },
    good,
    vedha_by: [...vedhaBy],
    relieved_by: [...relievedBy],
    entered: transit.enteredJd === null ? null : iso(transit.enteredJd),
    moorti: transit.moorti,
    tara: transit.tara,
    bav: kakshya && kakshya.bhinna,
    sav: kakshya && kakshya.sarva,
    kakshya: kakshya && { index: kakshya.index, lord: kakshya.lord, bindu: kakshya.bindu },
    aspects: transit.aspects.map(({ bySign, orb, ...aspect }) => ({
      ...aspect,
      by_sign: bySign,
      orb: roundNumbers(orb),
    })),
  };
}

function presentAspect(aspect: TransitAspect, iso: Iso): NonNullable<TransitsData["aspects"]>[number] {
  const { graha, point, place, close, exact } = aspect;
  const stretch = ({ fromJd, untilJd }: TimeRange) => ({ start: iso(fromJd), end: iso(untilJd) });
  return {
    graha,
    point,
    place,
    ...stretch(aspect),
    close: close.map(stretch),
    exact: exact.map(({ jd, forward }) => ({ at: iso(jd), direction: forward ? "direct" : "retrograde" })),
  };
}

const ITEMS_PER_STEP = 200;

/** Presents a long list in steps of some entries. */
function* presentAll<Made, Told>(list: readonly Made[], present: (made: Made) => Told): Generator<void, Told[]> {
  const presented: Told[] = [];
  for (const made of list) {
    presented.push(present(made));
    if (presented.length % ITEMS_PER_STEP === 0) yield;
  }
  return presented;
}

/** Thirty years give megabytes, so it works in steps; other requests are answered in between. */
export function* presentTransits(made: ComputedTransits, language: Language): Generator<void, TransitsData> {
  const { person, moment, nativity, range, events, cycles, atJd, transits, nodeStays, aspects, kakshyas } = made;
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  return {
    birth: presentBirth(person, moment, moment.notices, language),
    settings: presentSettings(nativity),
    range: range && { from: iso(range.fromJd), until: iso(range.untilJd) },
    events: yield* presentAll(events, (event) => presentEvent(event, iso)),
    at: iso(atJd),
    now: transits.map((transit) => presentTransit(transit, iso)),
    sade_sati: cycles.flatMap(({ phases }) =>
      phases.map(({ state, startJd, endJd }) => ({ phase: state, start: iso(startJd), end: iso(endJd) })),
    ),
    node_stays: nodeStays.map(({ graha, state, startJd, endJd }) => ({
      graha,
      sign: state,
      start: iso(startJd),
      end: iso(endJd),
    })),
    ...(aspects && { aspects: yield* presentAll(aspects, (aspect) => presentAspect(aspect, iso)) }),
    ...(kakshyas && {
      kakshyas: yield* presentAll(kakshyas, ({ startJd, bhinna, sarva, ...kakshya }) => ({
        ...kakshya,
        start: iso(startJd),
        bav: bhinna,
        sav: sarva,
      })),
    }),
  };
}

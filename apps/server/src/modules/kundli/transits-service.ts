import type { transitsRequestSchema } from "@lagna/contract";
import {
  type JulianDayUt,
  overNatal,
  type Range,
  returnEvents,
  sadeSatiEvents,
  sadeSatiIn,
  type SadeSati,
  type SkyEvent,
  type Transit,
  transitsAt,
} from "@lagna/jyotish";
import { GRAHAS, type TimeScale } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { KundlisService } from "../kundlis/service.ts";
import type { KundliService, MadeNativity } from "./service.ts";
import { skyEvents } from "./sky-events.ts";

type TransitsInput = z.output<typeof transitsRequestSchema>;

/** The sky over a birth as the domain made it. */
export interface MadeTransits extends MadeNativity {
  readonly range: Range | null;
  readonly events: readonly SkyEvent[];
  readonly cycles: SadeSati["cycles"];
  readonly atJd: JulianDayUt;
  readonly transits: readonly Transit[];
}

interface TransitsParts {
  readonly kundlis: KundliService;
  readonly saved: Pick<KundlisService, "birthOf">;
  readonly clock: Clock;
}

/** Over a birth: the sky of an instant, and what happens in it over a span. */
export function transitsService({ kundlis, saved, clock }: TransitsParts) {
  const kept = skyEvents();

  /** This moment, where the span holds it; else the span's begin. */
  function nowIn(range: Range | null, scale: TimeScale): JulianDayUt {
    const now = kundlis.julianDay(clock().getTime(), "at", scale);
    return range === null || (now >= range.fromJd && now < range.untilJd) ? now : range.fromJd;
  }

  async function eventsIn(
    { nativity }: MadeNativity,
    range: Range,
    grahas: ReadonlySet<string>,
    place: NonNullable<TransitsInput["place"]>,
  ): Promise<SkyEvent[]> {
    const { sky, settings } = nativity;
    const events: SkyEvent[] = [];
    for (const graha of GRAHAS) {
      if (grahas.has(graha)) events.push(...(await kept.ofGraha(sky, settings, graha, range)));
    }
    for (const eclipse of await kept.eclipses(sky, range)) {
      if (!grahas.has(eclipse.light)) continue;
      const over = overNatal(nativity, eclipse, place);
      events.push({ type: "eclipse", jd: eclipse.maximumJd, graha: eclipse.light, eclipse: over });
    }
    if (grahas.has("saturn")) events.push(...sadeSatiEvents(nativity, range));
    events.push(...returnEvents(nativity, range).filter(({ graha }) => grahas.has(graha)));
    return events.toSorted((a, b) => a.jd - b.jd);
  }

  /** The nativity of the birth that is given, or of the kundli that is named. */
  async function nativityOf(who: Principal, { birth, kundli_id }: TransitsInput): Promise<MadeNativity> {
    if (birth) return kundlis.ofBirth(birth);
    const kept = await saved.birthOf(who, kundli_id as string);
    if (kept.time_unknown) throw invalidField("kundli_id", "transits_need_time");
    return kundlis.ofBirth(kept);
  }

  return {
    /**
     * @throws AppError invalid_input as a kundli's under `birth`, and for an instant outside the ephemeris' years; 404 for a kundli that
     * is not the asker's
     */
    over: async (who: Principal, input: TransitsInput): Promise<MadeTransits> => {
      const { from, until, at, place, grahas = [...GRAHAS] } = input;
      const made = await nativityOf(who, input);
      const { nativity } = made;
      const scale = nativity.settings.time_scale;
      const instant = (value: string, path: string): JulianDayUt => kundlis.julianDay(Date.parse(value), path, scale);
      const range =
        from === undefined || until === undefined
          ? null
          : { fromJd: instant(from, "from"), untilJd: instant(until, "until") };
      const atJd = at === undefined ? nowIn(range, scale) : instant(at, "at");
      const events = range && (await eventsIn(made, range, new Set(grahas), place ?? nativity.birth));
      return {
        ...made,
        range,
        events: events ?? [],
        cycles: range ? sadeSatiIn(nativity, range).cycles : [],
        atJd,
        transits: transitsAt(nativity, atJd),
      };
    },
  };
}
export type TransitsService = ReturnType<typeof transitsService>;

import {
  type Graha,
  RECTIFICATION_TESTS,
  RECTIFICATION_VARIANTS,
  type RectificationTest,
  type RectificationVariants,
  type Rashi,
} from "@lagna/terms";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { siderealMotion } from "../transit/motion.ts";
import type { Range } from "../transit/span.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { EVENT_HOUSES, type EventHouses } from "./life-event.data.ts";
import { inOrder, type LifeEvent, momentsOf } from "./life-event.ts";
import { rulingPlanets } from "./ruling-planets.ts";
import { PRATYANTAR_WITHIN_MINUTES, type RectificationSource, TESTS } from "./test.data.ts";

export interface RectificationOptions {
  readonly events: readonly LifeEvent[];
  /** Of a test: 0 leaves it out; those not named have the weights of `TESTS`. */
  readonly weights?: Readonly<Partial<Record<RectificationTest, number | undefined>>> | undefined;
  readonly variants?:
    | { readonly [Key in keyof RectificationVariants]?: RectificationVariants[Key] | undefined }
    | undefined;
  /** The chart of the moment at which the question is asked, where ruling planets are to be compared. */
  readonly asked?: Nativity | undefined;
}

/** A test that is made. */
export interface RectificationColumn {
  readonly id: RectificationTest;
  readonly weight: number;
  readonly sources: readonly RectificationSource[];
}

/** One look at an event: when, and where the two slow ones stood. */
export interface Moment {
  readonly jd: JulianDayUt;
  readonly saturn: Rashi;
  readonly jupiter: Rashi;
}

/** What is the same for every time of birth. */
export interface Ask {
  readonly columns: readonly RectificationColumn[];
  readonly variants: RectificationVariants;
  readonly events: readonly { readonly where: EventHouses; readonly moments: readonly Moment[] }[];
  /** How deep the running lords are looked at. */
  readonly levels: 2 | 3;
  readonly ruling: ReadonlySet<Graha>;
}

/** Whether there is anything to make a test of. */
function applies(id: RectificationTest, { birth }: Nativity, { events, asked }: RectificationOptions): boolean {
  if (id === "ruling_planets") return asked !== undefined;
  if (id === "tattva" || id === "navamsa_gender") return birth.gender === "male" || birth.gender === "female";
  return id === "kunda" || id === "pranapada" || events.length > 0;
}

function columnsOf(nativity: Nativity, options: RectificationOptions, minutes: number): RectificationColumn[] {
  return RECTIFICATION_TESTS.flatMap((id) => {
    const { weight: own, sources, within = Number.POSITIVE_INFINITY } = TESTS[id];
    const weight = options.weights?.[id] ?? (minutes <= within ? own : 0);
    return weight > 0 && applies(id, nativity, options) ? [{ id, weight, sources }] : [];
  });
}

const variantsOf = ({ variants = {} }: RectificationOptions): RectificationVariants => ({
  tattva_round: variants.tattva_round ?? RECTIFICATION_VARIANTS.tattva_round[0],
  tattva_begin: variants.tattva_begin ?? RECTIFICATION_VARIANTS.tattva_begin[0],
  kunda: variants.kunda ?? RECTIFICATION_VARIANTS.kunda[0],
});

/** Half an instant's rounding: an hour either way that comes out a last digit more is an hour. */
const ROUNDING_MINUTES = 1e-3;

/** What is asked about a birth, made ready once for all its possible times. @throws RangeError for an event outside the ephemeris' range */
export function askOf(nativity: Nativity, ranges: readonly Range[], options: RectificationOptions): Ask {
  const { sky } = nativity;
  const widest = Math.max(...ranges.map(({ fromJd, untilJd }) => untilJd - fromJd));
  const minutes = (widest * 1440) / 2 - ROUNDING_MINUTES;
  const [saturn, jupiter] = [siderealMotion(sky, "saturn"), siderealMotion(sky, "jupiter")];
  return {
    columns: columnsOf(nativity, options, minutes),
    variants: variantsOf(options),
    events: inOrder(options.events).map((event) => ({
      where: EVENT_HOUSES[event.kind],
      moments: momentsOf(event, sky.ephemeris).map((jd) => ({
        jd,
        saturn: rashiOf(saturn(jd).angle),
        jupiter: rashiOf(jupiter(jd).angle),
      })),
    })),
    levels: minutes <= PRATYANTAR_WITHIN_MINUTES ? 3 : 2,
    ruling: options.asked ? rulingPlanets(options.asked) : new Set(),
  };
}

export const asks = ({ columns }: Ask, ...ids: readonly RectificationTest[]): boolean =>
  columns.some(({ id }) => ids.includes(id));

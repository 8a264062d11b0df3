import { ECLIPSE_KINDS, MOORTIS, RETURNS, SADE_SATI_PHASES, TARAS, TRANSIT_EVENTS } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "../sentences/refusals.ts";
import { SAVED_KUNDLI_ID } from "../record-values.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCore } from "./core.ts";
import { askedInstant, graha, grahaOrLagna, houseNumber, instant, point, rashi, saptaGrahaOrLagna } from "./values.ts";

/** The longest span of events in one answer. */
const MAX_YEARS = 30;
const LATITUDE = refusal("latitude_range");
const LONGITUDE = refusal("longitude_range");
const DAY_MS = 86_400_000;
const MAX_MS = (MAX_YEARS * 365.25 + 1) * DAY_MS;

export const transitsRequestSchema = z
  .object({
    /** Over a birth, or over that of a kundli of one's own. */
    birth: birthRequestSchema.optional(),
    kundli_id: z.string().regex(SAVED_KUNDLI_ID, refusal("kundli_id")).optional(),
    /** The span of events: up to thirty years; none where both are absent. */
    from: askedInstant.optional(),
    until: askedInstant.optional(),
    /** The instant of `now`: this one where it lies in the span, else the span's begin. */
    at: askedInstant.optional(),
    /** Where eclipses are seen from; the birth place when absent. */
    place: z
      .object({
        latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
        longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
      })
      .optional(),
    /** Whose events; all nine when absent. */
    grahas: z.array(graha).min(1, refusal("grahas_missing")).max(9, refusal("grahas_repeated")).optional(),
    /** Whether `aspects` of the span are wanted too. */
    aspects: z.boolean().optional(),
    /** Whether `kakshyas` of the span are wanted too. */
    kakshyas: z.boolean().optional(),
  })
  .superRefine(({ birth, kundli_id, from, until }, context) => {
    if (birth === undefined && kundli_id === undefined) {
      context.addIssue({ code: "custom", path: ["birth"], message: refusal("transits_birth_missing") });
    } else if (birth !== undefined && kundli_id !== undefined) {
      context.addIssue({ code: "custom", path: ["kundli_id"], message: refusal("transits_birth_twice") });
    }
    if (from === undefined && until === undefined) return;
    if (from === undefined) {
      context.addIssue({ code: "custom", path: ["from"], message: refusal("span_from_missing") });
    } else if (until === undefined) {
      context.addIssue({ code: "custom", path: ["until"], message: refusal("span_until_missing") });
    } else if (!(Date.parse(until) > Date.parse(from))) {
      context.addIssue({ code: "custom", path: ["until"], message: refusal("span_order") });
    } else if (Date.parse(until) - Date.parse(from) > MAX_MS) {
      context.addIssue({ code: "custom", path: ["until"], message: refusal("span_years", { max: MAX_YEARS }) });
    }
  });
export type TransitsRequest = z.input<typeof transitsRequestSchema>;

const houseFrom = z.object({ lagna: houseNumber, moon: houseNumber, sun: houseNumber });
const bindus = z.number().int().min(0);

/** One graha of the sky at an instant, over the natal chart. */
const transitSchema = z.object({
  graha,
  ...point.shape,
  latitude: z.number(),
  /** Sidereal degrees a day. */
  speed: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  /** Counted by signs from the natal lagna, Moon and Sun. */
  house_from: houseFrom,
  /** Whether its place from the natal Moon is a good one. */
  good: z.boolean(),
  /** A good transit: who obstructs it. */
  vedha_by: z.array(graha),
  /** A bad one: who relieves it. */
  relieved_by: z.array(graha),
  /** When it came into its sign; null where that was before the years of the ephemeris, as is the moorti then. */
  entered: instant.nullable(),
  moorti: z.enum(MOORTIS).nullable(),
  tara: z.enum(TARAS),
  /** Its own bindus in the sign and those of all seven; null for the nodes, as the kakshya is. */
  bav: bindus.nullable(),
  sav: bindus.nullable(),
  kakshya: z.object({ index: z.number().int().min(0).max(7), lord: saptaGrahaOrLagna, bindu: z.boolean() }).nullable(),
  /** Natal points it meets (place 1) or aspects in full: by whole signs, or across a cusp by degrees alone. */
  aspects: z.array(
    z.object({
      point: grahaOrLagna,
      place: houseNumber,
      by_sign: z.boolean(),
      /** Degrees from exact, and whether these are within one or three. */
      orb: z.number().min(0),
      within: z.union([z.literal(1), z.literal(3)]).nullable(),
    }),
  ),
});

const localEclipse = z.object({
  kind: z.enum(ECLIPSE_KINDS),
  /** From what is seen first to what is seen last: a rise or set may cut it. */
  begin: instant,
  maximum: instant,
  end: instant,
  magnitude: z.number(),
});

const eclipseSchema = z.object({
  kind: z.enum(ECLIPSE_KINDS),
  begin: instant,
  end: instant,
  /** Of the Moon's umbral phase. */
  partial: z.object({ begin: instant, end: instant }).nullable(),
  /** Total or annular somewhere; the Moon wholly in the umbra. */
  total: z.object({ begin: instant, end: instant }).nullable(),
  magnitude: z.number(),
  longitude: z.number(),
  house_from: houseFrom,
  /** Natal points within 3° of it or of its opposite, the lagna and Moon within 5°. */
  touches: z.array(z.object({ point: grahaOrLagna, opposite: z.boolean(), orb: z.number() })),
  /** What the place sees; null where it is below the horizon or passes the place by. */
  local: localEclipse.nullable(),
});

const eventSchema = z.object({
  type: z.enum(TRANSIT_EVENTS),
  graha,
  /** Entered, or stood in. */
  sign: rashi,
  at: instant,
  /** Which way the graha goes from then on; of an eclipse, direct. */
  direction: z.enum(["direct", "retrograde"]),
  /** Of sade sati: the phase, and whether it ends here. */
  phase: z.enum(SADE_SATI_PHASES).optional(),
  ends: z.boolean().optional(),
  /** Of a return: which, and which of its passes. */
  kind: z.enum(RETURNS).optional(),
  pass: z.number().int().min(1).optional(),
  passes: z.number().int().min(1).optional(),
  eclipse: eclipseSchema.optional(),
});
export type TransitEventData = z.infer<typeof eventSchema>;

const stretch = { start: instant, end: instant };

/** A passing of a graha over its aspect on a natal point, while within three degrees of exact. */
const aspectSchema = z.object({
  graha,
  point: grahaOrLagna,
  place: houseNumber,
  ...stretch,
  /** While within one degree. */
  close: z.array(z.object(stretch)),
  exact: z.array(z.object({ at: instant, direction: z.enum(["direct", "retrograde"]) })),
});

/** The first of a graha is where it stands as the span begins. */
const kakshyaTransitSchema = z.object({
  graha,
  start: instant,
  sign: rashi,
  index: z.number().int().min(0).max(7),
  lord: saptaGrahaOrLagna,
  bindu: z.boolean(),
  bav: bindus,
  sav: bindus,
});

export const transitsDataSchema = z.object({
  birth: kundliCore.birth,
  settings: kundliCore.settings,
  range: z.object({ from: instant, until: instant }).nullable(),
  events: z.array(eventSchema),
  at: instant,
  /** The nine at that instant. */
  now: z.array(transitSchema),
  /** The phases in the span, cut at its ends; of the cycles of a life there is the section `sade_sati` of a kundli. */
  sade_sati: z.array(z.object({ phase: z.enum(SADE_SATI_PHASES), ...stretch })),
  /**
   * The signs the nodes run through in the span: each from its first entry to its last leaving, where the true node swings to and fro
   * over a cusp; every single crossing is an ingress among the events.
   */
  node_stays: z.array(z.object({ graha, sign: rashi, ...stretch })),
  /** Asked for by `aspects`; the Moon's in spans of up to 400 days. */
  aspects: z.array(aspectSchema).optional(),
  /** Asked for by `kakshyas`: when the seven enter each eighth of a sign, and the bindus they meet there; the Moon's as her aspects. */
  kakshyas: z.array(kakshyaTransitSchema).optional(),
});
export type TransitsData = z.infer<typeof transitsDataSchema>;

export const transitsResponseSchema = z.object({ status: z.literal("success"), data: transitsDataSchema });

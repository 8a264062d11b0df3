import { ECLIPSE_KINDS, MOORTIS, RETURNS, SADE_SATI_PHASES, TARAS, TRANSIT_EVENTS } from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "../record-constants.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCoreFields } from "./core-fields.ts";
import {
  requestInstant,
  graha,
  grahaOrLagna,
  houseNumber,
  instant,
  point,
  rashi,
  saptaGrahaOrLagna,
} from "./values.ts";

/** The maximum span of events in one answer. */
const MAX_YEARS = 30;
const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");
const DAY_MS = 86_400_000;
const MAX_MS = (MAX_YEARS * 365.25 + 1) * DAY_MS;

export const transitsRequestSchema = z
  .object({
    /** Over a birth, or over that of one of the user's kundlis. */
    birth: birthRequestSchema.optional(),
    kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
    /** The span of events: up to thirty years; no events if both are absent. */
    from: requestInstant.optional(),
    until: requestInstant.optional(),
    /** The instant of `now`: the current time if it is in the span, else the start of the span. */
    at: requestInstant.optional(),
    /** The place from which eclipses are seen; defaults to the birthplace. */
    place: z
      .object({
        latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
        longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
      })
      .optional(),
    /** The grahas whose events are returned; defaults to all nine. */
    grahas: z
      .array(graha)
      .min(1, encodeFieldError("grahas_missing"))
      .max(9, encodeFieldError("grahas_repeated"))
      .optional(),
    /** Whether to include `aspects` of the span. */
    aspects: z.boolean().optional(),
    /** Whether to include `kakshyas` of the span. */
    kakshyas: z.boolean().optional(),
  })
  .superRefine(({ birth, kundli_id, from, until }, context) => {
    if (birth === undefined && kundli_id === undefined) {
      context.addIssue({ code: "custom", path: ["birth"], message: encodeFieldError("birth_or_kundli") });
    } else if (birth !== undefined && kundli_id !== undefined) {
      context.addIssue({ code: "custom", path: ["kundli_id"], message: encodeFieldError("birth_or_kundli") });
    }
    if (from === undefined && until === undefined) return;
    if (from === undefined) {
      context.addIssue({ code: "custom", path: ["from"], message: encodeFieldError("span_from_missing") });
    } else if (until === undefined) {
      context.addIssue({ code: "custom", path: ["until"], message: encodeFieldError("span_until_missing") });
    } else if (!(Date.parse(until) > Date.parse(from))) {
      context.addIssue({ code: "custom", path: ["until"], message: encodeFieldError("span_order") });
    } else if (Date.parse(until) - Date.parse(from) > MAX_MS) {
      context.addIssue({
        code: "custom",
        path: ["until"],
        message: encodeFieldError("span_years", { max: MAX_YEARS }),
      });
    }
  });
export type TransitsRequest = z.input<typeof transitsRequestSchema>;

const houseFrom = z.object({ lagna: houseNumber, moon: houseNumber, sun: houseNumber });
const bindus = z.number().int().min(0);

/** One transiting graha at an instant, over the natal chart. */
const transitSchema = z.object({
  graha,
  ...point.shape,
  latitude: z.number(),
  /** Sidereal degrees per day. */
  speed: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  /** Counted by signs from the natal lagna, Moon and Sun. */
  house_from: houseFrom,
  /** Whether its house from the natal Moon is favourable. */
  good: z.boolean(),
  /** For a favourable transit: the grahas that obstruct it. */
  vedha_by: z.array(graha),
  /** For an unfavourable one: the grahas that relieve it. */
  relieved_by: z.array(graha),
  /** When it entered its sign; null, like the moorti, if that was before the years of the ephemeris. */
  entered: instant.nullable(),
  moorti: z.enum(MOORTIS).nullable(),
  tara: z.enum(TARAS),
  /** Its own bindus in the sign and those of all seven; null for the nodes, like the kakshya. */
  bav: bindus.nullable(),
  sav: bindus.nullable(),
  kakshya: z.object({ index: z.number().int().min(0).max(7), lord: saptaGrahaOrLagna, bindu: z.boolean() }).nullable(),
  /**
   * Natal points it is conjunct with (place 1) or aspects in full: by whole signs, or across a cusp by degrees alone.
   */
  aspects: z.array(
    z.object({
      point: grahaOrLagna,
      place: houseNumber,
      by_sign: z.boolean(),
      /** Degrees from exact, and whether they are within one or three. */
      orb: z.number().min(0),
      within: z.union([z.literal(1), z.literal(3)]).nullable(),
    }),
  ),
});

const localEclipse = z.object({
  kind: z.enum(ECLIPSE_KINDS),
  /** Start and end of visibility, which a rise or set may cut off. */
  begin: instant,
  maximum: instant,
  end: instant,
  magnitude: z.number(),
});

const eclipseSchema = z.object({
  kind: z.enum(ECLIPSE_KINDS),
  begin: instant,
  end: instant,
  /** Umbral phase of a lunar eclipse. */
  partial: z.object({ begin: instant, end: instant }).nullable(),
  /** Total or annular somewhere; for the Moon, completely in the umbra. */
  total: z.object({ begin: instant, end: instant }).nullable(),
  magnitude: z.number(),
  longitude: z.number(),
  house_from: houseFrom,
  /** Natal points within 3° of it or of its opposite, the lagna and Moon within 5°. */
  touches: z.array(z.object({ point: grahaOrLagna, opposite: z.boolean(), orb: z.number() })),
  /** As seen from the place; null if it is below the horizon or misses the place. */
  local: localEclipse.nullable(),
});

const eventSchema = z.object({
  type: z.enum(TRANSIT_EVENTS),
  graha,
  /** Sign entered, or occupied. */
  sign: rashi,
  at: instant,
  /** The direction of the graha from then on; for an eclipse, direct. */
  direction: z.enum(["direct", "retrograde"]),
  /** For sade sati: the phase, and whether it ends here. */
  phase: z.enum(SADE_SATI_PHASES).optional(),
  ends: z.boolean().optional(),
  /** For a return: which one, and which of its passes. */
  kind: z.enum(RETURNS).optional(),
  pass: z.number().int().min(1).optional(),
  passes: z.number().int().min(1).optional(),
  eclipse: eclipseSchema.optional(),
});
export type TransitEventData = z.infer<typeof eventSchema>;

const timeSpan = { start: instant, end: instant };

/** A passage of a graha over its aspect on a natal point, while within three degrees of exact. */
const aspectSchema = z.object({
  graha,
  point: grahaOrLagna,
  place: houseNumber,
  ...timeSpan,
  /** While within one degree. */
  close: z.array(z.object(timeSpan)),
  exact: z.array(z.object({ at: instant, direction: z.enum(["direct", "retrograde"]) })),
});

/** The first entry of a graha is its position at the start of the span. */
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
  birth: kundliCoreFields.birth,
  settings: kundliCoreFields.settings,
  range: z.object({ from: instant, until: instant }).nullable(),
  events: z.array(eventSchema),
  at: instant,
  /** The nine grahas at that instant. */
  now: z.array(transitSchema),
  /** The phases in the span, clipped to it; the cycles of a life are in the section `sade_sati` of a kundli. */
  sade_sati: z.array(z.object({ phase: z.enum(SADE_SATI_PHASES), ...timeSpan })),
  /**
   * The signs the nodes pass through in the span: each from its first entry to its last exit, if the true node
   * oscillates across a cusp; every single crossing is an ingress among the events.
   */
  node_stays: z.array(z.object({ graha, sign: rashi, ...timeSpan })),
  /** Requested by `aspects`; the Moon's only in spans of up to 400 days. */
  aspects: z.array(aspectSchema).optional(),
  /**
   * Requested by `kakshyas`: when the seven enter each eighth of a sign, and the bindus there; the Moon's limited like
   * her aspects.
   */
  kakshyas: z.array(kakshyaTransitSchema).optional(),
});
export type TransitsData = z.infer<typeof transitsDataSchema>;

export const transitsResponseSchema = z.object({ status: z.literal("success"), data: transitsDataSchema });

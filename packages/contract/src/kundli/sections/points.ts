import { ARUDHAS, SETTINGS, SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { graha, grahaOrLagna, houseNumber, longitude, point, rashi } from "../values.ts";

/** Why points that need a sunrise are null: the Sun does not rise or set that day. */
const reason = z.enum(["no_sunrise"]).nullable();
const pointOrNull = point.nullable();
const grahas = z.array(graha).readonly();

const bhavaArudhas = z.record(z.enum(ARUDHAS), rashi);
/** From each graha to its own sign; without the nodes if they own none. */
const arudhasOfChart = { bhava: bhavaArudhas, graha: z.partialRecord(graha, rashi) };

export const arudhasSchema = z.object({
  ...arudhasOfChart,
  /** The same of the houses counted from the Sun and from the Moon. */
  from_sun: bhavaArudhas,
  from_moon: bhavaArudhas,
  /** Each house's degree mirrored at its lord; the sign may differ from the one by whole signs. */
  longitudes: z.record(z.enum(ARUDHAS), longitude),
  vargas: z.record(z.enum(VARGAS).exclude(["D1"]), z.object(arudhasOfChart)),
});

const devata = z.object({ sign: rashi, lord: graha, occupants: grahas });

export const karakamsaSchema = z.object({
  /** The atmakaraka. */
  graha,
  sign: rashi,
  read_in: z.enum(SETTINGS.arudha.karakamsa_in),
  /** The occupants of each house from it in the chart it is read in. */
  houses: z.array(grahas).length(12).readonly(),
  /** The twelfth, sixth and ninth from it in the navamsa. */
  ishta_devata: devata,
  palana_devata: devata,
  dharma_devata: devata,
});

export const swamsaSchema = z.object({ sign: rashi });

/** By sign, and for Ketu, from which it is counted backward. */
export const argalaSchema = z.record(
  z.enum([...rashi.options, "ketu"]),
  z
    .array(
      z.object({
        /** The house that causes it; 3 is vipareeta argala. */
        from: houseNumber,
        sign: rashi,
        by: grahas,
        obstructed_by: grahas,
        /** Caused by at least one graha and not obstructed. */
        effective: z.boolean(),
      }),
    )
    .readonly(),
);

export const specialLagnasSchema = z.object({
  ...z.object(Object.fromEntries(SPECIAL_LAGNAS.map((id) => [id, pointOrNull])) as Shape<typeof SPECIAL_LAGNAS>).shape,
  /** The sign of each house's varnada, the first being the varnada lagna's. */
  varnada_by_house: z.array(rashi).length(12).readonly().nullable(),
  reason,
});

/** `mrityu` is sensitive: never shown. */
export const upagrahasSchema = z.object({
  ...z.object(Object.fromEntries(UPAGRAHAS.map((id) => [id, pointOrNull])) as Shape<typeof UPAGRAHAS>).shape,
  sensitive: z.array(z.enum(UPAGRAHAS)).readonly(),
  reason,
});

/** `mrityu` is sensitive: never shown. */
export const sphutasSchema = z.object({
  ...z.object(Object.fromEntries(SPHUTAS.map((id) => [id, pointOrNull])) as Shape<typeof SPHUTAS>).shape,
  /** Lords: of the yogi's nakshatra and sign, and of the avayogi's nakshatra. */
  yogi_graha: graha,
  duplicate_yogi: graha,
  avayogi_graha: graha,
  sensitive: z.array(z.enum(SPHUTAS)).readonly(),
  reason,
});

type Shape<Ids extends readonly string[]> = { readonly [Id in Ids[number]]: typeof pointOrNull };

export const badhakaSchema = z.object({ house: houseNumber, sign: rashi, lords: grahas, occupants: grahas });

/** Sensitive: never shown. */
export const marakaSchema = z.object({
  sensitive: z.literal(true),
  grahas: z
    .array(
      z.object({
        graha,
        reasons: z
          .array(z.enum(["lord_of_2", "lord_of_7", "in_2", "in_7", "with_lord_of_2", "with_lord_of_7", "aspects"]))
          .readonly(),
      }),
    )
    .readonly(),
});

const opposedPart = z.object({ sign: rashi, lord: graha });
export const drekkana22Schema = opposedPart;
export const navamsa64Schema = z.object({ moon: opposedPart, lagna: opposedPart });

const gandanta = z.object({
  /** The nearest junction of the zodiac, and the degrees to it. */
  knot: z.union([z.literal(120), z.literal(240), z.literal(360)]),
  distance: z.number().min(0),
  holds: z.boolean(),
});
const bodies = z.array(grahaOrLagna).readonly();

export const specialDegreesSchema = z.object({
  gandanta: z.object({ lagna: gandanta, moon: gandanta }),
  vargottama: bodies,
  pushkara_navamsa: bodies,
  pushkara_bhaga: bodies,
  /** The signs burnt by the tithi of birth. */
  dagdha_rashis: z.array(rashi).readonly(),
  /** The mrityu bhaga of each body's sign, and how far the body is beyond it; sensitive, never shown. */
  mrityu_bhaga: z.object({
    sensitive: z.literal(true),
    degrees: z.record(grahaOrLagna, z.object({ degree: z.number(), distance: z.number() })),
  }),
});

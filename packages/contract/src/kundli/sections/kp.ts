import { z } from "zod";
import { graha, houseNumber, longitude, rashi } from "../values.ts";

const grahas = z.array(graha).readonly();
const houses = z.array(houseNumber).readonly();

/** The lords of a longitude, from the sign down. */
const lords = {
  sign_lord: graha,
  star_lord: graha,
  sub_lord: graha,
  sub_sub_lord: graha,
  /** If the settings ask for a fourth level. */
  sub_sub_sub_lord: graha.optional(),
};

/** Strongest first: in a star of an occupant, occupants, in a star of the lord, the lord. */
const createLevels = <Values extends z.ZodType>(values: Values) => ({
  level_1: values,
  level_2: values,
  level_3: values,
  level_4: values,
});
const signifiedHouses = z.object(createLevels(houses));

/** The grahas a node acts for. */
const nodeAgency = z.object({ conjoined: grahas, aspecting: grahas, star_lord: graha, sign_lord: graha });

const ruling = z.object({
  lagna_star: graha,
  lagna_sign: graha,
  moon_star: graha,
  moon_sign: graha,
  day: graha,
  /** Not counted among the five. */
  lagna_sub: graha,
  moon_sub: graha,
  /** Nodes that rule in the place of one of the five, in whose sign or with which they are. */
  agents: grahas,
  /** The five and the agents, each once, without those the settings leave out. */
  planets: grahas,
});

export const kpSchema = z.object({
  /** Placidus; longitudes are sidereal and not rounded. */
  cusps: z.array(z.object({ house: houseNumber, longitude, sign: rashi, ...lords })),
  planets: z.record(graha, z.object({ longitude, sign: rashi, ...lords, house: houseNumber, retrograde: z.boolean() })),
  significators: z.object({
    houses: z.array(z.object({ house: houseNumber, ...createLevels(grahas) })),
    /** The same table read the other way: the houses of each graha. */
    planets: z.record(graha, signifiedHouses),
    nodes: z.object({ rahu: nodeAgency, ketu: nodeAgency }),
  }),
  /** What each cusp's sub lord signifies, by itself and by the lord of its star. */
  links: z.array(
    z.object({
      house: houseNumber,
      sub_lord: graha,
      star_lord: graha,
      signified: signifiedHouses,
      signified_by_star: signifiedHouses,
    }),
  ),
  ruling,
  /** Subtracted from tropical longitudes, true equinox of date; that of the settings of KP. */
  ayanamsa_degrees: z.number(),
  /** False where Placidus has no cusps, beyond the polar circles; `fallback` names the houses used instead. */
  reliable: z.boolean(),
  fallback: z.string().nullable(),
});
export type KpData = z.infer<typeof kpSchema>;

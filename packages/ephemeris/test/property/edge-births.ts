import { type Nativity, createNativity, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import fc from "fast-check";
import { foldTo180 } from "../../../jyotish/test/independent-tables.ts";
import { openEphemeris } from "../../src/index.ts";

export const ephemeris = openEphemeris();

/** The years of the ephemeris, 1800 to 2399; every third birth beyond 60° latitude, north or south. */
const anyBirth = fc.record({
  jd: fc.double({ min: 2_378_530, max: 2_597_600, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.oneof(
    fc.double({ min: -58, max: 58, noNaN: true }),
    fc.double({ min: -58, max: 58, noNaN: true }),
    fc.double({ min: 60, max: 90, noNaN: true }),
    fc.double({ min: -90, max: -60, noNaN: true }),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

type BirthInput = Parameters<typeof createNativity>[1];

/** Moves the birth so that the lagna is within some arcseconds of a cusp, if possible. */
function moveLagnaToCusp(birth: BirthInput, past: number): JulianDayUt {
  let jd = birth.jd;
  for (let step = 0; step < 6; step++) {
    const { longitudes } = createNativity(ephemeris, { ...birth, jd }, resolveSettings());
    const beyond = ((longitudes.lagna + 15) % 30) - 15 - past / 3600;
    jd = (jd - beyond / 361) as JulianDayUt;
  }
  return jd;
}

const WAR_GRAHAS = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;

/** A day on which two of the five are within a degree, within the next 120 days; else the given day. */
function findWarDay(birth: BirthInput): JulianDayUt {
  const at = (days: number): JulianDayUt => (birth.jd + (birth.jd > 2_597_000 ? -days : days)) as JulianDayUt;
  for (let days = 0; days < 120; days++) {
    const { longitudes } = createNativity(ephemeris, { ...birth, jd: at(days) }, resolveSettings());
    const near = WAR_GRAHAS.some((one, index) =>
      WAR_GRAHAS.slice(index + 1).some((second) => foldTo180(longitudes[one] - longitudes[second]) < 1),
    );
    if (near) return at(days);
  }
  return birth.jd;
}

type Edge = "any" | "rise" | "set" | "cusp" | "war";

function chooseInstant(birth: BirthInput, edge: Edge, past: number): JulianDayUt {
  if (edge === "any") return birth.jd;
  if (edge === "cusp") return moveLagnaToCusp(birth, past);
  if (edge === "war") return findWarDay(birth);
  const event = ephemeris.riseSet(birth.jd, "sun", edge, birth, resolveSettings().sunrise);
  return event === null ? birth.jd : ((event + past / 1440) as JulianDayUt);
}

/**
 * Births at the edges of rules: minutes before or after a sunrise or sunset, the lagna at a cusp, grahas at war; and
 * any other time.
 */
export const createEdgeBirths = (
  request: SettingsRequest = {},
  edges: readonly Edge[] = ["any", "rise", "set", "cusp"],
): fc.Arbitrary<Nativity> =>
  fc
    .tuple(anyBirth, fc.constantFrom(...edges), fc.double({ min: -8, max: 8, noNaN: true }))
    .map(([birth, edge, past]) =>
      createNativity(ephemeris, { ...birth, jd: chooseInstant(birth, edge, past) }, resolveSettings(request)),
    );

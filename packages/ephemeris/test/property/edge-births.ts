import { type Nativity, nativityOf, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import fc from "fast-check";
import { fold } from "../../../jyotish/test/by-hand.ts";
import { openEphemeris } from "../../src/index.ts";

export const ephemeris = openEphemeris();

/** The years of the ephemeris, 1800 to 2399; every third birth beyond sixty degrees, north or south. */
const base = fc.record({
  jd: fc.double({ min: 2_378_530, max: 2_597_600, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.oneof(
    fc.double({ min: -58, max: 58, noNaN: true }),
    fc.double({ min: -58, max: 58, noNaN: true }),
    fc.double({ min: 60, max: 90, noNaN: true }),
    fc.double({ min: -90, max: -60, noNaN: true }),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

type Moment = Parameters<typeof nativityOf>[1];

/** The lagna within some arcseconds of a cusp, where it can be brought there. */
function atCusp(birth: Moment, past: number): JulianDayUt {
  let jd = birth.jd;
  for (let step = 0; step < 6; step++) {
    const { longitudes } = nativityOf(ephemeris, { ...birth, jd }, resolveSettings());
    const beyond = ((longitudes.lagna + 15) % 30) - 15 - past / 3600;
    jd = (jd - beyond / 361) as JulianDayUt;
  }
  return jd;
}

const FIGHTERS = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;

/** A day on which two of the five are within a degree, of the next hundred and twenty; else the day itself. */
function atWar(birth: Moment): JulianDayUt {
  const at = (days: number): JulianDayUt => (birth.jd + (birth.jd > 2_597_000 ? -days : days)) as JulianDayUt;
  for (let days = 0; days < 120; days++) {
    const { longitudes } = nativityOf(ephemeris, { ...birth, jd: at(days) }, resolveSettings());
    const near = FIGHTERS.some((one, index) =>
      FIGHTERS.slice(index + 1).some((other) => fold(longitudes[one] - longitudes[other]) < 1),
    );
    if (near) return at(days);
  }
  return birth.jd;
}

type Edge = "any" | "rise" | "set" | "cusp" | "war";

function momentOf(birth: Moment, edge: Edge, past: number): JulianDayUt {
  if (edge === "any") return birth.jd;
  if (edge === "cusp") return atCusp(birth, past);
  if (edge === "war") return atWar(birth);
  const event = ephemeris.riseSet(birth.jd, "sun", edge, birth, resolveSettings().sunrise);
  return event === null ? birth.jd : ((event + past / 1440) as JulianDayUt);
}

/** Births where rules meet: minutes before or after a sunrise or sunset, the lagna at a cusp, grahas at war; and anywhen. */
export const edgeBirths = (
  request: SettingsRequest = {},
  edges: readonly Edge[] = ["any", "rise", "set", "cusp"],
): fc.Arbitrary<Nativity> =>
  fc
    .tuple(base, fc.constantFrom(...edges), fc.double({ min: -8, max: 8, noNaN: true }))
    .map(([birth, edge, past]) =>
      nativityOf(ephemeris, { ...birth, jd: momentOf(birth, edge, past) }, resolveSettings(request)),
    );

import { computeSections, type JulianDayUt } from "@lagna/jyotish";
import { type Graha, GRAHAS, MOORTIS, TARAS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  foldTo180,
  getRequired,
  countPlace,
  computeSign,
  computeSigns,
  normalize360,
} from "../../../jyotish/test/independent-tables.ts";
import { computeTransits } from "../../../jyotish/src/transit/gochara.ts";
import { findReturns } from "../../../jyotish/src/transit/planetary-returns.ts";
import { createEdgeBirths, ephemeris } from "./edge-births.ts";
import { countRuns, INDEPENDENT_SHARE } from "../../../../tools/lib/sample.ts";

/** Gochara computed independently from the wording of Phaladeepika 26, by sampling the sky day by day. */
vi.setConfig({ testTimeout: 120_000 });

type Body = "sun" | "moon" | "jupiter" | "saturn" | "mean_node";
const lahiri = { id: "lahiri" } as const;
/** Sidereal longitude. */
const at = (jd: number, body: Body): number =>
  normalize360(ephemeris.state(jd, body, "apparent").longitude - ephemeris.ayanamsa(jd, lahiri, "apparent", "true"));

/** Favourable houses from the Moon, each with the house that obstructs it. */
const GOOD: Readonly<Record<Graha, string>> = {
  sun: "3-9 6-12 10-4 11-5",
  moon: "1-5 3-9 6-12 7-2 10-4 11-8",
  mars: "3-12 6-9 11-5",
  mercury: "2-5 4-3 6-9 8-1 10-8 11-12",
  jupiter: "2-12 5-4 7-3 9-10 11-8",
  venus: "1-8 2-7 3-1 4-10 5-9 8-5 9-11 11-6 12-3",
  saturn: "3-12 6-9 11-5",
  rahu: "3-12 6-9 11-5",
  ketu: "3-12 6-9 11-5",
};
const pairsOf = (graha: Graha): (readonly [good: number, from: number])[] =>
  GOOD[graha].split(" ").map((pair) => {
    const [good, from] = pair.split("-").map(Number);
    return [good ?? 0, from ?? 0] as const;
  });
const areKin = (first: Graha, second: Graha): boolean =>
  ["sun saturn", "saturn sun", "moon mercury", "mercury moon"].includes(`${first} ${second}`);

const instants = fc.double({ min: 2_379_000, max: 2_597_000, noNaN: true }).map((jd) => jd as JulianDayUt);

test("good and obstructed transits, tara and moorti", () => {
  fc.assert(
    fc.property(createEdgeBirths(), instants, (nativity, jd) => {
      const natal = computeSigns(nativity.longitudes);
      const found = computeTransits(nativity, jd);
      const from = (body: "moon" | "lagna" | "sun", longitude: number): number =>
        countPlace(natal[body], computeSign(longitude));
      const places = Object.fromEntries(found.map(({ id, longitude }) => [id, from("moon", longitude)]));
      for (const { id, longitude, good, vedhaBy, relievedBy, houseFrom, tara, enteredJd, moorti } of found) {
        const place = getRequired(places, id);
        expect(houseFrom).toEqual({ lagna: from("lagna", longitude), moon: place, sun: from("sun", longitude) });
        const others = GRAHAS.filter((other) => other !== id && !areKin(id, other));
        const pair = pairsOf(id).find(([house]) => house === place);
        expect(good, `${id} in ${place}`).toBe(pair !== undefined);
        expect(vedhaBy).toEqual(pair === undefined ? [] : others.filter((other) => places[other] === pair[1]));
        const relieved = pairsOf(id).filter(([, obstructs]) => obstructs === place);
        const by = others.filter((other) => relieved.some(([house]) => places[other] === house));
        expect(relievedBy).toEqual(pair === undefined ? by : []);
        const star = (degrees: number): number => Math.floor((normalize360(degrees) * 27) / 360);
        expect(tara).toBe(TARAS[(star(longitude) - star(nativity.longitudes.moon) + 27) % 9]);
        if (enteredJd === null) {
          expect(moorti).toBeNull();
          continue;
        }
        const body = id === "rahu" || id === "ketu" ? "mean_node" : (id as Body);
        const side = (minutes: number): number =>
          computeSign(at(enteredJd + minutes / 1440, body) + (id === "ketu" ? 180 : 0));
        expect(side(1), id).toBe(computeSign(longitude));
        expect(side(-1), id).not.toBe(computeSign(longitude));
        const moonThen = countPlace(natal.moon, computeSign(at(enteredJd, "moon")));
        const metal = [
          [1, 6, 11],
          [2, 5, 9],
          [3, 7, 10],
          [4, 8, 12],
        ].findIndex((list) => list.includes(moonThen));
        expect(moorti).toBe(MOORTIS[metal]);
      }
    }),
    { numRuns: countRuns(40, INDEPENDENT_SHARE) },
  );
});

const YEARS = 365.25;

/** The days on which a state changes, sampled every two days and then bisected to a second. */
function findStateChanges<State>(fromJd: number, untilJd: number, stateAt: (jd: number) => State): number[] {
  const found: number[] = [];
  for (let jd = fromJd; jd < untilJd; jd += 2) {
    let [before, after] = [jd, Math.min(jd + 2, untilJd)];
    const state = stateAt(before);
    if (stateAt(after) === state) continue;
    while (after - before > 1 / 86_400) {
      const middle = (before + after) / 2;
      if (stateAt(middle) === state) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

describe("over several years", () => {
  const births = createEdgeBirths({}, ["any"]).filter(({ birth }) => birth.jd < 2_550_000);

  test("Saturn's sade sati: every stretch in the twelfth, first and second from the Moon, including re-entries", () => {
    fc.assert(
      fc.property(births, (nativity) => {
        const { sade_sati: sadeSati } = computeSections(nativity, ["sade_sati"]);
        const moon = computeSign(nativity.longitudes.moon);
        const { jd } = nativity.birth;
        const phases = sadeSati.cycles.flatMap((cycle) => cycle.phases);
        const phaseAt = (when: number): string => {
          const house = countPlace(moon, computeSign(at(when, "saturn")));
          return { 12: "rising", 1: "peak", 2: "setting" }[house] ?? "none";
        };
        const walked = findStateChanges(jd, jd + 60 * YEARS, phaseAt);
        const boundaries = phases.flatMap(({ startJd, endJd }) => [startJd, endJd]);
        const within = [...new Set(boundaries)].filter((when) => when > jd + 0.01 && when < jd + 60 * YEARS - 0.01);
        // The sampling may miss a stretch of less than two days.
        const short = (when: number): boolean =>
          boundaries.some((other) => other !== when && Math.abs(other - when) < 2);
        for (const when of within) {
          if (!short(when))
            expect(
              walked.some((seen) => Math.abs(seen - when) < 1e-4),
              String(when),
            ).toBe(true);
        }
        for (const when of walked) expect(within.some((known) => Math.abs(known - when) < 1e-4)).toBe(true);
        for (const { startJd, endJd, state } of phases) expect(phaseAt((startJd + endJd) / 2)).toBe(state);
        for (const { startJd, endJd, phases: inside } of sadeSati.cycles) {
          expect([startJd, endJd]).toEqual([inside[0]?.startJd, inside.at(-1)?.endJd]);
          // About seven and a half years, whatever retrograde motion occurs in between: of the 240 from 1800 to 2400,
          // sampled day by day, 6.36 (from 2236, over Gemini, where Saturn's perihelion is) to 8.94.
          expect((endJd - startJd) / YEARS).toBeGreaterThan(6.36);
          expect((endJd - startJd) / YEARS).toBeLessThan(9);
        }
      }),
      { numRuns: countRuns(2, INDEPENDENT_SHARE) },
    );
  });

  test("dhaiyas and kantaka: the fourth, seventh, eighth and tenth", () => {
    fc.assert(
      fc.property(births, (nativity) => {
        const { sade_sati: sadeSati } = computeSections(nativity, ["sade_sati"]);
        const moon = computeSign(nativity.longitudes.moon);
        const names = new Map<number, Set<string>>();
        for (const { place: name, phases } of sadeSati.transits) {
          for (const { startJd, endJd, state } of phases) {
            const house = countPlace(moon, computeSign(at((startJd + endJd) / 2, "saturn")));
            expect(house).toBe(state);
            names.set(house, (names.get(house) ?? new Set()).add(name));
          }
        }
        const expected = { 4: ["ardhashtama", "kantaka"], 7: ["kantaka"], 8: ["ashtama"], 10: ["kantaka"] };
        for (const [house, list] of Object.entries(expected)) {
          expect([...(names.get(Number(house)) ?? [])].toSorted()).toEqual(list);
        }
      }),
      { numRuns: countRuns(6, INDEPENDENT_SHARE) },
    );
  });

  test.each([
    ["jupiter", "jupiter", 26],
    ["saturn", "saturn", 62],
    ["nodal", "mean_node", 40],
    ["solar", "sun", 4],
  ] as const)("%s returns with all their passes", (id, body, years) => {
    fc.assert(
      fc.property(births, (nativity) => {
        const { jd } = nativity.birth;
        const natal = at(jd, body);
        // After the retrograde loop of birth, in which it may pass its natal place again.
        const range = { fromJd: (jd + 400) as JulianDayUt, untilJd: (jd + years * YEARS) as JulianDayUt };
        const passes = findReturns(nativity, range)
          .filter((found) => found.id === id)
          .flatMap((found) => found.passes);
        const ahead = (when: number): boolean => normalize360(at(when, body) - natal) < 180;
        const walked = findStateChanges(range.fromJd, range.untilJd, ahead).filter(
          (when) => foldTo180(at(when, body) - natal) < 1,
        );
        expect(passes.length).toBe(walked.length);
        for (const [index, pass] of passes.entries()) {
          expect(Math.abs(pass.jd - getRequired(walked, index))).toBeLessThan(body === "sun" ? 1e-4 : 2e-3);
          const moves = foldTo180(at(pass.jd + 0.5, body) - natal) * (ahead(pass.jd + 0.5) ? 1 : -1);
          if (Math.abs(moves) > 1e-4) expect(pass.forward).toBe(moves > 0);
        }
      }),
      { numRuns: countRuns(2, INDEPENDENT_SHARE) },
    );
  });
});

import { computeSections } from "@lagna/jyotish";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { normalize360 } from "../../../jyotish/test/independent-tables.ts";
import { createEdgeBirths } from "./edge-births.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

/** Doshas of the time of birth (BPHS 85-97), computed independently from the longitudes of the Sun, the Moon and the lagna. */
vi.setConfig({ testTimeout: 120_000 });

const distanceToMultiple = (angle: number, step: number): number => {
  const beyond = angle % step;
  return Math.min(beyond, step - beyond);
};

/** Junctions of a water sign with a fire sign: 0°, 120° and 240°. */
const isNearJunction = (longitude: number): boolean => distanceToMultiple(longitude, 120) <= 200 / 60;

test("ganda mula, bhadra, the dark tithis, vyatipata, vaidhriti, sankranti and gandanta", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { sun, moon, lagna } = nativity.longitudes;
      const [elongation, sum] = [normalize360(moon - sun), normalize360(moon + sun)];
      const nakshatra = Math.floor((moon * 27) / 360) + 1;
      const tithi = Math.floor(elongation / 12) + 1;
      const yoga = Math.floor((sum * 27) / 360) + 1;
      const expected: Readonly<Record<string, boolean>> = {
        // Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati.
        ganda_mula: [1, 9, 10, 18, 19, 27].includes(nakshatra),
        // Vishti is the seventh of the karanas that repeat after the first half tithi of the month, up to the fifty-seventh.
        bhadra: Math.floor(elongation / 6) % 7 === 0 && elongation >= 6 && elongation < 342,
        amavasya: tithi === 30,
        krishna_chaturdashi: tithi === 29,
        vyatipata: yoga === 17,
        vaidhriti: yoga === 27,
        sankranti: distanceToMultiple(sun, 30) <= 0.27,
        gandanta: isNearJunction(moon) || isNearJunction(lagna),
      };
      const doshas = computeSections(nativity, ["doshas"]).doshas.filter(({ holds }) => holds);
      const found = new Set<string>(doshas.map(({ id }) => id));
      for (const [id, holds] of Object.entries(expected)) {
        expect([id, found.has(id)]).toEqual([id, holds]);
        if (holds) seen.add(`${id} ${id === "ganda_mula" ? nakshatra : ""}`.trim());
      }
    }),
    // As many as it takes to meet every dosha.
    { numRuns: countRuns(600, 4), seed: 1 },
  );
  for (const number of [1, 9, 10, 18, 19, 27]) expect(seen).toContain(`ganda_mula ${number}`);
  for (const id of ["bhadra", "amavasya", "krishna_chaturdashi", "vyatipata", "vaidhriti", "sankranti", "gandanta"])
    expect(seen).toContain(id);
});

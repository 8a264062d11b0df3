import { expect, test } from "vitest";
import { julianDayUt } from "@lagna/jyotish/core";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const UJJAIN = { latitude: 23.18, longitude: 75.78 };

test("an eclipse whose local search leaves the files is one that is not seen there", () => {
  // 16 October 1175 (Julian), in the evening of India.
  const eclipse = ephemeris.nextEclipse(julianDayUt(2_150_500), "sun");
  expect(eclipse?.maximumJd).toBeCloseTo(2_150_515.155, 2);
  expect(eclipse && ephemeris.eclipseAt(eclipse, UJJAIN)).toBeNull();
});

import type { SunriseKind } from "@lagna/terms";
import { separation } from "../../../jyotish/src/core/angle.ts";
import {
  Body,
  DeltaT_EspenakMeeus,
  EclipticGeoMoon,
  MakeTime,
  Observer,
  SearchAltitude,
  SearchRiseSet,
  SetDeltaTFunction,
  SunPosition,
} from "astronomy-engine";
import fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { countRuns, INDEPENDENT_SHARE } from "../../../../tools/lib/sample.ts";

/**
 * Sun, Moon, rise and set compared with astronomy-engine (VSOP87 and a truncated lunar theory, independent code), over
 * random dates and places. Its stated accuracy is one arcminute; the tolerance here is tighter.
 */
const SUN_DEG = 0.0015;
const MOON_DEG = 0.003;
/** Tolerances at latitudes up to 55°: the refraction models differ, and the Moon's limb. */
const SUNRISE_SECONDS = 12;
const HINDU_SUNRISE_SECONDS = 4;
const MOONRISE_SECONDS = 15;

// Hundreds of random charts in one test, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();
// Both sides assume the same rotation of the Earth in these years; later their predictions of delta T diverge.
const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2030, 0, 1) });
const latitudes = fc.double({ min: -55, max: 55, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const worst: Record<string, number> = {};

function expectWithin(quantity: string, error: number, tolerance: number): void {
  worst[quantity] = Math.max(worst[quantity] ?? 0, error);
  expect(error, quantity).toBeLessThanOrEqual(tolerance);
}

afterAll(() => {
  SetDeltaTFunction(DeltaT_EspenakMeeus);
  console.info("against astronomy-engine, maximum errors:", worst);
});

describe("longitudes", () => {
  test("the apparent longitude of the Sun", () => {
    fc.assert(
      fc.property(instants, (ms) => {
        const ours = ephemeris.state(ephemeris.julianDay(ms), "sun", "apparent").longitude;
        expectWithin("Sun, degrees", separation(ours, SunPosition(new Date(ms)).elon), SUN_DEG);
      }),
      { numRuns: countRuns(1000, INDEPENDENT_SHARE) },
    );
  });

  test("the geometric longitude of the Moon, and its latitude", () => {
    fc.assert(
      fc.property(instants, (ms) => {
        const ours = ephemeris.state(ephemeris.julianDay(ms), "moon", "geometric");
        const theirs = EclipticGeoMoon(new Date(ms));
        expectWithin("Moon, degrees", separation(ours.longitude, theirs.lon), MOON_DEG);
        expectWithin("Moon's latitude, degrees", Math.abs(ours.latitude - theirs.lat), MOON_DEG);
      }),
      { numRuns: countRuns(1000, INDEPENDENT_SHARE) },
    );
  });
});

describe("rise and set", () => {
  interface Compared {
    readonly body: "sun" | "moon";
    readonly event: "rise" | "set";
    readonly kind: SunriseKind;
    readonly quantity: string;
    readonly tolerance: number;
  }
  const compared: Compared[] = (["rise", "set"] as const).flatMap((event) => [
    { body: "sun", event, kind: "upper_limb_refracted", quantity: `sun${event}, seconds`, tolerance: SUNRISE_SECONDS },
    { body: "sun", event, kind: "hindu", quantity: `Hindu sun${event}, seconds`, tolerance: HINDU_SUNRISE_SECONDS },
    {
      body: "moon",
      event,
      kind: "upper_limb_refracted",
      quantity: `moon${event}, seconds`,
      tolerance: MOONRISE_SECONDS,
    },
  ]);

  test.each(compared)("$quantity", ({ body, event, kind, quantity, tolerance }) => {
    fc.assert(
      fc.property(instants, latitudes, longitudes, (ms, latitude, longitude) => {
        const found = ephemeris.riseSet(ephemeris.julianDay(ms), body, event, { latitude, longitude }, kind);
        fc.pre(found !== null);
        const ours = ephemeris.utcMilliseconds(found);
        const observer = new Observer(latitude, longitude, 0);
        const direction = event === "rise" ? 1 : -1;
        // The same event, not the next one: their search starts a little before our result.
        const start = MakeTime(new Date(ours - 3_600_000));
        const target = body === "sun" ? Body.Sun : Body.Moon;
        const theirs =
          kind === "hindu"
            ? SearchAltitude(target, observer, direction, start, 1, 0)
            : SearchRiseSet(target, observer, direction, start, 1);
        expectWithin(quantity, Math.abs((theirs?.date.getTime() ?? Number.NaN) - ours) / 1000, tolerance);
      }),
      { numRuns: countRuns(300, INDEPENDENT_SHARE) },
    );
  });
});

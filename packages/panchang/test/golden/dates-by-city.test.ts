import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listEkadashis } from "../../src/ekadashi/ekadashi.ts";
import { listFestivals } from "../../src/festival/list-festivals.ts";
import { formatDate } from "../../src/sky/civil-date.ts";
import { createPlace, ephemeris, getDaysAround } from "../support/places.ts";
import { parseEkadashi } from "./source-names.ts";
import { recordComparison } from "../../../jyotish/test/golden/record-comparison.ts";
import { countRuns, takeSample } from "../../../../tools/lib/sample.ts";

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(`${import.meta.dirname}/tattvavada/${file}`, "utf8")) as Content;

interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
}
const CITIES = read<Record<string, City>>("cities.json");

function getCity(name: string) {
  const city = CITIES[name];
  if (!city) throw new Error(`no city ${name}`);
  return createPlace(name, city.latitude, city.longitude, city.time_zone);
}

/** Cities where the fast differs: high latitudes, for which the tables take a lower one, and two at the very limit. */
const MIN_SHARE = 0.985;

function recordDate(quantity: string, isRight: boolean): void {
  const compared = { subject: "festivals", quantity, id: "tattvavada", tolerance: 0, unit: "" };
  recordComparison({ ...compared, error: isRight ? 0 : null });
}

/** Every fourth city: of fewer dates the known differences would be too large a share. */
const SHARE = 4;

describe("fasts of Udupi's vaishnavas in 73 cities", () => {
  test("fall on the published dates by Madhva's rule", () => {
    const { cases } = read<{ cases: { festival: string; dates: Record<string, string> }[] }>("dates-by-city.json");
    let [right, all] = [0, 0];
    for (const { festival, dates } of cases) {
      const name = parseEkadashi(festival)?.name;
      if (name === undefined) continue;
      for (const [city, date] of takeSample(Object.entries(dates), SHARE)) {
        const fasts = listEkadashis(getDaysAround(getCity(city), date, 4), "madhva");
        all++;
        const isRight = fasts.some((fast) => fast.name === name && formatDate(fast.dayNumber) === date);
        recordDate(`ekadashi ${name}`, isRight);
        if (isRight) right++;
      }
    }
    expect(all).toBeGreaterThan(countRuns(700, SHARE));
    expect(right / all).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  test("and feasts fall on the published dates by their own rule", () => {
    const { cases } = read<{ cases: { festival: string; dates: Record<string, string> }[] }>("dates-by-city.json");
    let [right, all] = [0, 0];
    for (const { festival, dates } of cases) {
      if (parseEkadashi(festival)) continue;
      for (const [city, date] of takeSample(Object.entries(dates), SHARE)) {
        const almanac = getDaysAround(getCity(city), date, 4);
        all++;
        const isRight = listFestivals(almanac).some(
          ({ id, dayNumber }) => id === festival && formatDate(dayNumber) === date,
        );
        recordDate(festival, isRight);
        if (isRight) right++;
      }
    }
    expect(all).toBeGreaterThan(countRuns(700, SHARE));
    expect(right / all).toBeGreaterThanOrEqual(0.98);
  });

  test("are broken between the printed bounds, within half an hour", () => {
    interface Bound {
      readonly place: string;
      readonly date: string;
      readonly relation: "before" | "after";
      readonly time: string;
    }
    const { cases } = read<{ cases: Bound[] }>("parana-bounds.json");
    const right = cases.filter(({ place, date, relation, time }) => {
      const city = getCity(place);
      const printed = Date.parse(`${date}T${time}:00Z`);
      return listEkadashis(getDaysAround(city, date, 4), "madhva").some(({ parana }) => {
        if (!parana) return false;
        const utc = ephemeris.utcMilliseconds(relation === "before" ? parana.endJd : parana.startJd);
        return Math.abs(utc + city.findClockOffset(utc) * 1000 - printed) <= 30 * 60_000;
      });
    });
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.9);
  });
});

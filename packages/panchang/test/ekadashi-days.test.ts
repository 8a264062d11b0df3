import { NAKSHATRAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { listEkadashis } from "../src/ekadashi/ekadashi.ts";
import type { EkadashiSchoolId } from "../src/ekadashi/ekadashi.data.ts";
import { findVedhaLimit } from "../src/ekadashi/vedha.ts";
import { createPlainAlmanac, createPlainFrames } from "./support/plain-days.ts";

/** A fortnight from its tenth tithi; each number is where the next one ends: 10, 11, 12, 13, 14, 15. */
interface Fortnight {
  readonly ends: readonly number[];
  readonly first?: number;
  readonly star?: readonly [name: string, startJd: number, endJd: number];
}
const createFortnight = ({ ends, first = 10, star }: Fortnight) =>
  createPlainAlmanac({
    tithis: { first, from: (ends[0] ?? 0) - 1, ends },
    nakshatras: star ? [{ part: NAKSHATRAS.indexOf(star[0] as never), startJd: star[1], endJd: star[2] }] : [],
  });
function find(school: EkadashiSchoolId, fortnight: Fortnight) {
  const [found] = listEkadashis(createFortnight(fortnight), school);
  if (!found) throw new Error("no ekadashi");
  return found;
}
const dayOf = (school: EkadashiSchoolId, ...ends: number[]) => {
  const { dayNumber, reason, mahadvadashi } = find(school, { ends });
  return [dayNumber, mahadvadashi ?? reason];
};

describe("the day of ekadashi on days from one whole number to the next", () => {
  test("is that with it at sunrise; a tenth at dawn moves it by the school’s limit", () => {
    const usual = [4.5, 5.5, 6.5, 7.5, 8.5, 9.5];
    expect(dayOf("smarta", ...usual)).toEqual([5, "ekadashi_at_sunrise"]);
    for (const school of ["vaishnava", "nimbarka", "madhva"] as const)
      expect(dayOf(school, ...usual)).toEqual([5, "ekadashi_at_sunrise"]);
    // The middle of the night before day 5 is 4.75; four ghatis before its sunrise 4.9333.
    const tenthUntil = (end: number) => [end, 5.5, 6.5, 7.5, 8.5, 9.5];
    expect(dayOf("nimbarka", ...tenthUntil(4.76))).toEqual([6, "dashami_touches_vedha"]);
    expect(dayOf("vaishnava", ...tenthUntil(4.76))).toEqual([5, "ekadashi_at_sunrise"]);
    expect(dayOf("vaishnava", ...tenthUntil(4.932))).toEqual([5, "ekadashi_at_sunrise"]);
    expect(dayOf("vaishnava", ...tenthUntil(4.934))).toEqual([6, "dashami_touches_vedha"]);
    expect(dayOf("smarta", ...tenthUntil(4.99))).toEqual([5, "ekadashi_at_sunrise"]);
  });

  test("with two sunrises is the first or second; the smartas keep the second if the twelfth is left for the meal", () => {
    const long = [4.4, 6.1, 7.2, 8.3, 9.4, 10.5];
    expect(dayOf("smarta", ...long)).toEqual([6, "second_of_two_sunrises"]);
    expect(dayOf("madhva", ...long)).toEqual([5, "first_of_two_sunrises"]);
    expect(dayOf("vaishnava", ...long)).toEqual([6, "unmilani"]);
    expect(dayOf("smarta", 4.4, 6.1, 6.95, 8.3, 9.4, 10.5)).toEqual([5, "first_of_two_sunrises"]);
    expect(find("madhva", { ends: long }).days).toBe(2);
    expect(find("smarta", { ends: long }).days).toBe(1);
  });

  test("without a sunrise is the day it runs, or the next", () => {
    const lost = [5.05, 5.95, 6.9, 7.9, 8.9, 9.9];
    expect(dayOf("smarta", ...lost)).toEqual([5, "kshaya_day_it_runs"]);
    expect(dayOf("vaishnava", ...lost)).toEqual([6, "kshaya_next_day"]);
    expect(dayOf("madhva", ...lost)).toEqual([6, "kshaya_next_day"]);
  });

  test("gives way to the day before if the twelfth would have no sunrise", () => {
    expect(dayOf("smarta", 4.5, 5.05, 5.99, 6.9, 7.9, 8.9)).toEqual([4, "dvadashi_would_be_missed"]);
    expect(dayOf("smarta", 4.5, 5.05, 6.01, 6.9, 7.9, 8.9)).toEqual([5, "ekadashi_at_sunrise"]);
    expect(dayOf("madhva", 4.5, 5.05, 5.99, 6.9, 7.9, 8.9)).toEqual([5, "ekadashi_at_sunrise"]);
  });

  test("the great twelfths of the vaishnavas move it to the next day, but trisprisha", () => {
    expect(dayOf("vaishnava", 4.4, 5.5, 7.1, 8.2, 9.3, 10.4)).toEqual([6, "vyanjuli"]);
    expect(dayOf("vaishnava", 4.5, 5.05, 5.99, 6.9, 7.9, 8.9)).toEqual([5, "trisprisha"]);
    expect(dayOf("vaishnava", 4.5, 5.5, 6.5, 7.5, 8.5, 10.1)).toEqual([6, "pakshavardhini"]);
    expect(dayOf("vaishnava", 4.5, 5.5, 6.5, 7.5, 8.5, 9.9)).toEqual([5, "ekadashi_at_sunrise"]);
    expect(dayOf("smarta", 4.5, 5.5, 6.5, 7.5, 8.5, 10.1)).toEqual([5, "ekadashi_at_sunrise"]);
  });

  test.each([
    ["punarvasu", "jaya"],
    ["shravana", "vijaya"],
    ["rohini", "jayanti"],
    ["pushya", "papanashini"],
    ["ashwini", null],
  ])("%s at the sunrise of a bright twelfth, until its sunset, makes %s", (name, mahadvadashi) => {
    const ends = [4.5, 5.5, 6.5, 7.5, 8.5, 9.5];
    const at = (endJd: number, first = 10) => find("vaishnava", { ends, first, star: [name, 5.6, endJd] });
    expect([at(6.5).mahadvadashi, at(6.49).mahadvadashi, at(6.5, 25).mahadvadashi]).toEqual([mahadvadashi, null, null]);
    expect(at(6.5).dayNumber).toBe(mahadvadashi === null ? 5 : 6);
    expect(at(6.5, 25).paksha).toBe("krishna");
    expect([at(6.5).name, at(6.5, 25).name]).toEqual(["mokshada", "saphala"]);
  });
});

describe("breaking the fast", () => {
  const parana = (...ends: number[]) => {
    const found = find("smarta", { ends }).parana;
    return found && [found.dayNumber, found.startJd, found.endJd].map((value) => Math.round(value * 1000) / 1000);
  };

  test("is in the first fifth of the next day’s light, after the first quarter of the twelfth, and before its end", () => {
    expect(parana(4.5, 5.5, 6.5, 7.5, 8.5, 9.5)).toEqual([6, 6, 6.1]);
    expect(parana(4.5, 5.5, 6.05, 7.5, 8.5, 9.5)).toEqual([6, 6, 6.05]);
    // Hari vasara until 6.05, then until the fifth; until 6.15, then until the end of the twelfth or of the light.
    expect(parana(4.6, 5.75, 6.95, 7.9, 8.9, 9.9)).toEqual([6, 6.05, 6.1]);
    expect(parana(4.6, 5.85, 6.85, 7.9, 8.9, 9.9)).toEqual([6, 6.1, 6.5]);
    expect(parana(4.6, 5.95, 6.45, 7.4, 8.4, 9.4)).toEqual([6, 6.075, 6.1]);
    expect(parana(4.6, 5.99, 6.43, 7.4, 8.4, 9.4)).toEqual([6, 6.1, 6.43]);
  });
});

describe("until when the tenth must be over", () => {
  const frame = createPlainFrames(6)[5];
  /** Madhva's ghatis before sunrise, for tithis longer by some ghatis each. */
  const ghatis = (first: number, second: number) => {
    const GHATI = 1 / 60;
    const starts = 4.5 - 60 * GHATI;
    const own = 4.5 + (60 + first) * GHATI;
    const almanac = createPlainAlmanac({
      tithis: { first: 10, from: starts, ends: [4.5, own, own + (60 + first + second) * GHATI] },
    });
    const ekadashi = almanac.tithis[1];
    if (!frame || !ekadashi) throw new Error("no ekadashi");
    return Math.round((5 - findVedhaLimit(almanac, ekadashi, frame, "night_ghatis")) * 60 * 60) / 60;
  };

  test("is the earlier, the more the tithis grow", () => {
    expect([ghatis(4.1, 0.1), ghatis(0.1, 4.1), ghatis(4.1, -0.1), ghatis(-0.1, 4.1)].map((g) => g.toFixed(2))).toEqual(
      ["5.33", "5.33", "4.17", "4.17"],
    );
    expect([ghatis(3.9, 0.1), ghatis(1.1, 0.1), ghatis(0.1, 1.1)]).toEqual([5, 5, 5]);
    expect([ghatis(0.9, 0.9), ghatis(0, 0), ghatis(-0.9, -0.9)].map((g) => g.toFixed(2))).toEqual([
      "4.17",
      "4.17",
      "4.17",
    ]);
    expect([ghatis(-1.1, -0.1), ghatis(-0.1, -1.1)].map((g) => g.toFixed(2))).toEqual(["4.08", "4.08"]);
    expect([ghatis(1.1, -0.1), ghatis(-0.1, 1.1)].map((g) => g.toFixed(2))).toEqual(["4.17", "4.17"]);
    expect([ghatis(-1.1, 0.1), ghatis(0.1, -1.1)].map((g) => g.toFixed(2))).toEqual(["4.17", "4.17"]);
  });
});

import { SCHOOLS, SETTINGS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeLocalApparentHours } from "../../src/core/earth.ts";
import { computeDayPosition, findHoraLord } from "../../src/panchanga/hora.ts";
import type { HinduDay } from "../../src/panchanga/hindu-day.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import { resolveSettings } from "../../src/resolve-settings.ts";
import { computeBhavaBala, classifyTimeOfBirth } from "../../src/strength/bhava-bala.ts";
import { SIGN_CLASSES } from "../../src/strength/bhava-bala.data.ts";
import { computeDrishtiPinda } from "../../src/strength/drishti-pinda.ts";
import { computeIshtaKashta, computeRashmis } from "../../src/strength/ishta-kashta.ts";
import { mapSaptaGrahas } from "../../src/strength/sapta-grahas.ts";
import { computeRanks } from "../../src/strength/shadbala.ts";
import { computeSthanaBala } from "../../src/strength/sthana-bala.ts";
import { findTimeLords } from "../../src/strength/time-lords.ts";
import { findGrahaYuddhas, type WarGraha, type WarState } from "../../src/strength/yuddha.ts";
import { rashiAt } from "../../src/zodiac/rashi.ts";

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("drishti pinda", () => {
  test.each([
    [0, 0],
    [30, 0],
    [45, 7.5],
    [60, 15],
    [90, 45],
    [120, 30],
    [135, 15],
    [150, 0],
    [180, 60],
    [210, 45],
    [240, 30],
    [270, 15],
    [300, 0],
    [330, 0],
  ])("at %d° ahead the common drishti is %d", (arc, virupas) => {
    for (const from of [0, 100, 350]) expect(computeDrishtiPinda("sun", from, from + arc)).toBeCloseTo(virupas, 9);
  });

  test.each<[SaptaGraha, number, number]>([
    ["mars", 90, 60],
    ["mars", 119.999, 45],
    ["mars", 120, 30],
    ["mars", 210, 60],
    ["mars", 240, 30],
    ["jupiter", 120, 60],
    ["jupiter", 150, 0],
    ["jupiter", 240, 60],
    ["jupiter", 270, 15],
    ["saturn", 60, 60],
    ["saturn", 90, 45],
    ["saturn", 270, 60],
    ["saturn", 300, 0],
  ])("%s at %d° ahead has %d", (graha, arc, virupas) => {
    expect(computeDrishtiPinda(graha, 0, arc)).toBeCloseTo(virupas, 2);
  });

  test("never leaves [0, 60], Saturn's [0, 90]", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAPTA_GRAHAS), longitude, longitude, (graha, from, to) => {
        const pinda = computeDrishtiPinda(graha, from, to);
        expect(pinda).toBeGreaterThanOrEqual(0);
        expect(pinda).toBeLessThanOrEqual(graha === "saturn" ? 90 : 60);
      }),
    );
  });
});

describe("sthana bala", () => {
  const at = (longitudes: Partial<Record<SaptaGraha, number>>) => mapSaptaGrahas((graha) => longitudes[graha] ?? 75);

  test("the second third of the sign is Mercury's and Saturn's by Raman, the Moon's and Venus' by BPHS", () => {
    for (const [rule, grahas] of [
      ["raman", ["mercury", "saturn"]],
      ["bphs", ["moon", "venus"]],
    ] as const) {
      const balas = computeSthanaBala(at({}), "aries", rule);
      expect(SAPTA_GRAHAS.filter((graha) => balas[graha].drekkana === 15)).toEqual(grahas);
    }
  });

  test("moolatrikona counts as a whole sign and only in the D1", () => {
    // Saturn at 25° of Aquarius is beyond his degrees of moolatrikona, and in Aquarius in no other of the seven vargas.
    const { saptavargaja } = computeSthanaBala(at({ saturn: 325 }), "aries", "raman").saturn;
    const elsewhere = computeSthanaBala(at({ saturn: 295 }), "aries", "raman").saturn.saptavargaja;
    expect(saptavargaja).toBeGreaterThan(45);
    expect(elsewhere).toBeGreaterThan(30);
  });

  test("its parts are in their ranges and sum to the total; moving everything by thirty degrees changes no whole-sign part", () => {
    const seven = fc.array(longitude, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(seven, fc.integer({ min: 0, max: 11 }), (values, sign) => {
        const longitudes = mapSaptaGrahas((graha) => values[SAPTA_GRAHAS.indexOf(graha)] as number);
        const balas = computeSthanaBala(longitudes, rashiAt(sign), "raman");
        const turned = computeSthanaBala(
          mapSaptaGrahas((graha) => longitudes[graha] + 30),
          rashiAt(sign + 1),
          "raman",
        );
        for (const graha of SAPTA_GRAHAS) {
          const { uccha, saptavargaja, ojayugma, kendra, drekkana, total } = balas[graha];
          expect(uccha).toBeGreaterThanOrEqual(0);
          expect(uccha).toBeLessThanOrEqual(60);
          expect(saptavargaja).toBeGreaterThanOrEqual(7 * 1.875);
          expect(saptavargaja).toBeLessThanOrEqual(45 + 6 * 30);
          expect([0, 15, 30]).toContain(ojayugma);
          expect(total).toBeCloseTo(uccha + saptavargaja + ojayugma + kendra + drekkana, 9);
          expect(turned[graha].kendra).toBe(kendra);
        }
      }),
    );
  });
});

describe("the lords of time", () => {
  /** A day of twelve hours on the meridian of Greenwich, from 6 to 18 h of 16 October 1918, a Wednesday. */
  const MIDNIGHT = 2_421_882.5;
  const day = {
    sunriseJd: MIDNIGHT + 0.25,
    sunsetJd: MIDNIGHT + 0.75,
    nextSunriseJd: MIDNIGHT + 1.25,
    moonriseJd: null,
    moonsetJd: null,
  } as HinduDay;
  const wednesday = { id: "wednesday", number: 3, lord: "mercury" } as const;
  const lordsAt = (hours: number) =>
    findTimeLords({
      jd: MIDNIGHT + hours / 24,
      place: { latitude: 0, longitude: 0 },
      day: day,
      vara: wednesday,
      hora: "unequal",
    });

  test.each([
    [6.1, "mercury", "mercury"],
    [7.5, "mercury", "moon"],
    [10.5, "sun", "mars"],
    [14.5, "saturn", "moon"],
    [17.9, "saturn", "mars"],
    [18.1, "moon", "sun"],
    [22.5, "venus", "saturn"],
    [29.9, "mars", "saturn"],
  ])("at %d h the third is of %s, the hora of %s", (hours, tribhaga, hora) => {
    expect(lordsAt(hours)).toMatchObject({ tribhaga, hora, vara: "mercury" });
  });

  test("the first hora of every day belongs to its own lord, and the 25th to the next day's", () => {
    const lords = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
    for (const [index, lord] of lords.entries()) {
      expect(findHoraLord(MIDNIGHT + 0.25, day, lord)).toBe(lord);
      expect(findHoraLord(MIDNIGHT + 0.25 + 1, day, lord, "equal")).toBe(lords[(index + 1) % 7]);
    }
  });

  test("equal horas are sixty minutes long", () => {
    const long = { ...day, sunsetJd: MIDNIGHT + 0.9 } as HinduDay;
    const at = MIDNIGHT + 0.25 + 1.2 / 24;
    expect(findHoraLord(at, long, "sun", "equal")).toBe("venus");
    expect(findHoraLord(at, long, "sun", "unequal")).toBe("sun");
  });

  test("year and month are those of the civil day that contains the sunrise", () => {
    expect(lordsAt(6.1)).toMatchObject({ abda: "saturn", masa: "mercury" });
    expect(lordsAt(29.9)).toMatchObject({ abda: "saturn", masa: "mercury" });
  });

  test("years and months are whole: their lords advance by three and two weekdays", () => {
    const lords = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"];
    const at = (shift: number) => {
      const shifted = Object.fromEntries(
        Object.entries(day).map(([key, jd]) => [key, jd === null ? null : jd + shift]),
      ) as unknown as HinduDay;
      const lordsThen = findTimeLords({
        jd: MIDNIGHT + 0.5 + shift,
        place: { latitude: 0, longitude: 0 },
        day: shifted,
        vara: wednesday,
        hora: "unequal",
      });
      return [lords.indexOf(lordsThen.abda ?? ""), lords.indexOf(lordsThen.masa ?? "")] as const;
    };
    const [abda, masa] = at(0);
    expect(at(360)[0]).toBe((abda + 3) % 7);
    expect(at(30)[1]).toBe((masa + 2) % 7);
    const changes = Array.from({ length: 360 }, (_, shift) => at(shift)[0]);
    expect(new Set(changes).size).toBe(2);
  });

  test("without a sunrise there are no lords of time", () => {
    const none = { ...day, sunriseJd: null, sunsetJd: null } as HinduDay;
    const lords = findTimeLords({
      jd: MIDNIGHT,
      place: { latitude: 80, longitude: 0 },
      day: none,
      vara: wednesday,
      hora: "unequal",
    });
    expect(Object.values(lords)).toEqual([null, null, null, null, null]);
    expect(computeDayPosition(MIDNIGHT, none)).toBeNull();
    expect(classifyTimeOfBirth(MIDNIGHT, none)).toBeNull();
  });

  test("if the Sun rises and does not set, day and hora have no parts, but the weekday and its year exist", () => {
    const bright = { ...day, sunsetJd: null } as HinduDay;
    expect(
      findTimeLords({
        jd: MIDNIGHT + 0.3,
        place: { latitude: 70, longitude: 0 },
        day: bright,
        vara: wednesday,
        hora: "unequal",
      }),
    ).toMatchObject({
      tribhaga: null,
      hora: null,
      vara: "mercury",
      abda: "saturn",
    });
  });

  test("a ghati before and after sunrise and sunset is twilight", () => {
    const times = [6.3, 6.5, 17.5, 17.7, 18.3, 18.5, 29.7].map((hours) =>
      classifyTimeOfBirth(MIDNIGHT + hours / 24, day),
    );
    expect(times).toEqual(["twilight", "day", "day", "twilight", "twilight", "night", "twilight"]);
  });
});

describe("local apparent time", () => {
  test("Meeus' example 28.b: 1992 October 13.0, the equation of time 13 m 42.7 s", () => {
    const hours = computeLocalApparentHours(2_448_908.5, 199.906, 0);
    expect(hours * 3600).toBeCloseTo(13 * 60 + 42.7, -1);
    expect(computeLocalApparentHours(2_448_908.5, 199.906, -15)).toBeCloseTo(23 + hours, 9);
  });
});

describe("planetary war", () => {
  const far: Record<WarGraha, WarState> = {
    mars: { longitude: 0, latitude: 0 },
    mercury: { longitude: 72, latitude: 0 },
    jupiter: { longitude: 144, latitude: 0 },
    venus: { longitude: 216, latitude: 0 },
    saturn: { longitude: 288, latitude: 0 },
  };
  const rules = { winner: "northern_latitude", venus: "by_rule" } as const;
  const noMagnitude = () => {
    throw new Error("magnitude must not be called");
  };
  const magnitudes = { mars: 1, mercury: 0, jupiter: -2, venus: -4, saturn: 0.5 };
  const wars = (states: Partial<Record<WarGraha, WarState>>, rule: Partial<typeof rules> | object = {}) =>
    findGrahaYuddhas({ ...far, ...states }, { ...rules, ...rule }, (graha) => magnitudes[graha]);

  test("there is none if no two are within a degree", () => {
    expect(findGrahaYuddhas(far, rules, noMagnitude)).toEqual([]);
    expect(wars({ mercury: { longitude: 1.001, latitude: 0 } })).toEqual([]);
  });

  test("also across the cusp of Aries, with the winner by each rule", () => {
    const states = { mars: { longitude: 0.2, latitude: 1 }, saturn: { longitude: 359.6, latitude: 2 } };
    expect(wars(states)[0]).toMatchObject({ grahas: ["mars", "saturn"], winner: "saturn", rule: "northern_latitude" });
    expect(wars(states)[0]?.separation).toBeCloseTo(0.6, 9);
    expect(wars(states, { winner: "lesser_longitude" })[0]?.winner).toBe("saturn");
    expect(wars(states, { winner: "brighter" })[0]).toMatchObject({ winner: "saturn", rule: "brighter" });
    const south = { ...states, saturn: { longitude: 0.9, latitude: -2 } };
    expect(wars(south)[0]?.winner).toBe("mars");
    expect(wars(south, { winner: "lesser_longitude" })[0]?.winner).toBe("mars");
  });

  test("a degree apart is still a war", () => {
    expect(wars({ mercury: { longitude: 1, latitude: 0 } })).toHaveLength(1);
    expect(wars({ mercury: { longitude: 1.0001, latitude: 0 } })).toEqual([]);
  });

  test.each([
    [0, null],
    [1, null],
    [1.01, "mercury"],
    [2, "mercury"],
    [59, "mercury"],
    [-1, null],
    [-1.01, "mars"],
  ])("a lead of %d arcseconds in latitude gives the winner %s", (arcseconds, winner) => {
    const mercury = { longitude: 0, latitude: arcseconds / 3600 };
    expect(wars({ mercury })[0]?.winner).toBe(winner);
  });

  test.each([
    [0.99, null],
    [1.01, "mercury"],
    [-0.99, null],
    [-1.01, "mars"],
  ])("%d arcseconds behind in longitude, the winner is %s", (arcseconds, winner) => {
    const mercury = { longitude: -arcseconds / 3600, latitude: 0 };
    expect(wars({ mercury }, { winner: "lesser_longitude" })[0]?.winner).toBe(winner);
  });

  test("brightness has no tolerance", () => {
    const at = { mercury: { longitude: 0, latitude: 0 } };
    const brighter = (mercury: number) =>
      findGrahaYuddhas({ ...far, ...at }, { ...rules, winner: "brighter" }, (graha) =>
        graha === "mercury" ? mercury : 1,
      )[0]?.winner;
    expect([brighter(0.9999), brighter(1), brighter(1.0001)]).toEqual(["mercury", null, "mars"]);
  });

  test("Venus always wins against each other graha, and only her own wars", () => {
    const always = { venus: "always_wins" };
    for (const other of ["mars", "mercury", "jupiter", "saturn"] as const) {
      const found = wars({ [other]: { longitude: 216.5, latitude: 3 } }, always);
      expect(found.map(({ winner, rule }) => [winner, rule])).toEqual([["venus", "venus_always_wins"]]);
    }
    const others = wars({ mercury: { longitude: 0.5, latitude: 3 } }, always);
    expect(others.map(({ winner, rule }) => [winner, rule])).toEqual([["mercury", "northern_latitude"]]);
  });

  test("Venus by the rule, or always", () => {
    const states = { jupiter: { longitude: 216.5, latitude: 1 }, venus: { longitude: 216, latitude: -1 } };
    expect(wars(states)[0]?.winner).toBe("jupiter");
    expect(wars(states, { venus: "always_wins" })[0]).toMatchObject({ winner: "venus", rule: "venus_always_wins" });
  });

  test("within an arcsecond there is no winner; three fight in pairs", () => {
    const close = { mercury: { longitude: 0.5, latitude: 0.0002 }, jupiter: { longitude: 1, latitude: 3 } };
    const found = wars(close);
    expect(found.map(({ grahas, winner }) => [...grahas, winner])).toEqual([
      ["mars", "mercury", null],
      ["mars", "jupiter", "jupiter"],
      ["mercury", "jupiter", "jupiter"],
    ]);
  });
});

describe("ishta, kashta, rashmi and ranks", () => {
  test("their minimum and maximum", () => {
    expect(computeIshtaKashta(60, 60)).toEqual({ ishta: 60, kashta: 0 });
    expect(computeIshtaKashta(0, 0)).toEqual({ ishta: 0, kashta: 60 });
    expect(computeIshtaKashta(60 + 1e-12, 30).kashta).toBe(0);
    expect(computeRashmis(0, 180)).toEqual({ uccha: 2, cheshta: 14, subha: 8 });
  });

  test("equal strengths share a rank, and there are no ranks if one is unknown", () => {
    expect(computeRanks({ a: 3, b: 5, c: 3, d: 1 })).toEqual({ a: 2, b: 1, c: 2, d: 4 });
    expect(computeRanks({ a: 3, b: null })).toEqual({ a: null, b: null });
  });
});

describe("bhava bala", () => {
  const bhavas = (lagna: number, occupants: readonly string[][] = []) =>
    Array.from({ length: 12 }, (_, index) => ({
      middle: (lagna + 30 * index) % 360,
      occupants: (occupants[index] ?? []) as never[],
    }));
  const input = (lagna: number) => ({
    bhavas: bhavas(lagna, [["sun", "mercury"], ["jupiter"]]),
    longitudes: mapSaptaGrahas(() => 0),
    benefics: ["jupiter", "venus"] as const,
    totals: mapSaptaGrahas(() => 400),
    time: "day" as const,
  });

  test.each([
    // Madhyas at 10° of every sign from Aries on: quadruped, quadruped, biped, water …
    [10, [30, 20, 40, 60, 10, 10, 0, 50, 20, 60, 40, 20]],
    [20, [30, 20, 40, 60, 10, 10, 0, 50, 50, 0, 40, 20]],
  ])("dig bala of bhavas with madhyas at %d° of each sign from Aries", (lagna, digs) => {
    expect(computeBhavaBala(input(lagna), "raman").map(({ dig }) => dig)).toEqual(digs);
  });

  test("every sign has a class for each half", () => expect(Object.keys(SIGN_CLASSES)).toHaveLength(12));

  test("occupants and rising signs count only by BPHS, and the parts sum to the total", () => {
    const raman = computeBhavaBala(input(70), "raman");
    const bphs = computeBhavaBala(input(70), "bphs");
    // Gemini rises head first: fifteen by day. The Sun cancels what Mercury gives; Jupiter's is Cancer, strong by
    // night.
    expect(bphs.slice(0, 3).map(({ special }) => special)).toEqual([15, 60, 15]);
    expect(raman.every(({ special }) => special === 0)).toBe(true);
    for (const { adhipati, dig, drishti, special, total, rupas } of [...raman, ...bphs]) {
      expect(total).toBeCloseTo((adhipati ?? Number.NaN) + dig + drishti + (special ?? Number.NaN), 9);
      expect(rupas).toBeCloseTo((total ?? Number.NaN) / 60, 9);
    }
  });

  test("an unknown part gives no total", () => {
    const [first] = computeBhavaBala({ ...input(70), time: null }, "bphs");
    expect(first).toMatchObject({ special: null, total: null, rupas: null, rank: null });
    const [unknown] = computeBhavaBala({ ...input(70), totals: mapSaptaGrahas(() => null) }, "raman");
    expect(unknown).toMatchObject({ adhipati: null, special: 0, total: null });
  });
});

describe("schools of shadbala", () => {
  const chosen = (shadbala: object, preset: "lagna" | "drik" | "raman" = "lagna") =>
    resolveSettings({ preset, shadbala }).shadbala;

  test("a school sets its rules, single settings override it", () => {
    expect(chosen({})).toMatchObject({ school: "raman", ayana: "kranti", cheshta_mean: "modern" });
    expect(chosen({ school: "drik" })).toMatchObject(SCHOOLS.shadbala.drik);
    expect(chosen({ school: "bphs", drik: "quarter" })).toMatchObject({ drekkana: "bphs", drik: "quarter" });
  });

  test("a preset's own settings apply within its own school, not within another requested one", () => {
    expect(chosen({}, "raman").cheshta_mean).toBe("raman");
    expect(chosen({ school: "bphs" }, "raman").cheshta_mean).toBe("modern");
    expect(chosen({}, "drik")).toMatchObject({ school: "drik", mercury: "always_benefic" });
    expect(chosen({ school: "raman" }, "drik")).toEqual(chosen({}));
  });

  test("every school in the settings table is implemented", () => {
    expect(Object.keys(SCHOOLS.shadbala)).toEqual([...SETTINGS.shadbala.school]);
    expect(() => chosen({ school: "nobody" })).toThrow(/shadbala.school must be one of raman, drik, bphs/);
    expect(() => chosen({ school: "toString" })).toThrow(/shadbala.school/);
  });
});

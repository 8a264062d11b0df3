import { DASHA_IDS, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeBindus } from "../src/ashtakavarga/ashtakavarga.ts";
import { computeDasha } from "../src/dasha/dasha.ts";
import { computeCharaKarakas } from "../src/karaka/chara-karaka.ts";
import { computeArgalas } from "../src/point/argala.ts";
import { computeBhavaArudhas, computeGrahaArudhas } from "../src/point/arudha.ts";
import { computeDignities } from "../src/relation/dignity.ts";
import { computeGrahaDrishti } from "../src/relation/drishti.ts";
import { computeCompoundRelations } from "../src/relation/friendship.ts";
import { computeNaturalNature } from "../src/relation/nature.ts";
import { findYogas } from "../src/yoga/yoga.ts";
import { createSignRuleChart } from "../src/yoga/sign-rule-chart.ts";
import { rashiAt, rashiOf } from "../src/zodiac/rashi.ts";
import { normalize360 } from "./independent-tables.ts";
import { BIRTH_JD, createDashaContext, type Longitudes, YEAR_DAYS } from "./dasha/create-dasha-context.ts";

/** Properties that hold for every chart and every section. */
const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.3) / 1e6);
const charts = fc.tuple(...["lagna", ...GRAHAS.slice(0, 8)].map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] = values;
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: normalize360(rahu + 180) };
});

type Signs = Readonly<Record<Graha | "lagna", Rashi>>;
const each = <Value>(given: object, of: (value: never) => Value) =>
  Object.fromEntries(Object.entries(given).map(([id, value]) => [id, of(value as never)]));
const signsOf = (longitudes: Longitudes): Signs => each(longitudes, rashiOf) as Signs;

/** Computes everything that depends only on the positions of the bodies. */
function computeEverything(longitudes: Longitudes, dashas: readonly (typeof DASHA_IDS)[number][]) {
  const signs = signsOf(longitudes);
  const degrees = each(longitudes, (at: number) => at % 30) as Record<Graha, number>;
  const placement = { signs, degrees };
  const nature = computeNaturalNature(signs, normalize360(longitudes.moon - longitudes.sun));
  const context = createDashaContext(longitudes);
  return {
    nature,
    bindus: computeBindus(signs, "bphs"),
    arudhas: computeBhavaArudhas(signs.lagna, placement, "tenth_from_result"),
    ofGrahas: computeGrahaArudhas(placement, "tenth_from_result"),
    argalas: computeArgalas(placement, nature.malefics),
    karakas: computeCharaKarakas(longitudes),
    dignities: computeDignities(longitudes),
    aspects: computeGrahaDrishti(signs, signs.lagna),
    relations: computeCompoundRelations(signs),
    yogas: findYogas(createSignRuleChart({ signs, navamsa: signs })),
    dashas: dashas.map((id) => computeDasha(context, BIRTH_JD, YEAR_DAYS, id, { levels: 2 })),
  };
}

describe("every chart", () => {
  test("the order in which bodies are given has no effect", () => {
    const orders = fc.shuffledSubarray([...GRAHAS, "lagna" as const], { minLength: 10 });
    fc.assert(
      fc.property(
        charts,
        orders,
        fc.subarray([...DASHA_IDS], { minLength: 6, maxLength: 6 }),
        (chart, order, dashas) => {
          const shuffled = Object.fromEntries(order.map((id) => [id, chart[id]])) as Longitudes;
          expect(computeEverything(shuffled, dashas)).toEqual(computeEverything(chart, dashas));
        },
      ),
      { numRuns: 25 },
    );
  });

  test("if all bodies move by whole signs, results counted between positions move with them, or stay", () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 1, max: 11 }), (chart, by) => {
        const turned = each(chart, (at: number) => normalize360(at + 30 * by)) as Longitudes;
        const on = (sign: Rashi): Rashi => rashiAt(RASHIS.indexOf(sign) + by);
        const [before, after] = [computeEverything(chart, []), computeEverything(turned, [])];
        expect(after.nature).toEqual(before.nature);
        expect(after.relations).toEqual(before.relations);
        expect(after.karakas).toEqual(before.karakas);
        expect(after.aspects).toEqual(before.aspects.map((aspect) => ({ ...aspect, signs: aspect.signs.map(on) })));
        for (const row of GRAHAS.slice(0, 7)) {
          const turnedRow = after.bindus.bhinna[row as "sun"];
          expect(turnedRow).toEqual(RASHIS.map((_, sign) => before.bindus.bhinna[row as "sun"][(sign - by + 12) % 12]));
        }
      }),
      { numRuns: 40 },
    );
  });
});

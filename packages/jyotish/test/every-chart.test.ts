import { DASHA_IDS, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bindusOf } from "../src/ashtakavarga/ashtakavarga.ts";
import { dashaOf } from "../src/dasha/dasha.ts";
import { charaKarakas } from "../src/karaka/chara-karaka.ts";
import { argalas } from "../src/point/argala.ts";
import { bhavaArudhas, grahaArudhas } from "../src/point/arudha.ts";
import { dignities } from "../src/relation/dignity.ts";
import { grahaDrishti } from "../src/relation/drishti.ts";
import { compoundRelations } from "../src/relation/friendship.ts";
import { naturalNature } from "../src/relation/nature.ts";
import { yogasOf } from "../src/yoga/yoga.ts";
import { chartOfSigns } from "../src/yoga/chart-of-signs.ts";
import { rashiAt, rashiOf } from "../src/zodiac/rashi.ts";
import { turn } from "./by-hand.ts";
import { BIRTH_JD, groundOf, type Longitudes, YEAR_DAYS } from "./dasha/ground.ts";

/** What holds of every chart, whichever subject is asked. */
const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.3) / 1e6);
const charts = fc.tuple(...["lagna", ...GRAHAS.slice(0, 8)].map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] = values;
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: turn(rahu + 180) };
});

type Signs = Readonly<Record<Graha | "lagna", Rashi>>;
const each = <Value>(given: object, of: (value: never) => Value) =>
  Object.fromEntries(Object.entries(given).map(([id, value]) => [id, of(value as never)]));
const signsOf = (longitudes: Longitudes): Signs => each(longitudes, rashiOf) as Signs;

/** Everything told of a chart by where its bodies stand. */
function told(longitudes: Longitudes, dashas: readonly (typeof DASHA_IDS)[number][]) {
  const signs = signsOf(longitudes);
  const degrees = each(longitudes, (at: number) => at % 30) as Record<Graha, number>;
  const placement = { signs, degrees };
  const nature = naturalNature(signs, turn(longitudes.moon - longitudes.sun));
  const ground = groundOf(longitudes);
  return {
    nature,
    bindus: bindusOf(signs, "bphs"),
    arudhas: bhavaArudhas(signs.lagna, placement, "tenth_from_result"),
    ofGrahas: grahaArudhas(placement, "tenth_from_result"),
    argalas: argalas(placement, nature.malefics),
    karakas: charaKarakas(longitudes),
    dignities: dignities(longitudes),
    aspects: grahaDrishti(signs, signs.lagna),
    relations: compoundRelations(signs),
    yogas: yogasOf(chartOfSigns({ signs, navamsa: signs })),
    dashas: dashas.map((id) => dashaOf(ground, BIRTH_JD, YEAR_DAYS, id, { levels: 2 })),
  };
}

describe("every chart", () => {
  test("the order in which its bodies are named changes nothing", () => {
    const orders = fc.shuffledSubarray([...GRAHAS, "lagna" as const], { minLength: 10 });
    fc.assert(
      fc.property(
        charts,
        orders,
        fc.subarray([...DASHA_IDS], { minLength: 6, maxLength: 6 }),
        (chart, order, dashas) => {
          const shuffled = Object.fromEntries(order.map((id) => [id, chart[id]])) as Longitudes;
          expect(told(shuffled, dashas)).toEqual(told(chart, dashas));
        },
      ),
      { numRuns: 25 },
    );
  });

  test("turned by signs, what is counted from place to place turns with it, or stays", () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 1, max: 11 }), (chart, by) => {
        const turned = each(chart, (at: number) => turn(at + 30 * by)) as Longitudes;
        const on = (sign: Rashi): Rashi => rashiAt(RASHIS.indexOf(sign) + by);
        const [before, after] = [told(chart, []), told(turned, [])];
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

import { NAKSHATRAS_28, type Nakshatra28 } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import {
  findChakraMotion,
  findCornerVedha,
  findSquare,
  findVedhas,
  listCountedLines,
  SARVATOBHADRA,
  type Square,
  squareAt,
} from "../../src/chakra/sarvatobhadra.ts";
import { getTithiGroup } from "../../src/chakra/sarvatobhadra.data.ts";

const say = (squares: readonly Square[]) => squares.map((square) => squareAt(square).id).join(" ");

/** The figure of P.V.R. Narasimha Rao's book and of PyJHora, row by row from the north-west. */
const FIGURE = `
ii dhanishta shatabhisha purva_bhadrapada uttara_bhadrapada revati ashwini bharani a
shravana rii ga sa da cha la u krittika
abhijit kha ai aquarius pisces aries lri initial_a rohini
uttara_ashadha ja capricorn ah rikta o taurus va mrigashira
purva_ashadha bha sagittarius jaya purna nanda gemini ka ardra
mula ya scorpio am bhadra au cancer ha punarvasu
jyeshtha na e libra virgo leo lrii dda pushya
anuradha ri ta ra pa tta ma uu ashlesha
i vishakha swati chitra hasta uttara_phalguni purva_phalguni magha aa`;

test("the 81 squares are those of the figure", () => {
  const rows = SARVATOBHADRA.map((row) => row.map(({ id }) => id).join(" "));
  expect(`\n${rows.join("\n")}`).toBe(FIGURE);
});

test("each of the 28 stars has one square, and vowels fill the diagonals", () => {
  expect(new Set(NAKSHATRAS_28.map((id) => findSquare({ kind: "star", id }).join())).size).toBe(28);
  const kinds = SARVATOBHADRA.map((row, index) => [row[index]?.kind, row[8 - index]?.kind]);
  expect(kinds.toSpliced(4, 1).flat()).toEqual(Array(16).fill("vowel"));
});

/** Read from the figure with a ruler: punarvasu, and the stars beside all four corners. */
test.each<[Nakshatra28, string, string, string]>([
  [
    "punarvasu",
    "ha cancer au bhadra am scorpio ya mula",
    "dda ma uttara_phalguni",
    "ka taurus aries da purva_bhadrapada",
  ],
  ["bharani", "u initial_a va ka ha dda uu magha", "krittika", "la aries rikta jaya scorpio na anuradha"],
  ["krittika", "u la cha da sa ga rii shravana", "initial_a taurus nanda bhadra libra ta vishakha", "bharani"],
  ["ashlesha", "uu ma tta pa ra ta ri anuradha", "magha", "dda cancer nanda rikta aquarius ga dhanishta"],
  ["magha", "uu dda ha ka va initial_a u bharani", "ma leo bhadra jaya capricorn kha shravana", "ashlesha"],
  ["vishakha", "ri na ya bha ja kha rii dhanishta", "anuradha", "ta libra bhadra nanda taurus initial_a krittika"],
  ["anuradha", "ri ta ra pa tta ma uu ashlesha", "na scorpio jaya rikta aries la bharani", "vishakha"],
  ["shravana", "rii ga sa da cha la u krittika", "dhanishta", "kha capricorn jaya bhadra leo ma magha"],
  ["dhanishta", "rii kha ja bha ya na ri vishakha", "ga aquarius rikta nanda cancer dda ashlesha", "shravana"],
])("the vedhas of %s", (star, across, forward, backward) => {
  const found = findVedhas(star);
  expect([say(found.across), say(found.forward), say(found.backward)]).toEqual([across, forward, backward]);
});

test("a star hit by another one hits it back, by the opposite line", () => {
  const opposite = { across: "across", forward: "backward", backward: "forward" } as const;
  for (const star of NAKSHATRAS_28) {
    for (const [line, squares] of Object.entries(findVedhas(star)) as [keyof typeof opposite, readonly Square[]][]) {
      const end = squareAt(squares.at(-1) as Square).id as Nakshatra28;
      expect(say(findVedhas(end)[opposite[line]].slice(-1)), `${star} ${line} ${end}`).toBe(star);
    }
  }
});

test("at a corner the four vowels and the middle are hit, from a quarter of a star before it to a quarter after", () => {
  expect(say(findCornerVedha("bharani", 0.75))).toBe("a u lri o purna");
  expect(say(findCornerVedha("krittika", 0.2))).toBe("a u lri o purna");
  expect(say(findCornerVedha("magha", 0))).toBe("aa uu lrii au purna");
  expect(say(findCornerVedha("vishakha", 0.9))).toBe("i ri e am purna");
  expect(say(findCornerVedha("dhanishta", 0.1))).toBe("ii rii ai ah purna");
  expect(findCornerVedha("bharani", 0.74)).toEqual([]);
  expect(findCornerVedha("krittika", 0.25)).toEqual([]);
  expect(findCornerVedha("rohini", 0.1)).toEqual([]);
});

describe("the vedhas that count", () => {
  test.each([
    ["saturn", -0.02, "retrograde", ["backward", "corner"]],
    ["saturn", 0.12, "fast", ["forward", "corner"]],
    ["saturn", 0.01, "mean", ["across", "corner"]],
    ["mercury", 1.4, "fast", ["forward", "corner"]],
    ["moon", 12, "fast", ["across", "forward", "backward", "corner"]],
    ["sun", 0.95, "fast", ["across", "forward", "backward", "corner"]],
    ["rahu", 0.01, "retrograde", ["across", "forward", "backward", "corner"]],
  ] as const)("of %s at %f° a day", (graha, speed, motion, lines) => {
    expect(findChakraMotion(graha, speed)).toBe(motion);
    expect(listCountedLines(graha, motion, "by_motion")).toEqual(lines);
    expect(listCountedLines(graha, motion, "all")).toHaveLength(4);
  });
});

test.each([
  [1, "nanda"],
  [7, "bhadra"],
  [13, "jaya"],
  [19, "rikta"],
  [15, "purna"],
  [30, "purna"],
  [21, "nanda"],
])("tithi %i is %s", (number, group) => {
  expect(getTithiGroup(number)).toBe(group);
});

import {
  CHAKRA_CONSONANTS,
  CHAKRA_VOWELS,
  type ChakraConsonant,
  type ChakraMotion,
  type Graha,
  NAKSHATRAS_28,
  type Nakshatra28,
  RASHIS,
  type Rashi,
  TITHI_GROUPS,
  VEDHA_LINES,
  type VedhaLine,
  type VedhaRule,
} from "@lagna/terms";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import {
  type ChakraSquare,
  CORNER_STARS,
  FIRST_SIGN,
  FIRST_STAR,
  MEAN_DAILY_MOTION_DEG,
  TITHI_SQUARES,
} from "./sarvatobhadra.data.ts";

/** [row, column] from the north-west corner, 0 to 8. */
export type Square = readonly [row: number, column: number];

export const CHAKRA_SIZE = 9;
const LAST = CHAKRA_SIZE - 1;

/** The squares of one ring without its corners: east from the north, south from the east, west, north. */
function listRing(ring: number): Square[] {
  const [low, high] = [ring, LAST - ring];
  const inner = Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index);
  return [
    ...inner.map((row): Square => [row, high]),
    ...inner.toReversed().map((column): Square => [high, column]),
    ...inner.toReversed().map((row): Square => [row, low]),
    ...inner.map((column): Square => [low, column]),
  ];
}

/** The corners of one ring: north-east, south-east, south-west, north-west. */
const listCorners = (ring: number): Square[] => [
  [ring, LAST - ring],
  [LAST - ring, LAST - ring],
  [LAST - ring, ring],
  [ring, ring],
];

const rotate = <Item>(items: readonly Item[], first: number): Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
];

function createGrid(): readonly (readonly ChakraSquare[])[] {
  const grid = Array.from({ length: CHAKRA_SIZE }, (): ChakraSquare[] => []);
  const put = ([row, column]: Square, square: ChakraSquare): void => {
    (grid[row] as ChakraSquare[])[column] = square;
  };
  const stars = rotate(NAKSHATRAS_28, NAKSHATRAS_28.indexOf(FIRST_STAR));
  const signs = rotate(RASHIS, RASHI_INDEX[FIRST_SIGN]);
  listRing(0).forEach((at, index) => put(at, { kind: "star", id: stars[index] as Nakshatra28 }));
  listRing(1).forEach((at, index) => {
    put(at, { kind: "consonant", id: CHAKRA_CONSONANTS[index] as ChakraConsonant });
  });
  listRing(2).forEach((at, index) => put(at, { kind: "sign", id: signs[index] as Rashi }));
  CHAKRA_VOWELS.forEach((id, index) => {
    put(listCorners(Math.floor(index / 4))[index % 4] as Square, { kind: "vowel", id });
  });
  for (const id of TITHI_GROUPS) put(TITHI_SQUARES[id], { kind: "tithi", id });
  return grid;
}

/** The 81 squares by row from the north and column from the west. */
export const SARVATOBHADRA: readonly (readonly ChakraSquare[])[] = createGrid();

export const squareAt = ([row, column]: Square): ChakraSquare =>
  (SARVATOBHADRA[row] as readonly ChakraSquare[])[column] as ChakraSquare;

const SQUARES: ReadonlyMap<string, Square> = new Map(
  SARVATOBHADRA.flatMap((row, at) => row.map(({ kind, id }, column) => [`${kind} ${id}`, [at, column] as const])),
);

/** Where something is. */
export const findSquare = ({ kind, id }: ChakraSquare): Square => SQUARES.get(`${kind} ${id}`) as Square;

function walk([row, column]: Square, [down, right]: Square): Square[] {
  const squares: Square[] = [];
  for (
    let at: Square = [row + down, column + right];
    at.every((place) => place >= 0 && place < CHAKRA_SIZE);
    at = [at[0] + down, at[1] + right]
  ) {
    squares.push(at);
  }
  return squares;
}

/** The step inwards from a side, and the step along it in the order of the stars. */
function findSteps([row, column]: Square): { readonly inwards: Square; readonly along: Square } {
  if (column === LAST) return { inwards: [0, -1], along: [1, 0] };
  if (row === LAST) return { inwards: [-1, 0], along: [0, -1] };
  if (column === 0) return { inwards: [0, 1], along: [-1, 0] };
  return { inwards: [1, 0], along: [0, 1] };
}

/** The squares of the three vedhas of a star, from the nearest to the farthest; its own is not among them. */
export function findVedhas(star: Nakshatra28): Readonly<Record<"across" | "forward" | "backward", readonly Square[]>> {
  const at = findSquare({ kind: "star", id: star });
  const { inwards, along } = findSteps(at);
  return {
    across: walk(at, inwards),
    forward: walk(at, [inwards[0] + along[0], inwards[1] + along[1]]),
    backward: walk(at, [inwards[0] - along[0], inwards[1] - along[1]]),
  };
}

/** The four vowels and the tithis of the middle, for a graha at the corner; empty elsewhere. `fraction` is that of its star. */
export function findCornerVedha(star: Nakshatra28, fraction: number): readonly Square[] {
  const found = CORNER_STARS.find(
    ({ before, after }) => (star === before && fraction >= 0.75) || (star === after && fraction < 0.25),
  );
  if (!found) return [];
  const [row, column] = found.corner;
  return [found.corner, ...walk(found.corner, [row === 0 ? 1 : -1, column === 0 ? 1 : -1]).slice(0, 4)];
}

/** The motion as the chakra judges it; a node is always retrograde, the Sun and the Moon are always fast. */
export function findChakraMotion(graha: Graha, speed: number): ChakraMotion {
  if (graha === "rahu" || graha === "ketu") return "retrograde";
  if (graha === "sun" || graha === "moon") return "fast";
  if (speed < 0) return "retrograde";
  return speed > MEAN_DAILY_MOTION_DEG[graha] ? "fast" : "mean";
}

const LINE_OF_MOTION = { retrograde: "backward", fast: "forward", mean: "across" } as const;

/** The lines of a graha that count. The corner's vedha always does. */
export function listCountedLines(graha: Graha, motion: ChakraMotion, rule: VedhaRule): readonly VedhaLine[] {
  const isOneWay = graha === "sun" || graha === "moon" || graha === "rahu" || graha === "ketu";
  return rule === "all" || isOneWay ? VEDHA_LINES : [LINE_OF_MOTION[motion], "corner"];
}

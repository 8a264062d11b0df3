import { drawTriPataki, type TriPatakiEnd } from "@lagna/chart-drawing";
import type { VarshaphalData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import type { Point, TextPrimitive } from "../../graphics/drawing-primitives.ts";
import { createLine, createText, setStructure, translatePrimitive } from "./create-drawing-primitives.ts";
import type { Block } from "./create-layout-blocks.ts";
import { INK } from "./paper-sizes.ts";
import type { PrintFormats } from "./print-formats.ts";

type Places = VarshaphalData["tri_pataki"];

/** Room for the labels around the square, and for the flags above it. */
const MARGIN = { side: 46, top: 40, bottom: 24 } as const;
const SIZE = 6.8;

/** Where the first line of an end's label is, and to which side its text runs. */
const LABELS: Readonly<Record<TriPatakiEnd["side"], Point & Pick<TextPrimitive, "anchor">>> = {
  top: { x: 4, y: -4, anchor: "start" },
  left: { x: -5, y: -1, anchor: "end" },
  right: { x: 5, y: -1, anchor: "start" },
  bottom: { x: 0, y: 9, anchor: "middle" },
};

/** The sign at each of the twelve ends: that of the annual lagna at the middle flag. */
function signAtPlace(places: Places, place: number): Rashi {
  const flag = places.find(({ body }) => body === "lagna")?.sign ?? "aries";
  return RASHIS[(RASHIS.indexOf(flag) + place - 1) % RASHIS.length] as Rashi;
}

/** The chakra of three flags, with the bodies at its ends. */
export function renderTriPataki(places: Places, width: number, { say }: PrintFormats): Block {
  const side = width - 2 * MARGIN.side;
  const drawing = drawTriPataki(side);
  const short = (body: Places[number]["body"]): string =>
    say(body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body], "short");
  const labels = drawing.ends.flatMap(({ place, at, side: edge }) => {
    const { x, y, anchor } = LABELS[edge];
    const bodies = places.filter((each) => each.place === place).map(({ body }) => short(body));
    const look = { size: SIZE, anchor } as const;
    return [
      createText(say(RASHI_WORDS[signAtPlace(places, place)], "short"), at.x + x, at.y + y, {
        ...look,
        ink: INK.second,
      }),
      ...(bodies.length > 0
        ? [
            createText(bodies.join(" "), at.x + x, at.y + y + (edge === "top" ? -SIZE - 1.5 : SIZE + 1.5), {
              ...look,
              weight: 600,
            }),
          ]
        : []),
    ];
  });
  const primitives = [
    ...drawing.lines.map(({ from, to }) => createLine(from, to, 0.5)),
    ...drawing.flags.map(([top, , bottom]) => createLine(top, { x: bottom.x, y: 0 }, 0.7)),
    ...drawing.flags.map((points) => ({ kind: "shape" as const, points, fill: INK.black })),
    ...labels,
  ].map((primitive) => translatePrimitive(primitive, MARGIN.side, MARGIN.top));
  const alt = places.map(({ body, sign }) => `${short(body)}: ${say(RASHI_WORDS[sign])}`).join(", ");
  return { height: side + MARGIN.top + MARGIN.bottom, primitives: setStructure(primitives, [{ type: "Figure", alt }]) };
}

import type { ChartInput } from "@lagna/chart-drawing";
import {
  type Graha,
  GRAHA_WORDS,
  type Language,
  type Nakshatra,
  NAKSHATRA_WORDS,
  type Rashi,
  RASHI_WORDS,
} from "@lagna/terms";
import type { DrawingPrimitive, Sheet } from "../../graphics/drawing-primitives.ts";
import { measureText, truncateToWidth, wrapLines } from "../../graphics/shape-text.ts";
import { type ChartLook, renderChart, renderFramedChart, type Palette } from "./render-chart.ts";
import { createLine, createRule, createText } from "./create-drawing-primitives.ts";
import { type BirthDay, formatClockTime, type PrintFormats, createPrintFormats } from "./print-formats.ts";

/** What a share card may show. Of what it does not show it names only the Moon, with the reason. */
export interface CardFacts {
  readonly name: string | null;
  /** Local date and time of birth, or only the date. */
  readonly born: (BirthDay & { readonly city: string; readonly cityInHindi: string | null }) | null;
  readonly lagna: ChartInput["lagna"] | null;
  readonly grahas: readonly (Omit<ChartInput["grahas"][number], "sign" | "retrograde" | "combust"> & {
    readonly sign: Rashi | null;
    readonly retrograde?: boolean | null | undefined;
    readonly combust?: boolean | null | undefined;
  })[];
  readonly moon: Nakshatra | null;
  /** What of the Moon is left out because it changes within the hours that the hidden or unknown time leaves open. */
  readonly withheldMoon?: "sign" | "nakshatra" | null;
  /** `until` is an instant; null if it would reveal the time of birth. */
  readonly running: { readonly lords: readonly Graha[]; readonly until: string | null } | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The web app's dark theme: its colour tokens, converted from oklch to sRGB. */
export const NIGHT_COLOURS = {
  ground: "#0d1023",
  ink: "#f3eee3",
  muted: "#a9adbe",
  line: "#2e3349",
  accent: "#ddb049",
} as const;
/** Copper, silver, red, green, amber, rose, blue, smoke, earth. The dot is always shown beside the graha's name. */
const GRAHA_INKS: Readonly<Record<Graha, string>> = {
  sun: "#f08947",
  moon: "#e2e5f2",
  mars: "#e25450",
  mercury: "#97eaa9",
  jupiter: "#f9d357",
  venus: "#fc9cd3",
  saturn: "#6189ef",
  rahu: "#8e899c",
  ketu: "#c0a293",
};
const NIGHT_PALETTE: Palette = {
  line: "#6e738a",
  ink: NIGHT_COLOURS.ink,
  muted: NIGHT_COLOURS.muted,
  wash: "#241f1c",
  lagna: NIGHT_COLOURS.accent,
  tick: NIGHT_COLOURS.accent,
  dots: (graha) => GRAHA_INKS[graha],
};

const CARD_TEXT = {
  en: {
    product: "Lagna",
    lagna: "{{lagna}} rising",
    moon: "Moon in {{moon}}",
    neither: "A kundli",
    dasha: "{{lords}} dasha",
    until: "{{lords}} until {{until}}",
    of: "Kundli of {{name}}",
    withheld: {
      sign: "The Moon is not shown: it changes sign within the hours of birth that are left open.",
      nakshatra: "The Moon’s star is not shown: it changes within the hours of birth that are left open.",
    },
  },
  hi: {
    product: "लग्न",
    lagna: "{{lagna}} लग्न",
    moon: "चंद्र {{moon}} में",
    neither: "एक कुंडली",
    dasha: "{{lords}} दशा",
    until: "{{lords}}, {{until}} तक",
    of: "{{name}} की कुंडली",
    withheld: {
      sign: "चंद्र नहीं दिखाया गया: जन्म के जितने घंटे खुले हैं, उनमें उसकी राशि बदलती है।",
      nakshatra: "चंद्र नक्षत्र नहीं दिखाया गया: जन्म के जितने घंटे खुले हैं, उनमें वह बदलता है।",
    },
  },
} as const;

const fillParams = (sentence: string, params: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");

/** The headline facts of a chart, one per line. */
function formatRisingLines({ lagna, moon }: CardFacts, language: Language): string[] {
  const words = CARD_TEXT[language];
  const lines = [
    ...(lagna ? [fillParams(words.lagna, { lagna: RASHI_WORDS[lagna.sign][language] })] : []),
    ...(moon ? [fillParams(words.moon, { moon: NAKSHATRA_WORDS[moon][language] })] : []),
  ];
  return lines.length > 0 ? lines : [words.neither];
}

function formatDashaLine({ running }: CardFacts, speech: PrintFormats): string | null {
  if (!running) return null;
  const lords = running.lords.map((lord) => speech.say(GRAHA_WORDS[lord])).join("–");
  const words = CARD_TEXT[speech.language];
  return running.until === null
    ? fillParams(words.dasha, { lords })
    : fillParams(words.until, { lords, until: speech.month(running.until) });
}

/** Title and description of a link preview, with the same facts as the card. */
export function formatCardHeadline(facts: CardFacts, language: Language): { title: string; description: string } {
  const words = CARD_TEXT[language];
  const rising = formatRisingLines(facts, language).join(", ");
  const title = facts.name === null ? rising : fillParams(words.of, { name: facts.name });
  const rest = [facts.name === null ? null : rising, formatDashaLine(facts, createPrintFormats(language, "+00:00"))];
  return { title, description: [...rest.filter(Boolean), words.product].join(" · ") };
}

/** The known part of the chart: without a lagna, houses count from the Moon as usual, else from Aries, and no lagna is marked. */
function toChartInput({ lagna, grahas }: CardFacts): ChartInput {
  const moon = grahas.find(({ id }) => id === "moon")?.sign;
  return {
    lagna: lagna ?? { sign: moon ?? "aries" },
    grahas: grahas.flatMap(({ id, sign, degree, retrograde, combust, dignity }) =>
      sign === null
        ? []
        : [{ id, sign, degree, retrograde: !isNode(id) && retrograde === true, combust: combust === true, dignity }],
    ),
  };
}
const isNode = (id: Graha): boolean => id === "rahu" || id === "ketu";

export function createBrandPrimitives(x: number, y: number, side: number, product: string): DrawingPrimitive[] {
  const [middle, end] = [side / 2, side];
  const corners = [
    [0, 0, end, 0],
    [end, 0, end, end],
    [end, end, 0, end],
    [0, end, 0, 0],
    [0, 0, end, end],
    [end, 0, 0, end],
    [middle, 0, end, middle],
    [end, middle, middle, end],
    [middle, end, 0, middle],
    [0, middle, middle, 0],
  ] as const;
  const strokes = corners.map(([ax, ay, bx, by]) =>
    createLine({ x: x + ax, y: y + ay }, { x: x + bx, y: y + by }, 1.8, NIGHT_COLOURS.accent),
  );
  return [...strokes, createText(product, x + side + 17, y + side - 2, { size: 26, ink: NIGHT_COLOURS.ink })];
}

const LEFT = 636;
const RIGHT = WIDTH - 52;

/** Name and birth date, as far as they may be shown; otherwise empty. */
function createPersonPrimitives({ name, born }: CardFacts, speech: PrintFormats): DrawingPrimitive[] {
  if (name === null && born === null) return [];
  const room = RIGHT - LEFT;
  const time = born ? formatClockTime(born.local) : "";
  const city = (speech.language === "hi" && born?.cityInHindi) || born?.city;
  const when = born && `${speech.day(born)}${time ? `, ${time}` : ""}, ${city}`;
  const rows = [
    ...(name === null
      ? []
      : [
          createText(truncateToWidth(name, 24, room, 600), LEFT, 529, {
            size: 24,
            weight: 600,
            ink: NIGHT_COLOURS.ink,
          }),
        ]),
    ...(when
      ? [
          createText(truncateToWidth(when, 21, room), LEFT, name === null ? 529 : 561, {
            size: 21,
            ink: NIGHT_COLOURS.muted,
          }),
        ]
      : []),
  ];
  return [createRule(LEFT, 486, room, 1, NIGHT_COLOURS.line), ...rows];
}

const NOTE = { size: 19, step: 27, bottom: 452 } as const;

/** Why the Moon, or its star, is missing; above the rule of the person. */
function createMoonNote({ withheldMoon }: CardFacts, language: Language): DrawingPrimitive[] {
  if (!withheldMoon) return [];
  const lines = wrapLines(CARD_TEXT[language].withheld[withheldMoon], NOTE.size, RIGHT - LEFT);
  return lines.map((line, index) =>
    createText(line, LEFT, NOTE.bottom - (lines.length - 1 - index) * NOTE.step, {
      size: NOTE.size,
      ink: NIGHT_COLOURS.muted,
    }),
  );
}

/** The headline in the largest type size at which each line fits. */
function createHeadlinePrimitives(lines: readonly string[]): { primitives: DrawingPrimitive[]; bottom: number } {
  const room = RIGHT - LEFT;
  const shown = lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
  const widest = Math.max(...shown.map((line) => measureText(line, 1, 300)));
  const size = Math.min(66, room / widest);
  const [top, step] = [242, size * 1.26];
  return {
    primitives: shown.map((line, index) =>
      createText(line, LEFT, top + index * step, { size, weight: 300, ink: NIGHT_COLOURS.ink }),
    ),
    bottom: top + (shown.length - 1) * step,
  };
}

/** The framed birth chart if degrees may be shown; otherwise the plain chart at the same overall size. */
function createChartPrimitives(facts: CardFacts, look: ChartLook): DrawingPrimitive[] {
  const input = toChartInput(facts);
  const hasAllDegrees =
    input.grahas.length === facts.grahas.length && input.grahas.every(({ degree }) => degree !== undefined);
  return hasAllDegrees
    ? renderFramedChart(
        { input, side: 424, depth: { x: 50, y: 44 }, fontSize: 18.5, namesSigns: false },
        { x: 53, y: 59 },
        look,
      )
    : renderChart(input, { x: 59, y: 59 }, 512, 22, look);
}

/** A shared kundli as one picture: the chart, two facts, the running dasha, and the person as far as that may be shown. */
export function renderCard(facts: CardFacts, language: Language): Sheet {
  const speech = createPrintFormats(language, "+00:00");
  const look = { style: "north", language, palette: NIGHT_PALETTE, namesLagna: facts.lagna !== null } as const;
  const { primitives: headline, bottom } = createHeadlinePrimitives(formatRisingLines(facts, language));
  const dasha = formatDashaLine(facts, speech);
  const primitives = [
    ...createChartPrimitives(facts, look),
    ...createBrandPrimitives(641, 66, 22, CARD_TEXT[language].product),
    ...headline,
    ...(dasha
      ? [
          createText(truncateToWidth(dasha, 27, RIGHT - LEFT), LEFT, bottom + 58, {
            size: 27,
            ink: NIGHT_COLOURS.accent,
          }),
        ]
      : []),
    ...createMoonNote(facts, language),
    ...createPersonPrimitives(facts, speech),
  ];
  return { width: WIDTH, height: HEIGHT, ground: NIGHT_COLOURS.ground, primitives };
}

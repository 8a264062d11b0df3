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
import type { Mark, Sheet } from "../../press/marks.ts";
import { fitted, textWidth } from "../../press/typeset.ts";
import { type ChartLook, chartMarks, framedChartMarks, type Palette } from "./chart-marks.ts";
import { line, rule, text } from "./draw.ts";
import { clockTime, type Speech, speechOf } from "./speech.ts";

/** What a share card may say; what is null is not hinted at. */
export interface CardFacts {
  readonly name: string | null;
  /** The wall clock of the birth, or its day alone. */
  readonly born: { readonly local: string; readonly city: string; readonly cityInHindi: string | null } | null;
  readonly lagna: ChartInput["lagna"] | null;
  readonly grahas: readonly (Omit<ChartInput["grahas"][number], "sign" | "retrograde" | "combust"> & {
    readonly sign: Rashi | null;
    readonly retrograde?: boolean | null | undefined;
    readonly combust?: boolean | null | undefined;
  })[];
  readonly moon: Nakshatra | null;
  /** `until` is an instant; null where it would tell the time of birth. */
  readonly running: { readonly lords: readonly Graha[]; readonly until: string | null } | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The web app's night, in the colours a picture knows (its tokens, oklch to sRGB). */
const NIGHT = {
  ground: "#0d1023",
  ink: "#f3eee3",
  muted: "#a9adbe",
  line: "#2e3349",
  accent: "#ddb049",
} as const;
/** Copper, silver, red, green, amber, rose, blue, smoke, earth; always with the name beside the dot. */
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
const NIGHT_CHART: Palette = {
  line: "#6e738a",
  ink: NIGHT.ink,
  muted: NIGHT.muted,
  wash: "#241f1c",
  lagna: NIGHT.accent,
  tick: NIGHT.accent,
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
  },
  hi: {
    product: "लग्न",
    lagna: "{{lagna}} लग्न",
    moon: "चंद्र {{moon}} में",
    neither: "एक कुंडली",
    dasha: "{{lords}} दशा",
    until: "{{lords}}, {{until}} तक",
    of: "{{name}} की कुंडली",
  },
} as const;

const filled = (sentence: string, params: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");

/** What one remembers a chart by, a line each. */
function risingLines({ lagna, moon }: CardFacts, language: Language): string[] {
  const words = CARD_TEXT[language];
  const lines = [
    ...(lagna ? [filled(words.lagna, { lagna: RASHI_WORDS[lagna.sign][language] })] : []),
    ...(moon ? [filled(words.moon, { moon: NAKSHATRA_WORDS[moon][language] })] : []),
  ];
  return lines.length > 0 ? lines : [words.neither];
}

function dashaLine({ running }: CardFacts, speech: Speech): string | null {
  if (!running) return null;
  const lords = running.lords.map((lord) => speech.say(GRAHA_WORDS[lord])).join("–");
  const words = CARD_TEXT[speech.language];
  return running.until === null
    ? filled(words.dasha, { lords })
    : filled(words.until, { lords, until: speech.month(running.until) });
}

/** What a link is called where it is shown: the same as the card says. */
export function cardHeadline(facts: CardFacts, language: Language): { title: string; description: string } {
  const words = CARD_TEXT[language];
  const rising = risingLines(facts, language).join(", ");
  const title = facts.name === null ? rising : filled(words.of, { name: facts.name });
  const rest = [facts.name === null ? null : rising, dashaLine(facts, speechOf(language, "+00:00"))];
  return { title, description: [...rest.filter(Boolean), words.product].join(" · ") };
}

/** The chart as far as it is known: without a lagna it is counted from the Moon, as is usual, else from Aries, and no lagna is named. */
function chartOf({ lagna, grahas }: CardFacts): ChartInput {
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

function brandMarks(x: number, y: number, side: number, product: string): Mark[] {
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
    line({ x: x + ax, y: y + ay }, { x: x + bx, y: y + by }, 1.8, NIGHT.accent),
  );
  return [...strokes, text(product, x + side + 17, y + side - 2, { size: 26, ink: NIGHT.ink })];
}

const LEFT = 636;
const RIGHT = WIDTH - 52;

/** Whose it is and when they were born, as far as that is shown; else nothing stands there. */
function whoMarks({ name, born }: CardFacts, speech: Speech): Mark[] {
  if (name === null && born === null) return [];
  const room = RIGHT - LEFT;
  const time = born ? clockTime(born.local) : "";
  const city = (speech.language === "hi" && born?.cityInHindi) || born?.city;
  const when = born && `${speech.day(born.local)}${time ? `, ${time}` : ""}, ${city}`;
  const rows = [
    ...(name === null ? [] : [text(fitted(name, 24, room, 600), LEFT, 529, { size: 24, weight: 600, ink: NIGHT.ink })]),
    ...(when ? [text(fitted(when, 21, room), LEFT, name === null ? 529 : 561, { size: 21, ink: NIGHT.muted })] : []),
  ];
  return [rule(LEFT, 486, room, 1, NIGHT.line), ...rows];
}

/** Two lines at the largest size at which each fits. */
function headlineMarks(lines: readonly string[]): { marks: Mark[]; bottom: number } {
  const room = RIGHT - LEFT;
  const said = lines.map((own, index) => (index < lines.length - 1 ? `${own},` : own));
  const widest = Math.max(...said.map((own) => textWidth(own, 1, 300)));
  const size = Math.min(66, room / widest);
  const [top, step] = [242, size * 1.26];
  return {
    marks: said.map((own, index) => text(own, LEFT, top + index * step, { size, weight: 300, ink: NIGHT.ink })),
    bottom: top + (said.length - 1) * step,
  };
}

/** The dial at birth where degrees may be shown; without them the chart alone, as large as both. */
function chartOrDial(facts: CardFacts, look: ChartLook): Mark[] {
  const input = chartOf(facts);
  const known = input.grahas.length === facts.grahas.length && input.grahas.every(({ degree }) => degree !== undefined);
  return known
    ? framedChartMarks(
        { input, side: 424, depth: { x: 50, y: 44 }, fontSize: 18.5, namesSigns: false },
        { x: 53, y: 59 },
        look,
      )
    : chartMarks(input, { x: 59, y: 59 }, 512, 22, look);
}

/** A shared kundli as one picture: the chart, two facts, the running dasha, and whose it is as far as that may be said. */
export function cardSheet(facts: CardFacts, language: Language): Sheet {
  const speech = speechOf(language, "+00:00");
  const look = { style: "north", language, palette: NIGHT_CHART, namesLagna: facts.lagna !== null } as const;
  const { marks: headline, bottom } = headlineMarks(risingLines(facts, language));
  const dasha = dashaLine(facts, speech);
  const marks = [
    ...chartOrDial(facts, look),
    ...brandMarks(641, 66, 22, CARD_TEXT[language].product),
    ...headline,
    ...(dasha ? [text(fitted(dasha, 27, RIGHT - LEFT), LEFT, bottom + 58, { size: 27, ink: NIGHT.accent })] : []),
    ...whoMarks(facts, speech),
  ];
  return { width: WIDTH, height: HEIGHT, ground: NIGHT.ground, marks };
}

import type { VerifyResponse } from "@lagna/contract";

/** The words on the picture, in the reader's language. */
export interface VerifyCardTexts {
  readonly product: string;
  readonly kind: string;
  /** The headline; the second line is emphasised if claims are wrong. */
  readonly headline: readonly [string, string];
  /** The wrong claims, and what presses the reader. */
  readonly wrong: string;
  readonly pressure: string;
  readonly invitation: string;
  readonly privacy: string;
}

type Sign = "supported" | "contradicted" | "pressure";

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
const RIGHT = WIDTH - LEFT;
/** The dark theme, whatever the page shows: the picture leaves it. */
const INK: Readonly<Record<"ground" | "ink" | "muted" | "accent", string>> = {
  ground: "#0d1023",
  ink: "#f3eee3",
  muted: "#a9adbe",
  accent: "#ddb049",
};
const SIGNS: Readonly<Record<Sign, { readonly text: string; readonly ink: string; readonly wash: string }>> = {
  supported: { text: "✓", ink: "#7fd8a0", wash: "#1c2c36" },
  contradicted: { text: "✕", ink: "#f48a84", wash: "#2f2135" },
  pressure: { text: "!", ink: "#f3bd73", wash: "#2c2933" },
};
const SQUARE = 66;
const GAP = 12;
const MAX_SQUARES = 13;

/** One square for each claim that a chart decides, in the order of the text, and one for each sentence that presses. */
export const listCardSigns = ({ claims, pressures }: Pick<VerifyResponse, "claims" | "pressures">): Sign[] => [
  ...claims
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ verdict }): Sign[] => (verdict === "supported" || verdict === "contradicted" ? [verdict] : [])),
  ...pressures.map((): Sign => "pressure"),
];

/** The words of the wrong claims; those with a year are left out, since a date could tell the birth. */
export const listWrongWords = ({ claims }: Pick<VerifyResponse, "claims">): string =>
  claims
    .filter(({ verdict, text }) => verdict === "contradicted" && !/\d{3}|[०-९]{3}/u.test(text))
    .toSorted((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(", ");

interface TextLook {
  readonly size?: number;
  readonly weight?: number;
  readonly ink?: string;
  readonly align?: CanvasTextAlign;
}

function createPen(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  const family = getComputedStyle(document.body).fontFamily;
  const setFont = (size: number, weight: number) => (context.font = `${weight} ${size}px ${family}`);
  return {
    context,
    text: (
      words: string,
      x: number,
      y: number,
      { size = 24, weight = 400, ink = INK.ink, align = "left" }: TextLook = {},
    ) => {
      setFont(size, weight);
      context.fillStyle = ink;
      context.textAlign = align;
      context.fillText(words, x, y);
    },
    /** The largest size at which a text fits. */
    fit: (words: string, size: number, weight: number): number => {
      setFont(size, weight);
      return Math.min(size, (size * (RIGHT - LEFT)) / context.measureText(words).width);
    },
    cut: (words: string, size: number, room: number): string => {
      setFont(size, 400);
      let shown = words;
      while (shown.length > 1 && context.measureText(`${shown}…`).width > room) shown = shown.slice(0, -1);
      return shown === words ? words : `${shown.trimEnd()}…`;
    },
  };
}
type Pen = ReturnType<typeof createPen>;

function drawBrand({ context, text }: Pen, product: string): void {
  const [x, y, side] = [LEFT + 2, 67, 25];
  context.strokeStyle = INK.accent;
  context.lineWidth = 1.8;
  context.strokeRect(x, y, side, side);
  context.beginPath();
  const points = [
    [0, 0, 1, 1],
    [1, 0, 0, 1],
    [0.5, 0, 1, 0.5],
    [1, 0.5, 0.5, 1],
    [0.5, 1, 0, 0.5],
    [0, 0.5, 0.5, 0],
  ] as const;
  for (const [ax, ay, bx, by] of points) {
    context.moveTo(x + ax * side, y + ay * side);
    context.lineTo(x + bx * side, y + by * side);
  }
  context.stroke();
  text(product, x + side + 17, y + side - 3, { size: 26, weight: 500 });
}

function drawSigns({ context, text }: Pen, signs: readonly Sign[]): void {
  signs.slice(0, MAX_SQUARES).forEach((sign, index) => {
    const x = LEFT + index * (SQUARE + GAP);
    const { text: mark, ink, wash } = SIGNS[sign];
    context.fillStyle = wash;
    context.beginPath();
    context.roundRect(x, 344, SQUARE, SQUARE, 6);
    context.fill();
    context.strokeStyle = ink;
    context.globalAlpha = 0.4;
    context.lineWidth = 1;
    context.stroke();
    context.globalAlpha = 1;
    text(mark, x + SQUARE / 2, 388, { size: 30, weight: 600, ink, align: "center" });
  });
}

/** The result of a check as a picture, 1200 × 630, drawn in the browser: nothing is sent. It shows no birth, no name and no chart. */
export async function drawVerifyCard(answer: VerifyResponse, texts: VerifyCardTexts): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = createPen(canvas);
  // A weight that the page has not shown yet is not loaded.
  await Promise.all([300, 400, 500, 600].map((weight) => document.fonts.load(`${weight} 24px "Anek Devanagari"`)));
  pen.context.fillStyle = INK.ground;
  pen.context.fillRect(0, 0, WIDTH, HEIGHT);
  drawBrand(pen, texts.product);
  pen.text(texts.kind, RIGHT, 86, { ink: INK.muted, align: "right" });
  const [first, second] = texts.headline;
  const size = Math.min(pen.fit(first, 68, 300), pen.fit(second, 68, 300));
  const hasWrong = answer.counts.contradicted > 0;
  pen.text(first, LEFT, 206, { size, weight: 300 });
  pen.text(second, LEFT, 286, { size, weight: 300, ink: hasWrong ? SIGNS.contradicted.ink : INK.ink });
  drawSigns(pen, listCardSigns(answer));
  const lines = [
    [SIGNS.contradicted, texts.wrong],
    [SIGNS.pressure, texts.pressure],
  ] as const;
  lines
    .filter(([, words]) => words !== "")
    .forEach(([sign, words], index) => {
      const y = 466 + index * 40;
      pen.text(sign.text, LEFT, y, { size: 26, weight: 600, ink: sign.ink });
      pen.text(pen.cut(words, 25, RIGHT - LEFT - 40), LEFT + 34, y, { size: 25 });
    });
  pen.text(texts.invitation, LEFT, 582, { size: 22, ink: INK.muted });
  pen.text(texts.privacy, RIGHT, 582, { size: 22, ink: INK.muted, align: "right" });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error("The picture is empty"))), "image/png");
  });
}

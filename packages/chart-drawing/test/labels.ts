import type { ChartLabels } from "../src/index.ts";

export const LATIN: ChartLabels = {
  graha: {
    sun: "Su",
    moon: "Mo",
    mars: "Ma",
    mercury: "Me",
    jupiter: "Ju",
    venus: "Ve",
    saturn: "Sa",
    rahu: "Ra",
    ketu: "Ke",
  },
  lagna: "Asc",
  sign: String,
  degree: (whole) => `${whole}°`,
  marks: { retrograde: "R", combust: "C", exalted: "↑", debilitated: "↓" },
};

const devanagari = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

export const DEVANAGARI: ChartLabels = {
  graha: { sun: "सू", moon: "चं", mars: "मं", mercury: "बु", jupiter: "गु", venus: "शु", saturn: "श", rahu: "रा", ketu: "के" },
  lagna: "लग्न",
  sign: devanagari,
  degree: (whole) => `${devanagari(whole)}°`,
  marks: { retrograde: "व", combust: "अ", exalted: "↑", debilitated: "↓" },
};

import { createChartLabels } from "../src/index.ts";

const devanagari = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

export const LATIN = createChartLabels("en");
export const DEVANAGARI = createChartLabels("hi", devanagari);

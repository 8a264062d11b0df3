export * from "./types.ts";
export { drawChart } from "./draw-chart.ts";
export { type AspectLine, aspectLines, findBody } from "./aspect-lines.ts";
export { type SvgPalette, toSvgString } from "./svg-string.ts";

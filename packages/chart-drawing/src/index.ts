export * from "./types.ts";
export { chartLabels, MARK_WORDS } from "./chart-labels.ts";
export { drawChart } from "./draw-chart.ts";
export { type AspectLine, aspectLines, findBody } from "./aspect-lines.ts";
export { type SvgPalette, toSvgString } from "./svg-string.ts";

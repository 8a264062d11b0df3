export * from "./types.ts";
export * from "./ring-types.ts";
export { chartLabels, MARK_WORDS } from "./chart-labels.ts";
export { drawChart } from "./draw-chart.ts";
export { drawRing } from "./draw-ring.ts";
export { type AspectLine, aspectLines, findBody, ringAspects } from "./aspect-lines.ts";
export { type SvgPalette, toSvgString } from "./svg-string.ts";

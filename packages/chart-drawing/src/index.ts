export * from "./types.ts";
export * from "./ring-types.ts";
export { createChartLabels, MARK_WORDS } from "./create-chart-labels.ts";
export { createCuspChartInput } from "./create-cusp-chart-input.ts";
export { drawChart } from "./draw-chart.ts";
export { drawRing } from "./draw-ring.ts";
export { type AspectLine, computeAspectLines, findBody, computeRingAspectLines } from "./compute-aspect-lines.ts";
export { type SvgPalette, toSvgString } from "./to-svg-string.ts";
export { drawTriPataki, type TriPatakiDrawing, type TriPatakiEnd } from "./draw-tri-pataki.ts";

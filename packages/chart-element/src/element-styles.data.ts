import type { SvgPalette } from "@lagna/chart-drawing";

/** Colours and typeface of the drawing, from CSS custom properties that a page may set. */
export const PALETTE: SvgPalette = {
  background: "var(--lagna-chart-background, transparent)",
  line: "var(--lagna-chart-line, currentColor)",
  ink: "var(--lagna-chart-graha, currentColor)",
  muted: "var(--lagna-chart-sign, currentColor)",
  accent: "var(--lagna-chart-lagna, #b3261e)",
  fontFamily: "inherit",
};

export const STYLES = `
  :host { display: block; max-width: 24rem; }
  :host([hidden]) { display: none; }
  figure { margin: 0; position: relative; }
  svg { display: block; width: 100%; height: auto; }
  .words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

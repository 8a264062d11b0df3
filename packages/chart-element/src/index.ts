import { LagnaChart } from "./lagna-chart.ts";

export { LagnaChart };
export type { ChartEngine, ChartKundli } from "./chart-kundli.ts";

declare global {
  interface HTMLElementTagNameMap {
    "lagna-chart": LagnaChart;
  }
}

// A server that renders pages imports this module too, and has no elements; a page may import it twice.
if ("customElements" in globalThis && !customElements.get("lagna-chart"))
  customElements.define("lagna-chart", LagnaChart);

import {
  CHART_STYLES,
  type ChartStyle,
  createChartInput,
  createChartLabels,
  drawChart,
  toSvgString,
} from "@lagna/chart-drawing";
import { type Language, LANGUAGES, VARGAS, type VargaId } from "@lagna/terms";
import { type ChartEngine, type ChartKundli, readChartKundli } from "./chart-kundli.ts";
import { PALETTE, STYLES } from "./element-styles.data.ts";
import { ELEMENT_WORDS } from "./element-words.data.ts";
import { renderChartTable } from "./render-chart-table.ts";

/** Where there are no elements, as on a server, the class can be imported but not made. */
const Element = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

const choose = <Choice extends string>(
  value: string | null | undefined,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === value);

/**
 * `<lagna-chart>`: draws a kundli in North, South or East Indian style.
 *
 * Attributes: `data` (a kundli as the API sends it), `chart-style` (`north`, `south`, `east`), `varga` (`D1` by default), `lang` (`en` or `hi`; else that of the
 * nearest element that has one), `label` (the accessible name), `birth` (the JSON of a birth, computed by the property `engine` if that is set and there is no `data`).
 * Colours: `--lagna-chart-background`, `-line`, `-graha`, `-sign`, `-lagna`.
 * Events: `lagna-chart-drawn`; `lagna-chart-error`, whose `detail` is the Error. Neither bubbles.
 */
export class LagnaChart extends Element {
  static readonly observedAttributes = ["data", "birth", "chart-style", "varga", "lang", "label"];

  #data: ChartKundli | undefined;
  #engine: ChartEngine | undefined;
  /** Counts computations: an answer to an earlier birth is not drawn over a later one. */
  #turn = 0;

  /** The kundli that is drawn. May be set to an object, its JSON, or the API's response; `undefined` removes the drawing. */
  get data(): ChartKundli | undefined {
    return this.#data;
  }
  set data(value: ChartKundli | string | undefined | null) {
    this.#turn += 1;
    this.#tryTo(() => {
      this.#data = undefined;
      if (value !== undefined && value !== null) this.#data = readChartKundli(value);
      this.#draw();
    });
  }

  /** Computes the birth of the attribute `birth`. Without an engine that attribute does nothing. */
  get engine(): ChartEngine | undefined {
    return this.#engine;
  }
  set engine(engine: ChartEngine | undefined) {
    this.#engine = engine;
    void this.#compute();
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    // Properties that were set before the element was defined hide the accessors of the class.
    for (const name of ["data", "engine"] as const) this.#adoptProperty(name);
    this.#tryTo(() => this.#draw());
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === "data") this.data = value;
    else if (name === "birth") void this.#compute();
    else this.#tryTo(() => this.#draw());
  }

  #adoptProperty(name: "data" | "engine"): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    (this as Record<typeof name, unknown>)[name] = value;
  }

  async #compute(): Promise<void> {
    const birth = this.getAttribute("birth");
    if (birth === null || !this.#engine || this.hasAttribute("data")) return;
    const turn = ++this.#turn;
    try {
      const kundli = readChartKundli(await this.#engine(JSON.parse(birth)));
      if (turn === this.#turn) this.data = kundli;
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  get #language(): Language {
    const named = this.getAttribute("lang") ?? this.parentElement?.closest("[lang]")?.getAttribute("lang");
    return choose(named?.split("-")[0], LANGUAGES) ?? "en";
  }

  #draw(): void {
    const root = this.shadowRoot;
    if (!root) return;
    if (!this.#data) return root.replaceChildren();
    const language = this.#language;
    const style: ChartStyle = choose(this.getAttribute("chart-style"), CHART_STYLES) ?? "north";
    const varga: VargaId = choose(this.getAttribute("varga"), VARGAS) ?? "D1";
    const drawing = drawChart(createChartInput(this.#data, varga), { style, labels: createChartLabels(language) });
    const label = this.getAttribute("label") ?? this.#nameChart(language, varga);
    const figure = document.createElement("figure");
    figure.lang = language;
    figure.innerHTML = toSvgString(drawing, PALETTE);
    const picture = figure.firstElementChild;
    picture?.setAttribute("role", "img");
    picture?.setAttribute("aria-label", label);
    const words = document.createElement("div");
    words.className = "words";
    words.append(renderChartTable(drawing, label, language));
    figure.append(words);
    root.replaceChildren(createStyles(), figure);
    this.dispatchEvent(new CustomEvent("lagna-chart-drawn"));
  }

  #nameChart(language: Language, varga: VargaId): string {
    const parts = [ELEMENT_WORDS[language].chart, varga === "D1" ? undefined : varga, this.#data?.birth?.name];
    return parts.filter(Boolean).join(", ");
  }

  #tryTo(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const message = document.createElement("p");
    message.textContent = ELEMENT_WORDS[this.#language].failed;
    this.shadowRoot?.replaceChildren(createStyles(), message);
    this.dispatchEvent(new CustomEvent("lagna-chart-error", { detail: error }));
  }
}

function createStyles(): HTMLStyleElement {
  const styles = document.createElement("style");
  styles.textContent = STYLES;
  return styles;
}

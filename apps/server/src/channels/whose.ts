import { chartAsked, isOfOwnChart, parseQuestion, relationOf } from "@lagna/astrologer";
import { askedOf } from "./called.ts";
import type { KnownChart } from "./charts.ts";
import { foldedWords } from "./commands.ts";
import { type ChannelPerson, NO_OWN_CHART } from "./repository.ts";
import type { Turn } from "./turn.ts";
import { WORDS } from "./words.data.ts";

const NAME_LETTERS = 60;
export const firstName = (name: string): string => name.trim().split(/\s+/)[0]?.slice(0, NAME_LETTERS) ?? "";

/** A question, and the chart that it is asked of; null where there is none yet. */
interface AskedOfChart {
  readonly kind: "chart";
  readonly chart: KnownChart | null;
  readonly question: string;
  /** It is the writer's own, and the open one from then on. */
  readonly opens: boolean;
}

/** Whose chart a question is asked of. */
export type AskedOf =
  | AskedOfChart
  /** One of several charts of a name. */
  | { readonly kind: "several"; readonly charts: readonly KnownChart[] }
  /** A person without a chart here; `name` is null for the writer. */
  | { readonly kind: "missing"; readonly name: string | null }
  /** The writer's own, which this one may be. */
  | { readonly kind: "unsure"; readonly chart: KnownChart };

/** The writer's own chart, as far as that is known. */
export type OwnChart =
  | { readonly kind: "known"; readonly chart: KnownChart }
  | { readonly kind: "unsure"; readonly chart: KnownChart }
  | { readonly kind: "none"; readonly chart: null };

/** The chart that somebody names: whole, or by its first word where only one begins so. */
export function chartNamed(charts: readonly KnownChart[], words: string): KnownChart | null {
  const written = foldedWords(words);
  if (written === "") return null;
  const whole = charts.find(({ name }) => foldedWords(name) === written);
  const begun = charts.filter(({ name }) => foldedWords(firstName(name)) === written);
  return whole ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

const NAMELESS: ReadonlySet<string> = new Set(Object.values(WORDS.nameless));
const isRelatives = ({ name }: KnownChart): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => relationOf(word) !== null);

type Writer = Pick<Turn, "charts"> & { readonly person: Pick<ChannelPerson, "name" | "ownChartId" | "chartId"> };

/** The writer's own chart: marked or given as such, called as they are, or without a name. Any other that is no relative's may be theirs. */
export function ownChartOf({ charts, person }: Writer): OwnChart {
  const name = foldedWords(firstName(person.name));
  const known =
    charts.find(({ isSelf }) => isSelf) ??
    charts.find(({ id }) => id === person.ownChartId) ??
    charts.find((chart) => name !== "" && foldedWords(firstName(chart.name)) === name) ??
    charts.find((chart) => NAMELESS.has(chart.name));
  if (known) return { kind: "known", chart: known };
  const others = person.ownChartId === NO_OWN_CHART ? [] : charts.filter((chart) => !isRelatives(chart));
  const chart = others.find(({ id }) => id === person.chartId) ?? others[0];
  return chart ? { kind: "unsure", chart } : { kind: "none", chart: null };
}

/** How questions about a chart are addressed: by its name, and not at all where it is known to be the writer's own. */
export function addresseeOf(writer: Writer, chart: Pick<KnownChart, "id" | "name">): string | null {
  const own = ownChartOf(writer);
  if (own.kind === "known" && own.chart.id === chart.id) return null;
  const first = firstName(chart.name);
  const isOne = writer.charts.filter(
    ({ id, name }) => id !== chart.id && foldedWords(firstName(name)) === foldedWords(first),
  );
  return isOne.length === 0 ? first : chart.name;
}

/** "Maa: when will …?" asks in another chart than the open one. */
function chartAddressed(charts: readonly KnownChart[], text: string) {
  const [, name = "", question = ""] = /^([^:,\n]{1,60})[:,]\s*(.+)$/su.exec(text) ?? [];
  const chart = chartNamed(charts, name);
  return chart && { chart, question };
}

/** "My mother's chart", where hers is not here: the word for her. */
const relativeIn = (text: string): string | null =>
  text.split(/[^\p{L}\p{M}]+/u).find((word) => relationOf(word) !== null) ?? null;

/**
 * Whose chart a question is asked of: addressed by it, named in it ("how is Asha's career?"), spoken of ("mummy ki tabiyat"), one's own where
 * it is of oneself, else the one that is open. Of a person without a chart nothing is read from another's.
 */
export function questionOf(turn: Pick<Turn, "text" | "charts" | "chart" | "person">): AskedOf {
  const { text, charts, chart: open, person } = turn;
  const addressed = chartAddressed(charts, text);
  if (addressed) return { kind: "chart", ...addressed, opens: false };
  const question = parseQuestion(text);
  const asked = chartAsked(question, charts, null);
  const byId = (id: string) => charts.find((chart) => chart.id === id);
  if (asked?.kind === "one") {
    const chart = byId(asked.chart.id) ?? open;
    return { kind: "chart", chart, question: chart ? (askedOf(chart.name, text) ?? text) : text, opens: false };
  }
  if (asked?.kind === "several") return { kind: "several", charts: asked.charts.flatMap(({ id }) => byId(id) ?? []) };
  const isWriter = asked?.name != null && foldedWords(firstName(asked.name)) === foldedWords(firstName(person.name));
  if (asked && !isWriter) return { kind: "missing", name: asked.name ?? relativeIn(text) };
  if (!isWriter && !isOfOwnChart(question)) return { kind: "chart", chart: open, question: text, opens: false };
  return charts.length === 0 ? { kind: "chart", chart: null, question: text, opens: false } : ofOwnChart(turn);
}

function ofOwnChart(turn: Pick<Turn, "text" | "charts" | "person">): AskedOf {
  const own = ownChartOf(turn);
  if (own.kind === "none") return { kind: "missing", name: null };
  return own.kind === "unsure" ? own : { kind: "chart", chart: own.chart, question: turn.text, opens: true };
}

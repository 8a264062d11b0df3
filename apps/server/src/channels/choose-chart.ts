import { resolveAskedChart, isAboutOwnChart, parseRelation, removeRelationFromQuestion } from "@lagna/astrologer";
import type { KnownChart } from "./channel-chart-service.ts";
import { normaliseWords } from "../typed-births/parse-yes-no.ts";
import { type ChannelPerson, NO_OWN_CHART } from "./repository.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { CHANNEL_TEXTS } from "./channel-texts.data.ts";

const MAX_NAME_LENGTH = 60;
export const getFirstName = (name: string): string => name.trim().split(/\s+/)[0]?.slice(0, MAX_NAME_LENGTH) ?? "";

/** A question and the chart it is about; null if there is no chart yet. */
interface ChartQuestion {
  readonly kind: "chart";
  readonly chart: KnownChart | null;
  readonly question: string;
  /** It is the writer's own chart, and becomes the open one. */
  readonly opensChart: boolean;
}

/** Which chart a question is about. */
export type QuestionTarget =
  | ChartQuestion
  /** Several charts have the name. */
  | { readonly kind: "several"; readonly charts: readonly KnownChart[] }
  /** The person has no chart in this chat; `name` is null for the writer. */
  | { readonly kind: "missing"; readonly name: string | null }
  /** The writer's own chart is meant, and this one may be it. */
  | { readonly kind: "unsure"; readonly chart: KnownChart };

/** The writer's own chart, as far as known. */
export type OwnChart =
  | { readonly kind: "known"; readonly chart: KnownChart }
  | { readonly kind: "unsure"; readonly chart: KnownChart }
  | { readonly kind: "none"; readonly chart: null };

/** Finds a chart by its whole name, or by its first word if only one name begins with it. */
export function findChartByName(charts: readonly KnownChart[], words: string): KnownChart | null {
  const written = normaliseWords(words);
  if (written === "") return null;
  const exact = charts.find(({ name }) => normaliseWords(name) === written);
  const byFirstName = charts.filter(({ name }) => normaliseWords(getFirstName(name)) === written);
  return exact ?? (byFirstName.length === 1 ? (byFirstName[0] ?? null) : null);
}

const NAMELESS_TEXTS: ReadonlySet<string> = new Set(Object.values(CHANNEL_TEXTS.nameless));
const isChartOfRelative = ({ name }: KnownChart): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => parseRelation(word) !== null);

type Writer = Pick<ConversationTurn, "charts"> & {
  readonly person: Pick<ChannelPerson, "name" | "ownChartId" | "chartId">;
};

/**
 * Finds the writer's own chart: one marked or given as such, with the writer's name, or without a name. Any other chart that is not a
 * relative's may be theirs ("unsure").
 */
export function findOwnChart({ charts, person }: Writer): OwnChart {
  const name = normaliseWords(getFirstName(person.name));
  const ownChart =
    charts.find(({ isSelf }) => isSelf) ??
    charts.find(({ id }) => id === person.ownChartId) ??
    charts.find((chart) => name !== "" && normaliseWords(getFirstName(chart.name)) === name) ??
    charts.find((chart) => NAMELESS_TEXTS.has(chart.name));
  if (ownChart) return { kind: "known", chart: ownChart };
  const candidates = person.ownChartId === NO_OWN_CHART ? [] : charts.filter((chart) => !isChartOfRelative(chart));
  const chart = candidates.find(({ id }) => id === person.chartId) ?? candidates[0];
  return chart ? { kind: "unsure", chart } : { kind: "none", chart: null };
}

/** The name that questions about a chart begin with; null if the chart is known to be the writer's own. */
export function getAddressee(writer: Writer, chart: Pick<KnownChart, "id" | "name">): string | null {
  const own = findOwnChart(writer);
  if (own.kind === "known" && own.chart.id === chart.id) return null;
  const first = getFirstName(chart.name);
  const sameFirstName = writer.charts.filter(
    ({ id, name }) => id !== chart.id && normaliseWords(getFirstName(name)) === normaliseWords(first),
  );
  return sameFirstName.length === 0 ? first : chart.name;
}

/** Finds the chart addressed at the beginning of a message: "Maa: when will …?". */
function findAddressedChart(charts: readonly KnownChart[], text: string) {
  const [, name = "", question = ""] = /^([^:,\n]{1,60})[:,]\s*(.+)$/su.exec(text) ?? [];
  const chart = findChartByName(charts, name);
  return chart && { chart, question };
}

/** The first word that names a relative, such as "mother". */
const findRelative = (text: string): string | null =>
  text.split(/[^\p{L}\p{M}]+/u).find((word) => parseRelation(word) !== null) ?? null;

/**
 * Chooses the chart that a question is about: the addressed one ("Maa: …"), one named in it ("how is Asha's career?"), a relative's ("mummy
 * ki tabiyat"), the writer's own for questions about themselves, else the open one. A question about a person without a chart is never
 * answered from another person's chart.
 */
export function chooseQuestionTarget(
  turn: Pick<ConversationTurn, "text" | "question" | "charts" | "chart" | "person">,
): QuestionTarget {
  const { text, question, charts, chart: open, person } = turn;
  const addressed = findAddressedChart(charts, text);
  if (addressed) return { kind: "chart", ...addressed, opensChart: false };
  const asked = resolveAskedChart(question, charts, null);
  const byId = (id: string) => charts.find((chart) => chart.id === id);
  if (asked?.kind === "one") {
    const chart = byId(asked.chart.id) ?? open;
    return {
      kind: "chart",
      chart,
      question: chart ? (removeRelationFromQuestion(chart, text) ?? text) : text,
      opensChart: false,
    };
  }
  if (asked?.kind === "several") return { kind: "several", charts: asked.charts.flatMap(({ id }) => byId(id) ?? []) };
  const isWriter =
    asked?.name != null && normaliseWords(getFirstName(asked.name)) === normaliseWords(getFirstName(person.name));
  if (asked && !isWriter) return { kind: "missing", name: asked.name ?? findRelative(text) };
  if (!isWriter && !isAboutOwnChart(question)) return { kind: "chart", chart: open, question: text, opensChart: false };
  return charts.length === 0 ? { kind: "chart", chart: null, question: text, opensChart: false } : targetOwnChart(turn);
}

function targetOwnChart(turn: Pick<ConversationTurn, "text" | "charts" | "person">): QuestionTarget {
  const own = findOwnChart(turn);
  if (own.kind === "none") return { kind: "missing", name: null };
  return own.kind === "unsure" ? own : { kind: "chart", chart: own.chart, question: turn.text, opensChart: true };
}

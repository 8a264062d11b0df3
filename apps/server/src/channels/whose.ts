import { chartAsked, parseQuestion } from "@lagna/astrologer";
import { askedOf } from "./called.ts";
import type { KnownChart } from "./charts.ts";
import { foldedWords } from "./commands.ts";
import type { ChannelPerson } from "./repository.ts";

const NAME_LETTERS = 60;
export const firstName = (name: string): string => name.trim().split(/\s+/)[0]?.slice(0, NAME_LETTERS) ?? "";

/** A question, and whose chart it is asked of; null where there is none yet. */
interface AskedOfChart {
  readonly chart: KnownChart | null;
  readonly question: string;
}

/** The chart that somebody names: whole, or by its first word where only one begins so. */
export function chartNamed(charts: readonly KnownChart[], words: string): KnownChart | null {
  const written = foldedWords(words);
  if (written === "") return null;
  const whole = charts.find(({ name }) => foldedWords(name) === written);
  const begun = charts.filter(({ name }) => foldedWords(firstName(name)) === written);
  return whole ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

/** One's own: marked so, named as the person is, or else the first that was given. */
export const ownChart = ({
  charts,
  person,
}: {
  charts: readonly KnownChart[];
  person: Pick<ChannelPerson, "name">;
}): KnownChart | null => {
  const name = foldedWords(firstName(person.name));
  const named = charts.find((chart) => name !== "" && foldedWords(firstName(chart.name)) === name);
  return charts.find(({ isSelf }) => isSelf) ?? named ?? charts[0] ?? null;
};

/** "Maa: when will …?" asks in another chart than the open one. */
function chartAddressed(charts: readonly KnownChart[], text: string) {
  const [, name = "", question = ""] = /^([^:,\n]{1,60})[:,]\s*(.+)$/su.exec(text) ?? [];
  const chart = chartNamed(charts, name);
  return chart && { chart, question };
}

/**
 * Whose chart a question is asked of: addressed by it, named in it ("how is Asha's career?"), spoken of ("mummy ki tabiyat"), else the one
 * that is open.
 */
export function questionOf(text: string, charts: readonly KnownChart[], open: KnownChart | null): AskedOfChart {
  const addressed = chartAddressed(charts, text);
  if (addressed) return addressed;
  const named = chartAsked(parseQuestion(text), charts, null);
  const chart = named?.kind === "one" ? charts.find(({ id }) => id === named.chart.id) : undefined;
  if (!chart) return { chart: open, question: text };
  return { chart, question: askedOf(chart.name, text) ?? text };
}

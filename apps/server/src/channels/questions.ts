import { parseQuestion } from "@lagna/astrologer";
import type { Answering } from "./answering.ts";
import { calledName } from "./called.ts";
import type { KnownChart } from "./charts.ts";
import type { FormLinks } from "./form-link.ts";
import { type Awaiting, type Effect, NO_OWN_CHART } from "./repository.ts";
import type { Showing } from "./showing.ts";
import type { Turn } from "./turn.ts";
import { addresseeOf, type AskedOf, questionOf } from "./whose.ts";
import { wordsOf } from "./words.ts";

export interface QuestionsParts {
  readonly answering: Pick<Answering, "ask">;
  readonly showing: Pick<Showing, "readBack">;
  readonly formLink: FormLinks;
  readonly publicUrl: string;
}

/** Questions in the talk, each asked of the chart it is about. */
export function questionsInTalk({ answering, showing, formLink, publicUrl }: QuestionsParts) {
  /** A question is asked of a chart; where there is none yet, for a birth. */
  async function asked(turn: Turn, chart: KnownChart | null, question: string): Promise<Effect> {
    const { heard, person, tongue, signal } = turn;
    const addressee = chart && addresseeOf(turn, chart);
    const answer = await answering.ask({ messageId: heard.id, person, chart, question, tongue, addressee }, signal);
    if (!answer.needsBirth) return { says: answer.says };
    // A birth that waits for a yes is asked for again, and not another one.
    if (person.awaiting?.kind === "confirm") return { says: [showing.readBack(person.awaiting.birth, tongue)] };
    const { kinds } = parseQuestion(question);
    if (kinds.includes("thanks")) return { says: [{ kind: "text", text: wordsOf("nothing_to_confirm", tongue) }] };
    return formLink(turn, kinds.includes("about_you") ? wordsOf("greeting", tongue, { name: "" }) : "");
  }

  /** A birth is asked for that is not here; one that is half told, or waits for a yes, comes first. */
  function asksBirthOf(turn: Turn, name: string | null): Effect {
    const { person, tongue } = turn;
    const { awaiting } = person;
    if (awaiting?.kind === "confirm") return { says: [showing.readBack(awaiting.birth, tongue)] };
    const called = name === null ? null : calledName(name);
    const lead = called === null ? wordsOf("own_missing", tongue) : wordsOf("other_missing", tongue, { name: called });
    const effect = formLink(turn, lead);
    if (awaiting?.kind === "details") return effect;
    return { ...effect, person: { awaiting: { kind: "birth_of", name: called } } };
  }

  function asksWhich({ text, tongue }: Turn, charts: readonly KnownChart[]): Effect {
    const choices = charts.map(({ name }) => `${name}: ${text}`);
    const names = charts.map(({ name }) => `• ${name}`).join("\n");
    const choicesLabel = wordsOf("questions_label", tongue);
    return { says: [{ kind: "text", text: wordsOf("which_chart", tongue, { names }), choices, choicesLabel }] };
  }

  function asksOwn({ text, person, tongue }: Turn, { id, name }: KnownChart): Effect {
    if (person.awaiting?.kind === "confirm") return { says: [showing.readBack(person.awaiting.birth, tongue)] };
    const choices = [wordsOf("yes", tongue), wordsOf("no", tongue)];
    return {
      person: { awaiting: { kind: "own", chartId: id, question: text } },
      says: [{ kind: "text", text: wordsOf("asks_own", tongue, { name }), choices }],
    };
  }

  /** Of oneself it is asked in one's own chart, which is the open one from then on. */
  async function askedOfChart(turn: Turn, whose: AskedOf & { readonly kind: "chart" }): Promise<Effect> {
    const effect = await asked(turn, whose.chart, whose.question);
    if (!whose.opens || !whose.chart || whose.chart.id === turn.chart?.id) return effect;
    const { id, name } = whose.chart;
    const says = { kind: "text", text: wordsOf("own_opened", turn.tongue, { name }) } as const;
    return { ...effect, person: { ...effect.person, chartId: id }, says: [says, ...effect.says] };
  }

  return {
    asked,

    /** What comes of a message that is a question, or is taken for one. */
    answered: async (turn: Turn): Promise<Effect> => {
      const { kinds, topics } = parseQuestion(turn.text);
      // What is kept of a chat is not what is kept of an account.
      if (kinds.includes("privacy") && topics.length === 0)
        return {
          says: [{ kind: "text", text: wordsOf("privacy", turn.tongue, { url: `${publicUrl}/privacy-policy` }) }],
        };
      const whose = questionOf(turn);
      if (whose.kind === "several") return asksWhich(turn, whose.charts);
      if (whose.kind === "missing") return asksBirthOf(turn, whose.name);
      if (whose.kind === "unsure") return asksOwn(turn, whose.chart);
      return askedOfChart(turn, whose);
    },

    /** The answer to whether a chart is the writer's own, and to the question that it was asked for. */
    ownTold: async (turn: Turn, { chartId, question }: Awaiting & { kind: "own" }, isOwn: boolean): Promise<Effect> => {
      const chart = turn.charts.find(({ id }) => id === chartId) ?? null;
      if (!isOwn || !chart) {
        const effect = asksBirthOf({ ...turn, person: { ...turn.person, awaiting: null } }, null);
        return { ...effect, person: { ...effect.person, ...(!isOwn && { ownChartId: NO_OWN_CHART }) } };
      }
      const person = { ownChartId: chart.id, chartId: chart.id, awaiting: null };
      const effect = await asked({ ...turn, person: { ...turn.person, ...person } }, chart, question);
      return { ...effect, person: { ...effect.person, ...person } };
    },
  };
}

import { eraseAsked, parseQuestion, type Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import { type Answering, MOST_LETTERS } from "./answering.ts";
import { namesNoDay, readBirth, readRest } from "./birth-text/read-birth.ts";
import { isHinglish } from "./birth-text/tongue.ts";
import { birthsInTalk } from "./births.ts";
import type { ChannelCharts, KnownChart } from "./charts.ts";
import type { Command } from "./commands.data.ts";
import { answerIn, commandIn, endsSilence, isOfAllTongues } from "./commands.ts";
import { erasingInTalk } from "./erasing.ts";
import { formLinks } from "./form-link.ts";
import type { FormTokens } from "./form-token.ts";
import { wordsIn } from "./inbound.ts";
import { linkCodeIn } from "./linking/code.ts";
import type { Linking } from "./linking/linking.ts";
import type { Outbound } from "./outbound.ts";
import { questionsInTalk } from "./questions.ts";
import type { Readings } from "./readings.ts";
import type { ChannelPerson, Effect, Received } from "./repository.ts";
import { kundliOf, showing } from "./showing.ts";
import { splitText } from "./split.ts";
import type { Towns } from "./towns.ts";
import type { Heard, Turn } from "./turn.ts";
import type { WordKey } from "./words.data.ts";
import { addresseeOf, chartNamed, firstName, ownChartOf } from "./whose.ts";
import { wordsOf } from "./words.ts";

export interface ConversationParts {
  readonly charts: Pick<ChannelCharts, "of" | "keep">;
  readonly linking: Linking;
  readonly answering: Answering;
  readonly readings: Readings;
  readonly towns: Towns;
  readonly tokens: FormTokens;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** What is said of a no to what was asked. */
const DECLINED = {
  confirm: "not_right",
  details: "not_right",
  birth_of: "not_right",
  erase: "not_erased",
  forget: "not_erased",
  link: "not_linked",
} as const;
/** Questions whose answer is heard from a person who has asked for silence. */
const HEARD_IN_SILENCE: ReadonlySet<string> = new Set(["erase", "forget", "link"]);
/** What a yes or a no may be told of in many words. */
const TOLD_FREELY: ReadonlySet<string> = new Set(["confirm", "own", "forget"]);
/** Anything but signs and little pictures. */
const WORDLIKE = /[\p{L}\p{N}]/u;

const called = (name: string): string => (firstName(name) === "" ? "" : `, ${firstName(name)}`);

/** The talk itself: what comes of a message, whichever channel it came by. Everything it says is in the person's tongue. */
export function conversation({
  charts: known,
  linking,
  answering,
  readings,
  towns,
  tokens,
  publicUrl,
  clock,
}: ConversationParts) {
  const show = showing({ readings, clock });
  const formLink = formLinks({ tokens, publicUrl, clock });
  const questions = questionsInTalk({ answering, showing: show, formLink, publicUrl });
  const erasing = erasingInTalk({ answering, linking, publicUrl, clock });
  const births = birthsInTalk({ charts: known, answering, readings, towns, showing: show, clock });
  const say = (key: WordKey, tongue: Tongue, params?: Readonly<Record<string, string>>): Outbound => ({
    kind: "text",
    text: wordsOf(key, tongue, params),
  });

  async function open(chart: KnownChart, turn: Turn): Promise<Effect> {
    const shown = { ...chart, addressee: addresseeOf(turn, chart) };
    return { person: { chartId: chart.id }, says: await show.shown(shown, turn.tongue, "chart_open") };
  }

  async function agreed(turn: Turn): Promise<Effect> {
    const { awaiting } = turn.person;
    if (awaiting?.kind === "erase") return erasing.erased(turn);
    if (awaiting?.kind === "forget") return erasing.forgotten(turn, awaiting);
    if (awaiting?.kind === "own") return questions.ownTold(turn, awaiting, true);
    if (awaiting?.kind === "link") return linking.agreed(turn, awaiting);
    if (awaiting?.kind === "confirm")
      return births.charted(turn, {
        birth: awaiting.birth,
        isOwn: awaiting.isOwn ?? null,
        tongue: turn.tongue,
        source: turn.heard.id,
      });
    return { says: [say("nothing_to_confirm", turn.tongue)] };
  }

  async function declined(turn: Turn): Promise<Effect> {
    const { person, tongue } = turn;
    const { awaiting } = person;
    if (awaiting === null) return { says: [say("nothing_to_confirm", tongue)] };
    if (awaiting.kind === "own") return questions.ownTold(turn, awaiting, false);
    return { person: { awaiting: null }, says: [say(DECLINED[awaiting.kind], tongue)] };
  }

  function listed({ charts, tongue }: Turn): Effect | null {
    const [first] = charts;
    if (!first) return null;
    const names = charts.map(({ name }) => `• ${name}`).join("\n");
    const whole = wordsOf("charts", tongue, { names, first: firstName(first.name) });
    // Of a very large family.
    return { says: splitText(whole, MOST_LETTERS).map((text) => ({ kind: "text", text })) };
  }

  function greeted(turn: Turn): Effect {
    const { chart, person, tongue } = turn;
    const name = called(person.name);
    if (!chart) return formLink(turn, wordsOf("greeting", tongue, { name }));
    const text = wordsOf("welcome_back", tongue, { name, kundli: kundliOf(chart, tongue) });
    return { says: [show.withSamples(text, { ...chart, addressee: addresseeOf(turn, chart) }, tongue)] };
  }

  const COMMANDS: Readonly<Record<Command, (turn: Turn) => Effect | Promise<Effect>>> = {
    start: (turn) => {
      const { says, ...effect } = greeted(turn);
      return { ...effect, person: { stoppedAt: null, awaiting: null }, says };
    },
    help: ({ tongue }) => ({ says: [say("help", tongue)] }),
    new: (turn) => formLink(turn, ""),
    chart: (turn) => {
      const { chart } = ownChartOf(turn);
      return chart ? open(chart, turn) : formLink(turn, "");
    },
    charts: (turn) => listed(turn) ?? formLink(turn, ""),
    today: (turn) =>
      turn.chart ? questions.asked(turn, turn.chart, wordsOf("today", turn.tongue)) : formLink(turn, ""),
    unlink: (turn) => linking.parted(turn),
    wait: ({ tongue }) => ({ says: [say("waits", tongue)] }),
    stop: ({ tongue }) => ({
      person: { stoppedAt: clock().toISOString(), awaiting: null },
      says: [say("stopped", tongue)],
    }),
    erase: (turn) => erasing.asksAll(turn),
    yes: agreed,
    no: declined,
  };

  /** Whoever has asked for silence is heard where they take it back, have everything deleted, link the chat, or are in danger. */
  const isSilent = ({ person, text }: Turn, command: Command | null): boolean =>
    person.stoppedAt !== null &&
    !endsSilence(text) &&
    command !== "erase" &&
    eraseAsked(text) === null &&
    !((command === "yes" || command === "no") && HEARD_IN_SILENCE.has(person.awaiting?.kind ?? ""));

  /** What was asked for of a birth that is half told; null where the message is about something else. */
  async function restAdded(turn: Turn): Promise<Effect | null> {
    const { awaiting } = turn.person;
    if (awaiting?.kind !== "details") return null;
    const { typed } = awaiting;
    const rest = readRest(turn.text, typed);
    return rest && births.added(turn, typed, rest);
  }

  async function replied(turn: Turn, inDanger: boolean): Promise<Effect> {
    const { text, charts, details } = turn;
    // Before anything else, whatever was asked of them before.
    if (inDanger) return questions.asked(turn, turn.chart, text);
    const code = linkCodeIn(text);
    if (code !== null) return linking.asked(turn, code);
    const command = commandIn(text) ?? (TOLD_FREELY.has(turn.person.awaiting?.kind ?? "") ? answerIn(text) : null);
    if (isSilent(turn, command)) return { says: [] };
    if (command !== null) return COMMANDS[command](turn);
    const erase = eraseAsked(text);
    if (erase) return erasing.asked(turn, erase);
    const corrected = await births.corrected(turn);
    if (corrected) return corrected;
    if (details) return births.typed(turn, details);
    const added = await restAdded(turn);
    if (added) return added;
    if (!WORDLIKE.test(text)) return { says: [say("only_signs", turn.tongue)] };
    if (namesNoDay(text)) return { says: [say("no_such_day", turn.tongue)] };
    const named = chartNamed(charts, text);
    if (named) return open(named, turn);
    return questions.answered(turn);
  }

  return {
    /**
     * What comes of a message; told the same message again it comes to the same.
     * @throws JobNotYet where the person asks faster than anybody reads; AppError where no answer can be given now
     */
    reply: async (heard: Heard, signal: AbortSignal): Promise<Effect> => {
      const { person, content } = heard;
      const before = person.tongue ?? "en";
      if (content.kind !== "text") return { says: person.stoppedAt === null ? [say(content.kind, before)] : [] };
      const text = wordsIn(content.text).trim().slice(0, MOST_LETTERS);
      if (text === "") return { says: [] };
      // The letters of a code are chance: "KAHE" among them would be Hinglish.
      const said = linkCodeIn(text) === null ? text : (text.split(/\s/u)[0] ?? "");
      const { language: written, danger } = parseQuestion(said, before);
      const language = isOfAllTongues(said) ? before : written;
      const details = readBirth(text, clock().getUTCFullYear());
      // "7:35 am" is written in every tongue.
      const ofBirth = isHinglish(text) ? "hg" : before;
      const tongue = details && language === "en" ? ofBirth : language;
      const charts = await known.of(person);
      const chart = charts.find(({ id }) => id === person.chartId) ?? charts[0] ?? null;
      const turn = { heard, text, person, charts, chart, tongue, details, signal };
      // Of a birth that is typed, only a plain danger comes first.
      const inDanger = danger !== null && (danger.isClear || details === null);
      const effect = await replied(turn, inDanger);
      if (effect.erases || tongue === person.tongue) return effect;
      return { ...effect, person: { ...effect.person, tongue } };
    },

    /** What comes of the form. @throws AppError 422 for a place or a time that there is none of */
    formSent: async (person: ChannelPerson, birth: KundliInput, source: string): Promise<Effect> => {
      const charts = await known.of(person);
      const given = { birth, isOwn: null, tongue: person.tongue ?? "en", source };
      const effect = await births.charted({ person, charts }, given);
      return { ...effect, person: { ...effect.person, stoppedAt: null } };
    },

    /** What is said where a message cannot be answered. */
    apology: ({ person }: Received): Effect => ({
      says: person.stoppedAt === null ? [say("failed", person.tongue ?? "en")] : [],
    }),
  };
}
export type Conversation = ReturnType<typeof conversation>;

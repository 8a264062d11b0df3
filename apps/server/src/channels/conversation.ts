import { parseQuestion, type Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import { type Answering, MOST_LETTERS } from "./answering.ts";
import type { ChannelCharts, KnownChart } from "./charts.ts";
import type { Command } from "./commands.data.ts";
import { calledName } from "./called.ts";
import { answerIn, commandIn, endsSilence, foldedWords } from "./commands.ts";
import type { FormTokens } from "./form-token.ts";
import { type InboundContent, wordsIn } from "./inbound.ts";
import { linkCodeIn } from "./linking/code.ts";
import type { Linking } from "./linking/linking.ts";
import type { Outbound } from "./outbound.ts";
import type { Readings } from "./readings.ts";
import type { ChannelChart, ChannelPerson, Effect, Received } from "./repository.ts";
import { splitText } from "./split.ts";
import { namesNoDay, type TypedBirth, typedBirth, typedRest, typedTime } from "./typed-birth.ts";
import { type WordKey, WORDS } from "./words.data.ts";
import { chartNamed, firstName, ownChart, questionOf } from "./whose.ts";
import { wordsOf } from "./words.ts";

export interface ConversationParts {
  readonly charts: Pick<ChannelCharts, "of" | "keep">;
  readonly linking: Linking;
  readonly answering: Answering;
  readonly readings: Readings;
  readonly tokens: FormTokens;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** A message with its words open. */
export type Heard = Received & { readonly content: InboundContent };

const LINK_MS = 24 * 3_600_000;
/** What is said of a no to what was asked. */
const DECLINED = { confirm: "not_right", details: "not_right", erase: "not_erased", link: "not_linked" } as const;
const BIRTH_WORDS = /(?<!\p{L})(?:born|birth|janam|janm|paida)(?!\p{L})|जन्म|पैदा/iu;
const OWN_WORDS = /(?<!\p{L})(?:my|i|mera|meri|mere)(?!\p{L})|मेरा|मेरी|मेरे/iu;
/** Anything but signs and little pictures. */
const WORDLIKE = /[\p{L}\p{N}]/u;
/** Of a birth whose time is not known: any that is told is another. */
const NO_TIME = { hour: -1, minute: -1, second: 0 } as const;
const NAMELESS: ReadonlySet<string> = new Set(Object.values(WORDS.nameless));
const SAMPLES: readonly WordKey[] = ["sample_1", "sample_2", "sample_3"];

/** What a turn of the talk knows. */
interface Turn {
  readonly heard: Heard;
  readonly text: string;
  readonly person: ChannelPerson;
  readonly charts: readonly KnownChart[];
  /** The one that is open. */
  readonly chart: KnownChart | null;
  readonly tongue: Tongue;
  /** The birth in it. */
  readonly details: TypedBirth | null;
  readonly signal: AbortSignal;
}

const called = (name: string): string => (firstName(name) === "" ? "" : `, ${firstName(name)}`);

/** As it is spoken of. */
const kundliOf = ({ name }: Pick<KnownChart, "name">, tongue: Tongue): string =>
  NAMELESS.has(name) ? wordsOf("your_kundli", tongue) : wordsOf("kundli_of", tongue, { name });

/** What was asked for of a birth that is half told. */
const restOf = ({ awaiting }: ChannelPerson, text: string): TypedBirth | null =>
  awaiting?.kind === "details" ? typedRest(text, awaiting.typed) : null;

/** The talk itself: what comes of a message, whichever channel it came by. Everything it says is in the person's tongue. */
export function conversation({
  charts: known,
  linking,
  answering,
  readings,
  tokens,
  publicUrl,
  clock,
}: ConversationParts) {
  const say = (key: WordKey, tongue: Tongue, params?: Readonly<Record<string, string>>): Outbound => ({
    kind: "text",
    text: wordsOf(key, tongue, params),
  });

  function formLink({ person, tongue }: Pick<Turn, "person" | "tongue">, lead: string): Effect {
    const id = tokens.newId();
    const expiresAt = new Date(clock().getTime() + LINK_MS).toISOString();
    const text = [lead, wordsOf("asks_birth", tongue), wordsOf("link_lasts", tongue)].filter(Boolean).join("\n\n");
    const url = `${publicUrl}/birth-details?token=${tokens.tokenOf(id)}`;
    const link = { kind: "link", text, label: wordsOf("form_label", tongue), url } as const;
    return { link: { id, personId: person.id, expiresAt }, says: [link] };
  }

  const picture = ({ id, birth }: Pick<KnownChart, "id" | "birth">, tongue: Tongue, caption: string): Outbound =>
    birth.time_unknown === true ? { kind: "text", text: caption } : { kind: "chart", chartId: id, caption, tongue };
  const withSamples = (text: string, tongue: Tongue): Outbound => ({
    kind: "text",
    text,
    choices: SAMPLES.map((key) => wordsOf(key, tongue)),
    choicesLabel: wordsOf("questions_label", tongue),
  });

  async function shown(
    chart: Pick<KnownChart, "id" | "name" | "birth">,
    tongue: Tongue,
    key: "chart_made" | "chart_kept" | "chart_open",
  ): Promise<Outbound[]> {
    const facts = await readings.summary(chart.birth, tongue);
    return [
      picture(chart, tongue, wordsOf(key, tongue, { kundli: kundliOf(chart, tongue), facts })),
      withSamples(wordsOf("ask_now", tongue), tongue),
    ];
  }

  /** A birth that its giver stands by becomes the open chart, and a kundli of the account that the chat is linked to. @throws AppError 422 for a place or a time that there is none of */
  async function charted(
    { person, charts }: Pick<Turn, "person" | "charts">,
    { birth, tongue, source }: { birth: KundliInput; tongue: Tongue; source: string },
  ): Promise<Effect> {
    const kept = await known.keep(person, `chat-${source}`, birth);
    if (kept) return { person: { chartId: kept.id, awaiting: null }, says: await shown(kept, tongue, "chart_kept") };
    const { id: personId } = person;
    const createdAt = clock().toISOString();
    const chart: ChannelChart = { id: `${source}:chart`, personId, name: birth.name, birth, createdAt };
    const says = await shown(chart, tongue, "chart_made");
    const replaced = charts.filter(
      ({ id, name, kept }) => kept === null && id !== chart.id && foldedWords(name) === foldedWords(chart.name),
    );
    // A new chart begins a new talk: what was found in the old one holds no more.
    await answering.forget(
      person,
      replaced.map(({ id }) => id),
    );
    return { chart, person: { chartId: chart.id, awaiting: null }, says };
  }

  async function open(chart: KnownChart, { tongue }: Turn): Promise<Effect> {
    return { person: { chartId: chart.id }, says: await shown(chart, tongue, "chart_open") };
  }

  async function asked(turn: Turn, chart: KnownChart | null, question: string): Promise<Effect> {
    const { heard, person, tongue, signal } = turn;
    const answer = await answering.ask({ messageId: heard.id, person, chart, question, tongue }, signal);
    if (!answer.needsBirth) return { says: answer.says };
    // A birth that waits for a yes is asked for again, and not another one.
    if (person.awaiting?.kind === "confirm") return { says: [readBack(person.awaiting.birth, tongue)] };
    const { kinds } = parseQuestion(question);
    if (kinds.includes("thanks")) return { says: [say("nothing_to_confirm", tongue)] };
    return formLink(turn, kinds.includes("about_you") ? wordsOf("greeting", tongue, { name: "" }) : "");
  }

  function readBack(birth: KundliInput, tongue: Tongue): Outbound {
    const choices = [wordsOf("yes", tongue), wordsOf("no", tongue)];
    return { kind: "text", text: readings.readBack(birth, tongue), choices };
  }

  const toConfirm = (birth: KundliInput, tongue: Tongue): Effect => ({
    person: { awaiting: { kind: "confirm", birth } },
    says: [readBack(birth, tongue)],
  });

  /** Another time of the birth that waits for a yes, or of a chart that was given here, where the message speaks of a birth. */
  function correctedTime(turn: Turn): Effect | null {
    const { text, tongue } = turn;
    const { awaiting } = turn.person;
    const chart = OWN_WORDS.test(text) ? ownChart(turn) : turn.chart;
    const given = chart?.kept === null && BIRTH_WORDS.test(text) ? chart.birth : null;
    const birth = awaiting?.kind === "confirm" ? awaiting.birth : given;
    if (!birth) return null;
    const { time_unknown, hour, minute, second = 0, ...others } = birth;
    const time = typedTime(text, time_unknown === true ? NO_TIME : { hour, minute, second });
    return time && toConfirm({ ...others, ...time }, tongue);
  }

  async function typed(turn: Turn, found: TypedBirth): Promise<Effect> {
    const { tongue, person } = turn;
    const { place, time } = found;
    const half = (typedSoFar: TypedBirth, key: WordKey, params?: Readonly<Record<string, string>>): Effect => ({
      person: { awaiting: { kind: "details", typed: typedSoFar } },
      says: [say(key, tongue, params)],
    });
    if (time === null) return half(found, "misses_time");
    if (place === null) return half(found, "misses_place");
    const given = found.name === null ? null : calledName(found.name);
    const name = [given, person.name].find((each) => (each ?? "").trim().length >= 2);
    const birth = await readings.placed({ ...found, place }, name ?? wordsOf("nameless", tongue));
    if (birth === null) return half({ ...found, place: null }, "place_unknown", { place });
    return toConfirm(birth, tongue);
  }

  async function erased(turn: Turn): Promise<Effect> {
    const { person, charts, tongue } = turn;
    const given = charts.filter(({ kept }) => kept === null);
    await answering.forget(person, [null, ...given.map(({ id }) => id)]);
    const links = await linking.unlinked(turn);
    return { erases: true, links, person: { stoppedAt: clock().toISOString() }, says: [say("erased", tongue)] };
  }

  async function agreed(turn: Turn): Promise<Effect> {
    const { awaiting } = turn.person;
    if (awaiting?.kind === "erase") return erased(turn);
    if (awaiting?.kind === "link") return linking.agreed(turn, awaiting);
    if (awaiting?.kind === "confirm")
      return charted(turn, { birth: awaiting.birth, tongue: turn.tongue, source: turn.heard.id });
    return { says: [say("nothing_to_confirm", turn.tongue)] };
  }

  function declined({ person: { awaiting }, tongue }: Turn): Effect {
    if (awaiting === null) return { says: [say("nothing_to_confirm", tongue)] };
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
    return { says: [withSamples(text, tongue)] };
  }

  const COMMANDS: Readonly<Record<Command, (turn: Turn) => Effect | Promise<Effect>>> = {
    start: (turn) => {
      const { says, ...effect } = greeted(turn);
      return { ...effect, person: { stoppedAt: null, awaiting: null }, says };
    },
    help: ({ tongue }) => ({ says: [say("help", tongue)] }),
    new: (turn) => formLink(turn, ""),
    chart: (turn) => {
      const chart = ownChart(turn);
      return chart ? open(chart, turn) : formLink(turn, "");
    },
    charts: (turn) => listed(turn) ?? formLink(turn, ""),
    today: (turn) => (turn.chart ? asked(turn, turn.chart, wordsOf("today", turn.tongue)) : formLink(turn, "")),
    unlink: (turn) => linking.parted(turn),
    wait: ({ tongue }) => ({ says: [say("waits", tongue)] }),
    stop: ({ tongue }) => ({
      person: { stoppedAt: clock().toISOString(), awaiting: null },
      says: [say("stopped", tongue)],
    }),
    erase: ({ person, tongue }) => {
      const choices = [wordsOf("yes", tongue), wordsOf("no", tongue)];
      const stays = person.accountId === null ? [] : [wordsOf("account_stays", tongue)];
      const text = [wordsOf("asks_erase", tongue), ...stays].join("\n\n");
      return { person: { awaiting: { kind: "erase" } }, says: [{ kind: "text", text, choices }] };
    },
    yes: agreed,
    no: declined,
  };

  /** Whoever has asked for silence is heard where they take it back, have everything deleted, link the chat, or are in danger. */
  const isSilent = ({ person, text }: Turn, command: Command | null): boolean =>
    person.stoppedAt !== null &&
    !endsSilence(text) &&
    command !== "erase" &&
    !(
      (command === "yes" || command === "no") &&
      (person.awaiting?.kind === "erase" || person.awaiting?.kind === "link")
    );

  async function replied(turn: Turn, inDanger: boolean): Promise<Effect> {
    const { text, charts, details } = turn;
    // Before anything else, whatever was asked of them before.
    if (inDanger) return asked(turn, turn.chart, text);
    const code = linkCodeIn(text);
    if (code !== null) return linking.asked(turn, code);
    const command = commandIn(text) ?? (turn.person.awaiting?.kind === "confirm" ? answerIn(text) : null);
    if (isSilent(turn, command)) return { says: [] };
    if (command !== null) return COMMANDS[command](turn);
    if (details) return typed(turn, details);
    if (!WORDLIKE.test(text)) return { says: [say("only_signs", turn.tongue)] };
    const corrected = correctedTime(turn);
    if (corrected) return corrected;
    if (namesNoDay(text, clock().getUTCFullYear())) return { says: [say("no_such_day", turn.tongue)] };
    const named = chartNamed(charts, text);
    if (named) return open(named, turn);
    const { chart, question } = questionOf(text, charts, turn.chart);
    return asked(turn, chart, question);
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
      const { language, danger } = parseQuestion(said, before);
      const details = typedBirth(text, clock().getUTCFullYear()) ?? restOf(person, text);
      // "7:35 am" is written in every tongue.
      const tongue = details && language === "en" ? before : language;
      const charts = await known.of(person);
      const chart = charts.find(({ id }) => id === person.chartId) ?? charts[0] ?? null;
      const turn = { heard, text, person, charts, chart, tongue, details, signal };
      const effect = await replied(turn, danger !== null);
      if (effect.erases || tongue === person.tongue) return effect;
      return { ...effect, person: { ...effect.person, tongue } };
    },

    /** What comes of the form. @throws AppError 422 for a place or a time that there is none of */
    formSent: async (person: ChannelPerson, birth: KundliInput, source: string): Promise<Effect> => {
      const charts = await known.of(person);
      const effect = await charted({ person, charts }, { birth, tongue: person.tongue ?? "en", source });
      return { ...effect, person: { ...effect.person, stoppedAt: null } };
    },

    /** What is said where a message cannot be answered. */
    apology: ({ person }: Received): Effect => ({
      says: person.stoppedAt === null ? [say("failed", person.tongue ?? "en")] : [],
    }),
  };
}
export type Conversation = ReturnType<typeof conversation>;

import type { Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { Answering } from "./answering.ts";
import { readDay, readOtherTime, type ReadBirth, type ReadRest } from "./birth-text/read-birth.ts";
import type { TypedTime } from "./birth-text/time-in.ts";
import type { LeftStretch } from "./birth-text/words-left.ts";
import { calledName } from "./called.ts";
import type { ChannelCharts, KnownChart } from "./charts.ts";
import { foldedWords } from "./commands.ts";
import { correctedName, correctedPlace, isCorrection } from "./correction.ts";
import { missing } from "./missing.ts";
import { nameLeft } from "./name-left.ts";
import type { Readings } from "./readings.ts";
import { type ChannelChart, type Effect, NO_OWN_CHART } from "./repository.ts";
import type { Showing } from "./showing.ts";
import type { FoundTown, Towns } from "./towns.ts";
import type { Turn } from "./turn.ts";
import type { TypedBirth } from "./typed-birth.ts";
import { addresseeOf, firstName, ownChartOf } from "./whose.ts";
import { timeFields } from "./readings.ts";
import { wordsOf } from "./words.ts";
import { homeOf } from "./writer-country.ts";

export interface BirthsParts {
  readonly charts: Pick<ChannelCharts, "keep">;
  readonly answering: Pick<Answering, "forget">;
  readonly readings: Pick<Readings, "birthOf" | "clockSaid">;
  readonly towns: Towns;
  readonly showing: Pick<Showing, "shown" | "readBack">;
  readonly clock: Clock;
}

const OWN_WORDS = /(?<![\p{L}\p{M}])(?:my|i|mine|mera|meri|mere|main|मेरा|मेरी|मेरे|मैं)(?![\p{L}\p{M}])/iu;
/** The same where a name stands beside them: "my boss Ramesh" is another. */
const OWN_BIRTH =
  /(?<![\p{L}\p{M}])(?:i(?: was| am|'m|’m)|(?:my|mera|meri|mere|मेरा|मेरी|मेरे) (?:own |apna |अपना )?(?:birth|b'?day|dob|date|time|name|details|jan[a]?m\p{L}*|naam|nam|जन्म\p{L}*|नाम)|main|मैं)(?![\p{L}\p{M}])/iu;
/** Of a birth whose time is not known: any that is told is another. */
const NO_TIME = { hour: -1, minute: -1, second: 0 } as const;
const LEAST_OF_NAME = 2;

const timeOf = ({ time_unknown, hour, minute, second = 0, uncertainty }: KundliInput): TypedTime | "unknown" =>
  time_unknown === true ? "unknown" : { hour, minute, second, within: uncertainty?.minutes };

/** The same birth without what it says of its time. */
function untimed(birth: KundliInput) {
  const {
    time_unknown: _unknown,
    uncertainty: _within,
    hour: _hour,
    minute: _minute,
    second: _second,
    ...others
  } = birth;
  return others;
}

const withTime = (birth: ReturnType<typeof untimed>, time: TypedTime | "unknown"): KundliInput =>
  ({ ...birth, ...timeFields(time) }) as KundliInput;

/** Births that are given in the talk: typed, read back, put right, agreed to. */
export function birthsInTalk({ charts: known, answering, readings, towns, showing, clock }: BirthsParts) {
  const next = missing({ readings, showing });

  const toConfirm = (birth: KundliInput, tongue: Tongue, isOwn: boolean | null): Effect => ({
    person: { awaiting: { kind: "confirm", birth, isOwn } },
    says: [showing.readBack(birth, tongue)],
  });

  const nameOtherwise = ({ person, tongue }: Pick<Turn, "person" | "tongue">): string =>
    person.name.trim().length >= LEAST_OF_NAME ? person.name : wordsOf("nameless", tongue);

  /** The name of a birth, and whether it is the writer's own. */
  function whose(
    { person, text }: Turn,
    read: ReadBirth,
    rest: readonly LeftStretch[],
  ): Pick<TypedBirth, "name" | "isOwn"> {
    const left = nameLeft(rest);
    const isRelative = rest.some(({ words }) => words.some(({ isRelation }) => isRelation));
    const isOwn = !isRelative && (left === null ? OWN_WORDS : OWN_BIRTH).test(text);
    // Who was asked for another's birth may give their own first.
    const asked = person.awaiting?.kind === "birth_of" && !isOwn ? person.awaiting : null;
    const given = read.name ?? left ?? asked?.name ?? null;
    const name = given === null || given.trim().length < LEAST_OF_NAME ? null : calledName(given);
    if (isRelative) return { name, isOwn: false };
    if (read.name === null && left === null && asked) return { name, isOwn: asked.name === null };
    const isSame = name !== null && foldedWords(firstName(name)) === foldedWords(firstName(person.name));
    return { name, isOwn: isOwn || isSame ? true : null };
  }

  const placed = (typed: TypedBirth, found: FoundTown): TypedBirth => {
    if (found.kind === "one") return { ...typed, town: found.town, towns: [], townName: null };
    if (found.kind === "several") return { ...typed, town: null, towns: found.towns, townName: found.name };
    return typed;
  };

  const soughtIn = (found: FoundTown) => ({ written: found.kind === "none" ? found.written : null });

  /** What was typed, as far as it goes: what is missing is asked for. */
  async function typed(turn: Turn, read: ReadBirth): Promise<Effect> {
    const found = await towns.named(read.left, homeOf(turn.person));
    const { year, month, day, time, half } = read;
    const empty = { year, month, day, time, half, town: null, towns: [], townName: null };
    const birth = placed({ ...empty, ...whose(turn, read, found.rest) }, found);
    return next(birth, soughtIn(found), turn.tongue, nameOtherwise(turn));
  }

  /** What a message adds to a birth that is half told; null where it adds nothing. */
  async function added(turn: Turn, birth: TypedBirth, read: ReadRest): Promise<Effect | null> {
    const timed = read.time === null && read.half === null ? birth : { ...birth, time: read.time, half: read.half };
    const found = birth.town ? null : await townAdded(turn, birth, read.left);
    const isAdded = timed !== birth || (found !== null && (found.kind !== "none" || found.written !== null));
    if (!isAdded) return null;
    const whole = found ? placed(timed, found) : timed;
    return next(whole, found ? soughtIn(found) : { written: null }, turn.tongue, nameOtherwise(turn));
  }

  /** A town that is named, or one of those that were offered, chosen by its number, its state or its district. */
  async function townAdded(
    { person, text }: Turn,
    birth: TypedBirth,
    left: readonly LeftStretch[],
  ): Promise<FoundTown> {
    const chosen = birth.towns[Number(/^\D*(\d)\D*$/u.exec(text)?.[1] ?? 0) - 1];
    if (chosen) return { kind: "one", town: chosen, rest: [] };
    const home = homeOf(person);
    const found = await towns.named(left, home);
    if (found.kind === "one" || birth.townName === null) return found;
    const words = birth.townName
      .split(" ")
      .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
    const again = await towns.named([{ words, isNamePosition: false }, ...left], home);
    return again.kind === "one" ? again : found;
  }

  /** Another time of a birth. */
  function retimed(birth: KundliInput, text: string): KundliInput | null {
    const known = timeOf(birth);
    const time = readOtherTime(text, known === "unknown" ? NO_TIME : known);
    return time && withTime(untimed(birth), time);
  }

  /** Another day of a birth, with its whole date. */
  function redated(birth: KundliInput, { year, month, day, time }: ReadBirth): KundliInput {
    if (time === null) return { ...birth, year, month, day };
    return withTime({ ...untimed(birth), year, month, day }, time);
  }

  /** A birth that waits for a yes, with what a message puts right of it: its day, its time, its name or its place. */
  async function putRight(birth: KundliInput, { text, details, person }: Turn): Promise<KundliInput | null> {
    if (details) return details.name === null && details.left.length === 0 ? redated(birth, details) : null;
    const day = readDay(text, birth.year);
    const dated = { ...birth, ...day };
    const timed = retimed(dated, text);
    if (timed ?? day) return timed ?? dated;
    const name = correctedName(text);
    if (name !== null) return { ...birth, name: calledName(name) };
    const place = correctedPlace(text);
    const words = place
      ?.split(/[\s,]+/u)
      .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
    const found = words && (await towns.named([{ words, isNamePosition: false }], homeOf(person)));
    return found?.kind === "one" ? { ...birth, ...found.town } : null;
  }

  return {
    typed,
    added,

    /** What a message puts right of the birth that waits for a yes, or of a chart that was given here; null where it puts nothing right. */
    corrected: async (turn: Turn): Promise<Effect | null> => {
      const { text, tongue } = turn;
      const { awaiting } = turn.person;
      if (awaiting?.kind === "confirm") {
        const birth = await putRight(awaiting.birth, turn);
        return birth && toConfirm(birth, tongue, awaiting.isOwn ?? null);
      }
      const chart = OWN_WORDS.test(text) ? ownChartOf(turn).chart : turn.chart;
      if (turn.details || chart?.kept !== null || !isCorrection(text)) return null;
      const birth = retimed(chart.birth, text);
      return birth && toConfirm(birth, tongue, chart.id === turn.person.ownChartId ? true : null);
    },

    /**
     * A birth that its giver stands by becomes the open chart, and a kundli of the account that the chat is linked to.
     * @throws AppError 422 for a place or a time that there is none of
     */
    charted: async (
      { person, charts }: Pick<Turn, "person" | "charts">,
      { birth, isOwn, tongue, source }: { birth: KundliInput; isOwn: boolean | null; tongue: Tongue; source: string },
    ): Promise<Effect> => {
      const kept = await known.keep(person, `chat-${source}`, birth);
      const isNone = isOwn === false && ownChartOf({ person, charts }).kind === "none";
      const owned = (id: string) => (isOwn === true ? { ownChartId: id } : isNone ? { ownChartId: NO_OWN_CHART } : {});
      const addressee = (chart: Pick<KnownChart, "id" | "name">): string | null =>
        isOwn === true
          ? null
          : addresseeOf({ person, charts: [...charts, { ...chart, birth, isSelf: false, kept: null }] }, chart);
      if (kept) {
        const says = await showing.shown({ ...kept, addressee: addressee(kept) }, tongue, "chart_kept");
        return { person: { chartId: kept.id, ...owned(kept.id), awaiting: null }, says };
      }
      const { id: personId } = person;
      const createdAt = clock().toISOString();
      const chart: ChannelChart = { id: `${source}:chart`, personId, name: birth.name, birth, createdAt };
      const says = await showing.shown({ ...chart, addressee: addressee(chart) }, tongue, "chart_made");
      const replaced = charts.filter(
        ({ id, name, kept }) => kept === null && id !== chart.id && foldedWords(name) === foldedWords(chart.name),
      );
      // A new chart begins a new talk: what was found in the old one holds no more.
      await answering.forget(
        person,
        replaced.map(({ id }) => id),
      );
      const replacesOwn = replaced.some(({ id }) => id === person.ownChartId);
      const own = replacesOwn ? { ownChartId: chart.id } : owned(chart.id);
      return { chart, person: { chartId: chart.id, ...own, awaiting: null }, says };
    },
  };
}

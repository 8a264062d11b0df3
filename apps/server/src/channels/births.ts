import type { Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { Answering } from "./answering.ts";
import { calledName } from "./called.ts";
import type { ChannelCharts } from "./charts.ts";
import { foldedWords } from "./commands.ts";
import { correctedName, correctedPlace, isCorrection } from "./correction.ts";
import type { Readings } from "./readings.ts";
import type { ChannelChart, Effect } from "./repository.ts";
import type { Showing } from "./showing.ts";
import type { Turn } from "./turn.ts";
import { type TypedBirth, typedDay } from "./typed-birth.ts";
import { type TypedTime, typedTime } from "./typed-time.ts";
import { ownChart } from "./whose.ts";
import type { WordKey } from "./words.data.ts";
import { wordsOf } from "./words.ts";

export interface BirthsParts {
  readonly charts: Pick<ChannelCharts, "keep">;
  readonly answering: Pick<Answering, "forget">;
  readonly readings: Pick<Readings, "placed">;
  readonly showing: Pick<Showing, "shown" | "readBack">;
  readonly clock: Clock;
}

const OWN_WORDS = /(?<!\p{L})(?:my|i|mera|meri|mere)(?!\p{L})|मेरा|मेरी|मेरे/iu;
/** Of a birth whose time is not known: any that is told is another. */
const NO_TIME = { hour: -1, minute: -1, second: 0 } as const;
const LEAST_OF_NAME = 2;

const timeOf = ({ time_unknown, hour, minute, second = 0 }: KundliInput): TypedTime | "unknown" =>
  time_unknown === true ? "unknown" : { hour, minute, second };

/** Births that are given in the talk: typed, read back, put right, agreed to. */
export function birthsInTalk({ charts: known, answering, readings, showing, clock }: BirthsParts) {
  const toConfirm = (birth: KundliInput, tongue: Tongue): Effect => ({
    person: { awaiting: { kind: "confirm", birth } },
    says: [showing.readBack(birth, tongue)],
  });

  /** What was typed, as far as it goes: what is missing is asked for. */
  async function typed({ tongue, person }: Pick<Turn, "tongue" | "person">, found: TypedBirth): Promise<Effect> {
    const { place, time } = found;
    const half = (typedSoFar: TypedBirth, key: WordKey, params?: Readonly<Record<string, string>>): Effect => ({
      person: { awaiting: { kind: "details", typed: typedSoFar } },
      says: [{ kind: "text", text: wordsOf(key, tongue, params) }],
    });
    if (time === null) return half(found, "misses_time");
    if (place === null) return half(found, "misses_place");
    const given = found.name === null ? null : calledName(found.name);
    const name = [given, person.name].find((each) => (each ?? "").trim().length >= LEAST_OF_NAME);
    const birth = await readings.placed({ ...found, place }, name ?? wordsOf("nameless", tongue));
    if (birth === null) return half({ ...found, place: null }, "place_unknown", { place });
    return toConfirm(birth, tongue);
  }

  /** Another time of a birth. */
  function retimed(birth: KundliInput, text: string): KundliInput | null {
    const { time_unknown: _unknown, hour: _hour, minute: _minute, second: _second, ...others } = birth;
    const known = timeOf(birth);
    const time = typedTime(text, known === "unknown" ? NO_TIME : known);
    return time && { ...others, ...time };
  }

  /** Another day of a birth, with its whole date. */
  function redated(birth: KundliInput, { year, month, day, time }: TypedBirth): KundliInput {
    const { time_unknown: _unknown, hour: _hour, minute: _minute, second: _second, ...others } = birth;
    if (time === null) return { ...birth, year, month, day };
    return { ...others, year, month, day, ...(time === "unknown" ? { time_unknown: true } : time) } as KundliInput;
  }

  /** A birth that waits for a yes, with what a message puts right of it: its day, its time, its name or its place. */
  async function putRight(birth: KundliInput, { text, details }: Turn): Promise<KundliInput | null> {
    if (details) return details.name === null && details.place === null ? redated(birth, details) : null;
    const day = typedDay(text, birth.year);
    const dated = { ...birth, ...day };
    const timed = retimed(dated, text);
    if (timed ?? day) return timed ?? dated;
    const name = correctedName(text);
    if (name !== null) return { ...birth, name: calledName(name) };
    const place = correctedPlace(text);
    if (place === null) return null;
    const { year, month, day: date, name: called } = birth;
    return readings.placed({ year, month, day: date, time: timeOf(birth), name: called, place }, called);
  }

  return {
    typed,

    /** What a message puts right of the birth that waits for a yes, or of a chart that was given here; null where it puts nothing right. */
    corrected: async (turn: Turn): Promise<Effect | null> => {
      const { text, tongue } = turn;
      const { awaiting } = turn.person;
      if (awaiting?.kind === "confirm") {
        const birth = await putRight(awaiting.birth, turn);
        return birth && toConfirm(birth, tongue);
      }
      const chart = OWN_WORDS.test(text) ? ownChart(turn) : turn.chart;
      if (turn.details || chart?.kept !== null || !isCorrection(text)) return null;
      const birth = retimed(chart.birth, text);
      return birth && toConfirm(birth, tongue);
    },

    /**
     * A birth that its giver stands by becomes the open chart, and a kundli of the account that the chat is linked to.
     * @throws AppError 422 for a place or a time that there is none of
     */
    charted: async (
      { person, charts }: Pick<Turn, "person" | "charts">,
      { birth, tongue, source }: { birth: KundliInput; tongue: Tongue; source: string },
    ): Promise<Effect> => {
      const kept = await known.keep(person, `chat-${source}`, birth);
      if (kept)
        return { person: { chartId: kept.id, awaiting: null }, says: await showing.shown(kept, tongue, "chart_kept") };
      const { id: personId } = person;
      const createdAt = clock().toISOString();
      const chart: ChannelChart = { id: `${source}:chart`, personId, name: birth.name, birth, createdAt };
      const says = await showing.shown(chart, tongue, "chart_made");
      const replaced = charts.filter(
        ({ id, name, kept }) => kept === null && id !== chart.id && foldedWords(name) === foldedWords(chart.name),
      );
      // A new chart begins a new talk: what was found in the old one holds no more.
      await answering.forget(
        person,
        replaced.map(({ id }) => id),
      );
      return { chart, person: { chartId: chart.id, awaiting: null }, says };
    },
  };
}

import { gunzipSync, gzipSync } from "node:zlib";
import { FEED_DAYS, type FeedDays, type FestivalRegion, READER_TRADITIONS } from "@lagna/contract";
import { findOwnRegion, type ReaderTradition, resolveAlmanacSettings } from "@lagna/panchang";
import { LANGUAGES, type Language } from "@lagna/terms";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import type { FileStore } from "../../files/file-store.ts";
import { computeInputsEtag } from "../../http/conditional-response.ts";
import type { Clock } from "../../time/clock.ts";
import { type AlmanacPlaces, findToday } from "./almanac-places.ts";
import type { AlmanacTasks } from "./almanac-tasks.ts";

/** Whose days a feed has, as its address states it. */
export interface FeedChoice {
  readonly tradition: ReaderTradition;
  readonly language: Language;
  /** By default that of the place. */
  readonly region?: FestivalRegion | undefined;
  readonly days: FeedDays;
}

interface FeedParts {
  readonly places: AlmanacPlaces;
  readonly tasks: Pick<TaskRunner<AlmanacTasks>, "run">;
  /** Where prebuilt feeds are. */
  readonly files: FileStore;
  readonly clock: Clock;
  /** The version of the engine. */
  readonly engine: string;
  /** The address of the site, without a trailing slash; null if it is not known. */
  readonly siteUrl: string | null;
}

const [MAIN_DAYS] = FEED_DAYS;

/** What is prebuilt for a place: the main days of its own region, by each tradition, in each language. */
const PREBUILT: readonly FeedChoice[] = LANGUAGES.flatMap((language) =>
  READER_TRADITIONS.map((tradition) => ({ language, tradition, days: MAIN_DAYS })),
);

/** Calendars of festivals and fasts that other programs subscribe to. */
export function createFeedService({ places, tasks, files, clock, engine, siteUrl }: FeedParts) {
  async function describe(placeId: number, { language, tradition, days, region: asked }: FeedChoice) {
    const { name: placeName, ...at } = await places.resolve({ place_id: placeId }, language);
    const year = Number(findToday(at, clock()).slice(0, 4));
    // The name is of the file's language, all else of the place.
    const task = { place: { ...at, name: "" }, settings: resolveAlmanacSettings(), years: [year, year + 1] };
    const region = asked ?? findOwnRegion(at);
    const file = { placeId, placeName, language, tradition, region, days, siteUrl };
    const inputs = ["calendar", engine, task, file] as const;
    const isPrebuilt = days === MAIN_DAYS && region === findOwnRegion(at);
    return {
      task,
      file,
      inputs,
      name: isPrebuilt ? `feed-${placeId}-${tradition}-${language}.gz` : null,
      compute: async (): Promise<Uint8Array> => {
        const [bytes] = await tasks.run("medium", "writeFestivalCalendars", { ...task, files: [file] });
        if (!bytes) throw new Error("a feed was not written");
        return bytes;
      },
    };
  }
  type Feed = Awaited<ReturnType<typeof describe>>;

  /** A prebuilt file begins with what it was written from, so that one of another year or engine is not taken. */
  const toMark = ({ inputs }: Pick<Feed, "inputs">): Uint8Array => Buffer.from(computeInputsEtag(inputs));

  async function readCurrent(feed: Feed): Promise<Uint8Array | null> {
    const stored = feed.name === null ? null : await files.read(feed.name);
    const mark = toMark(feed);
    if (!stored || Buffer.compare(stored.subarray(0, mark.length), mark) !== 0) return null;
    return stored.subarray(mark.length);
  }

  return {
    describe,

    /** The prebuilt text of a feed; null if there is none of today's inputs. */
    readPrebuilt: async (feed: Feed): Promise<Uint8Array | null> => {
      const packed = await readCurrent(feed);
      return packed && gunzipSync(packed);
    },

    /** Writes the prebuilt feeds of a place that are missing or of other inputs; how many there were. */
    prebuild: async (placeId: number): Promise<number> => {
      const missing: Feed[] = [];
      for (const choice of PREBUILT) {
        const feed = await describe(placeId, choice);
        if (!(await readCurrent(feed))) missing.push(feed);
      }
      const [first] = missing;
      if (!first) return 0;
      const texts = await tasks.run("long", "writeFestivalCalendars", {
        ...first.task,
        files: missing.map(({ file }) => file),
      });
      for (const [index, feed] of missing.entries()) {
        const text = texts[index];
        if (text && feed.name) await files.write(feed.name, Buffer.concat([toMark(feed), gzipSync(text)]));
      }
      return missing.length;
    },
  };
}
export type FeedService = ReturnType<typeof createFeedService>;

import { gzipSync } from "node:zlib";
import { type BatchKind, type BatchLineError, SECTION_NAMES, type SectionName } from "@lagna/contract";
import {
  computeSectionsInSteps,
  computeTransits,
  computeVimshottariSubPeriods,
  type DashaPeriod,
  type Ephemeris,
  findRunningPeriods,
  type GrahaRuler,
  type JulianDayUt,
  type Nativity,
} from "@lagna/jyotish";
import {
  type ComputedNativity,
  computeChosenSectionsInSteps,
  computeNativityOf,
  createIsoFormat,
  type Iso,
  presentTransit,
  type ResolvedBirth,
} from "@lagna/kundli";
import { computeTarabala, hasChandrabala } from "@lagna/panchang";
import type { Language } from "@lagna/terms";
import type { BatchInput, BatchPart, BatchRequest } from "./batch.ts";
import { formatLine } from "./batch-columns.ts";
import { type BatchLine, readBatchLines } from "./read-batch-lines.ts";

/** A part ends after so much CPU time, so that the batches of others come soon, and little is lost with a process that ends. */
const MAX_PART_CPU_MS = 2_000;
/** A part also ends at this size, before compression. */
const MAX_PART_CHARACTERS = 16_000_000;

/** What one line of the result is about. */
export interface BatchItem {
  readonly line: number;
  readonly id?: string | undefined;
  readonly warnings?: readonly string[];
  readonly birth: ResolvedBirth | null;
  /** The instant of the transits; null for a chart alone. */
  readonly atJd: JulianDayUt | null;
  /** Why there is nothing to compute. */
  readonly error?: BatchLineError | undefined;
}

export interface BatchPartTask {
  readonly kind: BatchKind;
  readonly sections: readonly SectionName[] | "all";
  readonly language: Language;
  readonly items: readonly BatchItem[];
  /** What an item has that fails for an unknown reason. */
  readonly internalError: BatchLineError;
}

const readCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const byId = <Row extends object>(rows: readonly Row[], key: keyof Row & string): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [String(row[key]), row]));

const createIso = ({ sky, settings }: Nativity): Iso =>
  createIsoFormat((jd) => sky.ephemeris.utcMilliseconds(jd, settings.time_scale));

/** Maha, antar and pratyantar dasha of an instant. */
function* findRunningInSteps(nativity: Nativity, atJd: number): Generator<void, DashaPeriod<GrahaRuler>[]> {
  const { dashas } = yield* computeSectionsInSteps(nativity, ["dashas"]);
  const [maha, antar] = findRunningPeriods(dashas.vimshottari.periods, atJd);
  if (!maha || !antar) return [];
  const pratyantars = computeVimshottariSubPeriods([maha.lord, antar.lord], antar.startJd, antar.endJd);
  return [maha, antar, ...findRunningPeriods(pratyantars, atJd)].slice(0, 3);
}

/** The nine grahas of an instant over a birth, by id. */
function computeDay({ nativity }: ComputedNativity, atJd: JulianDayUt) {
  const iso = createIso(nativity);
  const transits = computeTransits(nativity, atJd);
  return {
    iso,
    transits,
    data: {
      at: iso(atJd),
      ...byId(
        transits.map((each) => presentTransit(each, iso)),
        "graha",
      ),
    },
  };
}

function* computeDayOfBirthInSteps(made: ComputedNativity, atJd: JulianDayUt): Generator<void, object> {
  const { iso, transits, data } = computeDay(made, atJd);
  const natalMoon = made.nativity.chart.planets.find(({ id }) => id === "moon");
  const [sun, moon] = (["sun", "moon"] as const).map((graha) => transits.find(({ id }) => id === graha));
  if (!natalMoon || !sun || !moon) throw new Error("a chart has a Sun and a Moon");
  const paksha = (moon.longitude - sun.longitude + 360) % 360 < 180 ? "shukla" : "krishna";
  const running = yield* findRunningInSteps(made.nativity, atJd);
  return {
    name: made.person.name,
    ...data,
    tara: computeTarabala(natalMoon.nakshatra, moon.nakshatra),
    chandrabala: hasChandrabala(natalMoon.sign, moon.sign, paksha),
    running: running.map(({ lord, startJd, endJd }) => ({ lord, start: iso(startJd), end: iso(endJd) })),
  };
}

/** Parts of batches are computed in a thread, which also reads the file and writes the result. */
export function createBatchTasks(ephemeris: Ephemeris) {
  function* computeItem({ kind, sections, language }: BatchPartTask, made: ComputedNativity, atJd: JulianDayUt | null) {
    if (kind === "kundlis" || atJd === null) {
      const named = new Set(sections === "all" ? SECTION_NAMES : sections);
      return yield* computeChosenSectionsInSteps(made, named, language);
    }
    return kind === "day_of_births" ? yield* computeDayOfBirthInSteps(made, atJd) : computeDay(made, atJd).data;
  }

  return {
    /** The rows of a piece of the file, from one of them on. */
    *readBatchRows({ input, request, skip }: { input: BatchInput; request: BatchRequest; skip: number }) {
      const lines: BatchLine[] = [];
      for (const line of readBatchLines(input, request)) {
        lines.push(line);
        yield;
      }
      return lines.slice(skip);
    },

    /** The first items as lines of the result, as many as one part holds. */
    *computeBatchPart(task: BatchPartTask): Generator<void, BatchPart> {
      const begin = readCpuMs();
      let made: ComputedNativity | null = null;
      let madeOf: ResolvedBirth | null = null;
      const lines: string[] = [];
      const rows: string[] = [];
      let errors = 0;
      let size = 0;
      for (const { line, id, warnings = [], birth, atJd, error } of task.items) {
        let failure = error;
        let data: object | null = null;
        if (birth && !failure) {
          try {
            // Many days have one birth.
            if (made === null || madeOf !== birth) made = computeNativityOf(ephemeris, birth);
            madeOf = birth;
            data = yield* computeItem(task, made, atJd);
          } catch (thrown) {
            failure = task.internalError;
            if (!(thrown instanceof Error)) throw thrown;
          }
        }
        if (failure) errors += 1;
        const told = { line, ...(id !== undefined && { id }), ...(warnings.length > 0 && { warnings }) };
        const text = `${JSON.stringify({ ...told, ...(failure ? { error: failure } : { data }) })}\n`;
        lines.push(text);
        rows.push(formatLine(task.kind, { line, id, error: failure?.detail }, toRow(data)));
        size += text.length;
        yield;
        if (size > MAX_PART_CHARACTERS || readCpuMs() - begin > MAX_PART_CPU_MS) break;
      }
      const [ndjson, csv] = [lines, rows].map((texts) => new Uint8Array(gzipSync(texts.join(""))));
      if (!ndjson || !csv) throw new Error("a part has both forms");
      return { items: lines.length, errors, cpuMs: readCpuMs() - begin, ndjson, csv };
    },
  };
}
export type BatchTasks = ReturnType<typeof createBatchTasks>;

/** A chart has its grahas in a list. */
const toRow = (data: object | null): object | null =>
  data && "planets" in data ? { ...data, ...byId(data.planets as { id: string }[], "id") } : data;

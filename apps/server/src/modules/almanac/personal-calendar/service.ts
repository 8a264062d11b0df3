import { createHash } from "node:crypto";
import type { CalendarEvent, PersonalCalendarChoices, PersonalCalendarResponse } from "@lagna/contract";
import { resolveAlmanacSettings } from "@lagna/panchang";
import type { Graha } from "@lagna/terms";
import type { Clock } from "../../../time/clock.ts";
import type { TaskRunner } from "../../../computing/main-thread-task-runner.ts";
import type { FileStore } from "../../../files/file-store.ts";
import type { JobHandler } from "../../../jobs/job-handler.ts";
import { type AlmanacPlaces, findInstant, findToday, type TaskPlace } from "../almanac-places.ts";
import type { ChartService } from "../../charts/service.ts";
import type { SavedKundlisService } from "../../saved-kundlis/service.ts";
import type { AddressTokens } from "../address-tokens.ts";
import type { CalendarTasks } from "./calendar-worker-tasks.ts";
import type { PersonalCalendar, PersonalCalendarRepository } from "./repository.ts";
import type { CalendarDasha, CalendarEventInstant, CalendarPerson } from "./write-personal-calendar.ts";

interface PersonalCalendarParts {
  readonly records: PersonalCalendarRepository;
  readonly files: FileStore;
  readonly tokens: AddressTokens;
  readonly places: AlmanacPlaces;
  readonly charts: Pick<ChartService, "generate" | "unfoldDasha" | "toUtcMilliseconds">;
  readonly savedKundlis: Pick<SavedKundlisService, "listBirths">;
  readonly tasks: TaskRunner<CalendarTasks>;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

type Person = { readonly id: string; readonly name: string; readonly isSelf: boolean } & Pick<
  CalendarPerson,
  "bornJd" | "birthplace"
> & {
    readonly periods: readonly {
      readonly lord: Graha;
      readonly startJd: number;
      readonly endJd: number;
    }[];
  };

interface DatedPeriod {
  /** Maha, antar and pratyantar dasha. */
  readonly lords: [Graha, ...Graha[]];
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
}

/** Kundlis whose birthdays a calendar has. */
const MAX_PEOPLE = 100;

const NOON = "12:00";

function toEventInstant({ occasion, name, date, time = NOON }: CalendarEvent, place: TaskPlace): CalendarEventInstant {
  const id = createHash("sha256").update(`${occasion} ${date} ${name}`).digest("base64url").slice(0, 12);
  return { id, occasion, name, atMs: findInstant(place, date, time) };
}

const computeEtag = (bytes: Uint8Array): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;

const toFileName = ({ feedId }: Pick<PersonalCalendar, "feedId">): string => `personal-${feedId}.ics`;

/** The calendars that people subscribe to, at an address that they can end; built when their records change, never when polled. */
export function createPersonalCalendars(parts: PersonalCalendarParts) {
  const { records, files, tokens, places, charts, savedKundlis, tasks, clock, publicUrl } = parts;

  async function listPeople(ownerId: string): Promise<Person[]> {
    const births = await savedKundlis.listBirths({ userId: ownerId, email: "" }, MAX_PEOPLE);
    const people: Person[] = [];
    for (const { id, name, isSelf, birth } of births) {
      // A tithi lasts for less than a day: without the time it is not certain.
      if (birth.time_unknown === true) continue;
      const { nativity, moment, kundli } = await charts.generate({ ...birth, sections: undefined });
      const { latitude, longitude, timeZone } = moment.place;
      people.push({
        id,
        name,
        isSelf,
        bornJd: nativity.birth.jd,
        birthplace: { name, latitude, longitude, timeZone },
        periods: kundli.dashas.vimshottari.periods,
      });
    }
    return people;
  }

  /** The pratyantar dashas that begin in some years. */
  function listDashas(person: Person | undefined, years: readonly number[]): CalendarDasha[] {
    const iso = (jd: number): string => new Date(charts.toUtcMilliseconds(jd)).toISOString();
    // Years and dates, ISO 8601, are compared as texts: "2026" is before every date of 2026.
    const [from, after] = [String(Math.min(...years)), String(Math.max(...years) + 1)];
    const touches = ({ start, end }: DatedPeriod): boolean => start < after && end > from;
    const unfold = ({ lords, start, end }: DatedPeriod): DatedPeriod[] =>
      charts
        .unfoldDasha({ system: "vimshottari", path: lords, start, end })
        .map(({ lord, startJd, endJd }): DatedPeriod => ({
          lords: [...lords, lord],
          start: iso(startJd),
          end: iso(endJd),
        }))
        .filter(touches);
    const mahas = (person?.periods ?? []).map(({ lord, startJd, endJd }): DatedPeriod => ({
      lords: [lord],
      start: iso(startJd),
      end: iso(endJd),
    }));
    return mahas
      .filter(touches)
      .flatMap(unfold)
      .flatMap(unfold)
      .filter(({ start }) => start > from)
      .map(({ lords, start }) => ({ lords, start }));
  }

  async function write({ ownerId, feedId, choices, revision, changedAt }: PersonalCalendar): Promise<Uint8Array> {
    const { language, tradition, vratas, tithi_days: hasTithiDays, dashas: hasDashas } = choices;
    const place = await places.resolve(choices.place, language);
    const year = Number(findToday(place, clock()).slice(0, 4));
    const years = [year, year + 1];
    const people = hasTithiDays || hasDashas ? await listPeople(ownerId) : [];
    return tasks.run("medium", "writePersonalCalendar", {
      feedId,
      place,
      settings: resolveAlmanacSettings(),
      language,
      tradition,
      vratas,
      years,
      people: hasTithiDays ? people.map(({ id, name, bornJd, birthplace }) => ({ id, name, bornJd, birthplace })) : [],
      occasions: choices.events.map((event) => toEventInstant(event, place)),
      dashas: hasDashas
        ? listDashas(
            people.find(({ isSelf }) => isSelf),
            years,
          )
        : [],
      siteUrl: publicUrl,
      version: { sequence: revision, changedAt: new Date(changedAt) },
    });
  }

  /** A calendar has this year and the next. */
  const getNextYear = (): Date => new Date(Date.UTC(clock().getUTCFullYear() + 1, 0, 1, 12));

  /** Builds a calendar and keeps it as a file. */
  async function build(calendar: PersonalCalendar): Promise<{ readonly bytes: Uint8Array; readonly etag: string }> {
    const bytes = await write(calendar);
    const etag = computeEtag(bytes);
    await files.write(toFileName(calendar), bytes);
    // Ended while it was built: nothing of it is kept.
    const exists = await records.noteBuilt(calendar, etag, { at: clock().toISOString(), renewAt: getNextYear() });
    if (!exists) await files.delete(toFileName(calendar));
    return { bytes, etag };
  }

  const toResponse = (
    calendar: Pick<PersonalCalendar, "feedId" | "choices" | "builtAt" | "failedAt"> | null,
  ): PersonalCalendarResponse => ({
    calendar: calendar && {
      ...calendar.choices,
      address: `${publicUrl}/calendar/private/${tokens.createToken(calendar.feedId)}.ics`,
      built_at: calendar.builtAt,
      failed_at: calendar.failedAt,
    },
  });

  const end = async (ownerId: string): Promise<void> => {
    const ended = await records.delete(ownerId);
    if (ended) await files.delete(toFileName(ended));
  };

  const buildJob: JobHandler = {
    run: async ({ ownerId }) => {
      const calendar = await records.findByOwner(String(ownerId));
      if (!calendar || calendar.builtRevision === calendar.revision) return;
      try {
        await build(calendar);
      } catch (error) {
        // After a change the next job builds the calendar; trying this one again would only delay it.
        if (await records.noteFailed(calendar, clock().toISOString())) throw error;
      }
    },
    isIdempotent: true,
  };
  const renewJob: JobHandler = {
    run: async ({ ownerId }) => {
      // The new year is a change of its own; the job after it is added when that has been built.
      await records.noteChange(String(ownerId));
    },
  };

  return {
    buildJob,
    renewJob,
    find: async (ownerId: string): Promise<PersonalCalendarResponse> => toResponse(await records.findByOwner(ownerId)),

    /** Creates a calendar, or changes the one that exists; its address stays. @throws AppError invalid_input naming a field of `place` */
    save: async (ownerId: string, choices: PersonalCalendarChoices): Promise<PersonalCalendarResponse> => {
      await places.resolve(choices.place, choices.language, "place.");
      const known = await records.findByOwner(ownerId);
      const calendar = {
        ownerId,
        feedId: known?.feedId ?? tokens.newId(),
        choices,
        builtAt: known?.builtAt ?? null,
        failedAt: null,
        createdAt: known?.createdAt ?? clock().toISOString(),
      };
      await records.save(calendar);
      return toResponse(calendar);
    },

    end,

    /**
     * What an address has: its ETag, and its bytes, which are only read if they are needed. Null for an address that was ended or never
     * given. Nothing is built, except where the file is missing.
     */
    open: async (token: string) => {
      const feedId = tokens.verifyToken(token);
      const calendar = feedId === null ? null : await records.findByFeed(feedId);
      if (!calendar) return null;
      if (calendar.etag === null) {
        const { bytes, etag } = await build(calendar);
        return { etag, read: async () => bytes };
      }
      const { etag } = calendar;
      const read = async () => {
        const bytes = await files.read(toFileName(calendar));
        // Another server may have built the present one.
        return bytes && computeEtag(bytes) === etag ? bytes : (await build(calendar)).bytes;
      };
      return { etag, read };
    },

    collect: async (ownerId: string) => (await records.findByOwner(ownerId))?.choices ?? null,
  };
}
export type PersonalCalendars = ReturnType<typeof createPersonalCalendars>;

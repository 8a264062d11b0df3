import { getIsoDate } from "@lagna/terms";
import { isShareToken, SHARED_SECTIONS, type SharedSigns } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../../time/clock.ts";
import { createLruPromiseCache } from "../../computing/lru-promise-cache.ts";
import { runComputation } from "../../computing/run-computation.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { ChartService } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { formatCardHeadline, type PrintsService } from "../prints/service.ts";
import { buildCardFacts } from "./build-card-facts.ts";
import { collectFactsOfDay, collectFactsWithoutTime } from "./collect-facts-without-time.ts";
import type { ShareSettings, Share, ShareRepository } from "./repository.ts";
import { presentUntimedShare } from "./presenter.ts";
import type { ShareTasks } from "./share-tasks.ts";
import type { PublicShareView, PublicUntimedShareView } from "./public-share-view.ts";
import { createShareToken, hashShareToken } from "./share-token.ts";

export type { Share } from "./repository.ts";

export interface SharesParts {
  readonly records: ShareRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findRecord">;
  readonly charts: Pick<ChartService, "generate" | "createTask" | "weighTask" | "computeNativity" | "toJulianDay">;
  readonly tasks: TaskRunner<ShareTasks>;
  readonly prints: Pick<PrintsService, "renderCard">;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
const MAX_CACHED_CARDS = 200;
/** An answer for a time that is uncertain by half a day has four megabytes. */
const MAX_CACHED_ANSWERS = 20;

/** The current state of the shared kundli. */
interface SharedRecord {
  readonly birth: KundliInput;
  readonly version: number;
}

const createUnknownShareError = (): AppError => new AppError("share_unknown");

/** Share links: anyone with the link can see the kundli. The owner creates and ends them. */
export function createSharesService({ records, savedKundlis, charts, tasks, prints, clock }: SharesParts) {
  const signsKept = createLruPromiseCache<SharedSigns>(MAX_CACHED_CARDS);
  const cardsKept = createLruPromiseCache<Buffer>(MAX_CACHED_CARDS);
  const answersKept = createLruPromiseCache<Uint8Array>(MAX_CACHED_ANSWERS);

  async function signsOf(birth: KundliInput, shows: "day" | "none"): Promise<SharedSigns> {
    const nowJd = charts.toJulianDay(clock().getTime(), "at", birth.settings?.time_scale);
    const facts = birth.time_unknown
      ? await collectFactsOfDay(birth, nowJd, charts)
      : await collectFactsWithoutTime(birth, nowJd, charts);
    const { nativity, moment } = await charts.computeNativity(birth);
    const { preset, ayanamsa, node, house_system } = nativity.settings;
    const { city, state, country, hindi } = moment.place;
    const showsDay = shows === "day";
    return {
      ...facts,
      day: showsDay ? getIsoDate(moment.time.local) : null,
      place: showsDay ? { city, state, country, hindi } : null,
      settings: { preset, ayanamsa, node, house_system },
    };
  }

  async function found(token: string): Promise<Share> {
    const share = isShareToken(token) ? await records.findByToken(hashShareToken(token)) : null;
    if (!share) throw createUnknownShareError();
    return share;
  }

  /** The current state of the kundli. @throws AppError 404 if it is gone or no chart can be computed any more */
  async function birthOf({ ownerId, kundliId }: Share): Promise<SharedRecord> {
    const read = await savedKundlis.findRecord({ userId: ownerId }, kundliId);
    if (!read) throw createUnknownShareError();
    return read;
  }

  /** Cached answers contain the running dasha, so they are valid for one day. */
  const today = (): number => Math.floor(clock().getTime() / DAY_MS);

  /** Cache key: a link shows the same to everyone until the kundli changes or the day ends. */
  const keyOf = (
    { ownerId, kundliId, name, birth, degrees }: Share,
    version: number,
    ...others: readonly string[]
  ): string => [ownerId, kundliId, version, name, birth, degrees, today(), ...others].join(":");

  const showsTime = (share: Share, birth: KundliInput): boolean => share.birth === "time" && !birth.time_unknown;

  async function untimedShareOf(share: Share, { birth, version }: SharedRecord): Promise<PublicUntimedShareView> {
    const name = share.name ? birth.name : null;
    const shows = share.birth === "time" ? "day" : share.birth;
    const key = [share.ownerId, share.kundliId, version, shows, today()].join(":");
    return { name, birth: shows, signs: await signsKept(key, () => runComputation(() => signsOf(birth, shows))) };
  }

  /** The facts of the card. */
  async function cardShareOf(share: Share, record: SharedRecord): Promise<PublicShareView> {
    const { birth } = record;
    if (!showsTime(share, birth)) return untimedShareOf(share, record);
    return { name: share.name ? birth.name : null, birth: "time", made: await charts.generate(birth) };
  }

  /** What a link with this choice would show of a birth that is not saved. */
  async function viewOf(birth: KundliInput, choice: ShareSettings): Promise<PublicShareView> {
    const name = choice.name ? birth.name : null;
    if (choice.birth === "time" && !birth.time_unknown)
      return { name, birth: "time", made: await charts.generate(birth) };
    const shows = choice.birth === "time" ? "day" : choice.birth;
    return { name, birth: shows, signs: await signsOf(birth, shows) };
  }

  async function writeShare(share: Share, record: SharedRecord, language: Language): Promise<Uint8Array> {
    const { birth } = record;
    if (!showsTime(share, birth)) return toJsonBytes(presentUntimedShare(await untimedShareOf(share, record)));
    const task = await charts.createTask({ ...birth, sections: [...SHARED_SECTIONS] });
    const name = share.name ? birth.name : null;
    return tasks.run(charts.weighTask(task), "writeShare", { ...task, name, language });
  }

  return {
    /** @throws AppError 404, also for another person's kundli */
    ofKundli: async ({ userId }: Principal, kundliId: string): Promise<Share | null> => {
      if (!(await savedKundlis.findRecord({ userId }, kundliId))) throw new AppError("kundli_unknown");
      return records.findByKundli(userId, kundliId);
    },

    /**
     * Creates a new link, whose token is returned only this once; the previous link stops working.
     * @param address pseudonym of the IP address for the audit trail
     * @throws AppError 404, also for another person's kundli or one without a chart; 422 for an unknown time
     */
    make: async ({ userId }: Principal, kundliId: string, choice: ShareSettings, address: string) => {
      const read = await savedKundlis.findRecord({ userId }, kundliId);
      if (!read) throw new AppError("kundli_unknown");
      if (read.birth.time_unknown && choice.birth === "time")
        throw createInvalidFieldError("birth", "share_without_time");
      const token = createShareToken();
      const share = { ownerId: userId, kundliId, ...choice, createdAt: clock().toISOString() };
      if (!(await records.save(share, hashShareToken(token), { address }))) throw new AppError("kundli_unknown");
      return { share, token };
    },

    /** Ending a link that has already ended is no error. */
    end: async ({ userId }: Principal, kundliId: string, address: string): Promise<void> =>
      void (await records.end(userId, kundliId, { address })),

    /**
     * What a link shows, as JSON, written once per language for all viewers.
     * @throws AppError 404 for an ended or unknown link; 429, 503 as for a computation
     */
    show: async (token: string, language: Language): Promise<Uint8Array> => {
      const share = await found(token);
      const read = await birthOf(share);
      return answersKept(keyOf(share, read.version, language), () =>
        runComputation(() => writeShare(share, read, language)),
      );
    },

    /** Title and description of the link preview. @throws AppError 404 as `show` */
    headline: async (token: string, language: Language): Promise<{ title: string; description: string }> => {
      const share = await found(token);
      return formatCardHeadline(
        buildCardFacts(await cardShareOf(share, await birthOf(share)), clock(), share),
        language,
      );
    },

    /** The preview picture, 1200 × 630. @throws AppError 404, 429, 503 as `show` */
    card: async (token: string, language: Language): Promise<Buffer> => {
      const share = await found(token);
      const read = await birthOf(share);
      return cardsKept(keyOf(share, read.version, language), () =>
        runComputation(async () =>
          prints.renderCard(buildCardFacts(await cardShareOf(share, read), clock(), share), language),
        ),
      );
    },

    /** The preview picture of a birth that is not saved. @throws AppError 422 for an invalid birth; 429, 503 as `show` */
    drawCard: (birth: KundliInput, choice: ShareSettings, language: Language): Promise<Buffer> =>
      runComputation(async () =>
        prints.renderCard(buildCardFacts(await viewOf(birth, choice), clock(), choice), language),
      ),

    ofOwner: (ownerId: string): Promise<Share[]> => records.findByOwner(ownerId),
    forget: (ownerId: string, kundliId: string): Promise<void> => records.delete(ownerId, kundliId),
    erase: (ownerId: string): Promise<void> => records.erase(ownerId),
  };
}
export type SharesService = ReturnType<typeof createSharesService>;

import { isShareToken, type SectionName, SHARED_SECTIONS, type SharedSigns } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../clock.ts";
import { keeper } from "../../computing/keeper.ts";
import { computation } from "../../computing/computation.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { KundliInput, KundliService } from "../kundli/service.ts";
import type { KundlisService } from "../kundlis/service.ts";
import { cardHeadline, type PrintsService } from "../prints/service.ts";
import { cardOf } from "./card-facts.ts";
import { factsOfDay, factsWithoutTime } from "./hidden-time.ts";
import type { Choice, Share, ShareRepository } from "./repository.ts";
import type { Shown } from "./shown.ts";
import { newShareToken, shareTokenHash } from "./token.ts";

export type { Share } from "./repository.ts";
export type { Shown } from "./shown.ts";

export interface SharesParts {
  readonly records: ShareRepository;
  readonly saved: Pick<KundlisService, "recordOf">;
  readonly kundlis: Pick<KundliService, "generate" | "ofBirth" | "julianDay">;
  readonly prints: Pick<PrintsService, "card">;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
const MOST_KEPT = 200;
/** Of a time that is uncertain by half a day one has four megabytes. */
const MOST_ANSWERS_KEPT = 20;

/** The shared kundli as it is by now. */
interface Read {
  readonly birth: KundliInput;
  readonly version: number;
}

const unknown = (): AppError => new AppError("share_unknown");

/** Links by which a kundli can be seen by whoever has them: none until its owner asks, and gone when they say so. */
export function sharesService({ records, saved, kundlis, prints, clock }: SharesParts) {
  const signsKept = keeper<SharedSigns>(MOST_KEPT);
  const cardsKept = keeper<Buffer>(MOST_KEPT);
  const answersKept = keeper<string>(MOST_ANSWERS_KEPT);

  async function signsOf(birth: KundliInput, shows: "day" | "none"): Promise<SharedSigns> {
    const nowJd = kundlis.julianDay(clock().getTime(), "at", birth.settings?.time_scale);
    const facts = birth.time_unknown
      ? await factsOfDay(birth, nowJd, kundlis)
      : await factsWithoutTime(birth, nowJd, kundlis);
    const { nativity, moment } = await kundlis.ofBirth(birth);
    const { preset, ayanamsa, node, house_system } = nativity.settings;
    const { city, state, country, hindi } = moment.place;
    const told = shows === "day";
    return {
      ...facts,
      day: told ? moment.time.local.slice(0, 10) : null,
      place: told ? { city, state, country, hindi } : null,
      settings: { preset, ayanamsa, node, house_system },
    };
  }

  async function found(token: string): Promise<Share> {
    const share = isShareToken(token) ? await records.byToken(shareTokenHash(token)) : null;
    if (!share) throw unknown();
    return share;
  }

  /** Of the kundli as it is by now. @throws AppError 404 where it is no more, or no chart can be made of it any longer */
  async function birthOf({ ownerId, kundliId }: Share): Promise<Read> {
    const read = await saved.recordOf({ userId: ownerId }, kundliId);
    if (!read) throw unknown();
    return read;
  }

  /** The dasha that runs is told: what was worked out is of a day. */
  const today = (): number => Math.floor(clock().getTime() / DAY_MS);

  /** What a link shows is the same for all who open it, until the kundli changes or the day ends. */
  const keyOf = ({ ownerId, kundliId, name, birth }: Share, version: number, ...others: readonly string[]): string =>
    [ownerId, kundliId, version, name, birth, today(), ...others].join(":");

  /** @param sections beside what every kundli carries, with what an uncertain time leaves open; null where the card's facts are enough */
  async function shownOf(
    share: Share,
    { birth, version }: Read,
    sections: readonly SectionName[] | null,
  ): Promise<Shown> {
    const name = share.name ? birth.name : null;
    if (share.birth === "time" && !birth.time_unknown) {
      const { uncertainty: _about, ...stated } = birth;
      const asked = sections ? { ...birth, sections: [...sections] } : stated;
      return { name, birth: "time", made: await kundlis.generate(asked) };
    }
    const shows = share.birth === "time" ? "day" : share.birth;
    const key = [share.ownerId, share.kundliId, version, shows, today()].join(":");
    return { name, birth: shows, signs: await signsKept(key, () => computation(() => signsOf(birth, shows))) };
  }

  return {
    /** @throws AppError 404, also for anybody else's kundli */
    ofKundli: async ({ userId }: Principal, kundliId: string): Promise<Share | null> => {
      if (!(await saved.recordOf({ userId }, kundliId))) throw new AppError("kundli_unknown");
      return records.ofKundli(userId, kundliId);
    },

    /**
     * A new link, told this once; the one before leads nowhere from now on.
     * @param address as the audit trail marks it
     * @throws AppError 404, also for anybody else's kundli or one without a chart; 422 for a time that nobody knows
     */
    make: async ({ userId }: Principal, kundliId: string, choice: Choice, address: string) => {
      const read = await saved.recordOf({ userId }, kundliId);
      if (!read) throw new AppError("kundli_unknown");
      if (read.birth.time_unknown && choice.birth === "time") throw invalidField("birth", "share_without_time");
      const token = newShareToken();
      const share = { ownerId: userId, kundliId, ...choice, createdAt: clock().toISOString() };
      if (!(await records.save(share, shareTokenHash(token), { address }))) throw new AppError("kundli_unknown");
      return { share, token };
    },

    /** Ending what has ended is no fault. */
    end: async ({ userId }: Principal, kundliId: string, address: string): Promise<void> =>
      void (await records.end(userId, kundliId, { address })),

    /**
     * What a link shows, written out once for all who open it in a language.
     * @throws AppError 404 for a link that was ended, or never was; 429, 503 as a computation
     */
    show: async (token: string, language: Language, write: (shown: Shown) => string): Promise<string> => {
      const share = await found(token);
      const read = await birthOf(share);
      return answersKept(keyOf(share, read.version, language), () =>
        computation(async () => write(await shownOf(share, read, SHARED_SECTIONS))),
      );
    },

    /** What it is called where its link is shown. @throws AppError 404 as `show` */
    headline: async (token: string, language: Language): Promise<{ title: string; description: string }> => {
      const share = await found(token);
      return cardHeadline(cardOf(await shownOf(share, await birthOf(share), null), clock()), language);
    },

    /** The picture of it, 1200 × 630. @throws AppError 404, 429, 503 as `show` */
    card: async (token: string, language: Language): Promise<Buffer> => {
      const share = await found(token);
      const read = await birthOf(share);
      return cardsKept(keyOf(share, read.version, language), () =>
        computation(async () => prints.card(cardOf(await shownOf(share, read, null), clock()), language)),
      );
    },

    ofOwner: (ownerId: string): Promise<Share[]> => records.ofOwner(ownerId),
    forget: (ownerId: string, kundliId: string): Promise<void> => records.forget(ownerId, kundliId),
    erase: (ownerId: string): Promise<void> => records.erase(ownerId),
  };
}
export type SharesService = ReturnType<typeof sharesService>;

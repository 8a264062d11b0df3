import { isShareToken, SHARED_SECTIONS, type SharedSigns } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../clock.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import { overloaded } from "../../computing/slots.ts";
import type { KundliInput, KundliService } from "../kundli/service.ts";
import type { KundlisService } from "../kundlis/service.ts";
import { cardHeadline, type PrintsService } from "../prints/service.ts";
import { cardOf } from "./card-facts.ts";
import { factsOfDay, factsWithoutTime } from "./hidden-time.ts";
import { keeper } from "../../computing/keeper.ts";
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
/** Each is some hundred charts where the time is hidden. */
const MOST_AT_ONCE = 8;

const unknown = (): AppError => new AppError("share_unknown");

/** Links by which a kundli can be seen by whoever has them: none until its owner asks, and gone when they say so. */
export function sharesService({ records, saved, kundlis, prints, clock }: SharesParts) {
  const signsKept = keeper<SharedSigns>(MOST_KEPT);
  const cardsKept = keeper<Buffer>(MOST_KEPT);
  let underWay = 0;

  async function signsOf(birth: KundliInput, shows: "day" | "none"): Promise<SharedSigns> {
    if (underWay >= MOST_AT_ONCE) throw overloaded();
    underWay += 1;
    try {
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
    } finally {
      underWay -= 1;
    }
  }

  async function found(token: string): Promise<Share> {
    const share = isShareToken(token) ? await records.byToken(shareTokenHash(token)) : null;
    if (!share) throw unknown();
    return share;
  }

  /** Of the kundli as it is by now. @throws AppError 404 where it is no more, or no chart can be made of it any longer */
  async function birthOf({ ownerId, kundliId }: Share) {
    const read = await saved.recordOf({ userId: ownerId }, kundliId);
    if (!read) throw unknown();
    return read;
  }

  /** The dasha that runs is told: what was worked out is of a day. */
  const today = (): number => Math.floor(clock().getTime() / DAY_MS);

  async function shownOf(share: Share): Promise<Shown> {
    const { birth, version } = await birthOf(share);
    const name = share.name ? birth.name : null;
    if (share.birth === "time" && !birth.time_unknown)
      return { name, birth: "time", made: await kundlis.generate({ ...birth, sections: [...SHARED_SECTIONS] }) };
    const shows = share.birth === "time" ? "day" : share.birth;
    const key = [share.ownerId, share.kundliId, version, shows, today()].join(":");
    return { name, birth: shows, signs: await signsKept(key, () => signsOf(birth, shows)) };
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

    /** @throws AppError 404 for a link that was ended, or never was */
    show: async (token: string): Promise<Shown> => shownOf(await found(token)),

    /** What it is called where its link is shown. @throws AppError 404 as `show` */
    headline: async (token: string, language: Language): Promise<{ title: string; description: string }> =>
      cardHeadline(cardOf(await shownOf(await found(token)), clock()), language),

    /** The picture of it, 1200 × 630. @throws AppError 404 as `show` */
    card: async (token: string, language: Language): Promise<Buffer> => {
      const share = await found(token);
      const { version } = await birthOf(share);
      const key = [share.ownerId, share.kundliId, version, share.name, share.birth, language, today()].join(":");
      return cardsKept(key, async () => prints.card(cardOf(await shownOf(share), clock()), language));
    },

    ofOwner: (ownerId: string): Promise<Share[]> => records.ofOwner(ownerId),
    forget: (ownerId: string, kundliId: string): Promise<void> => records.forget(ownerId, kundliId),
    erase: (ownerId: string): Promise<void> => records.erase(ownerId),
  };
}
export type SharesService = ReturnType<typeof sharesService>;

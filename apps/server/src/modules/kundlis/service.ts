import { MOST_SAVED_KUNDLIS, type SectionName } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import { AppError, type FieldError } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { KundliInput, KundliService, MadeKundli, MadeUntimed } from "../kundli/service.ts";
import { birthKeyOf, fieldsOf, readBirth } from "./birth.ts";
import { type KundlisPage, type KundlisQuery, type Listed, pageOf } from "./list.ts";
import { reckon, REVISION } from "./reckoning.ts";
import type { KundliFields, KundliRepository, Owner, Save, SavedKundli } from "./repository.ts";
import { runningAt } from "./running.ts";

export interface KundlisParts {
  readonly records: KundliRepository;
  readonly kundlis: Pick<KundliService, "generate" | "generateUntimed" | "unfoldDasha" | "utcMilliseconds">;
  readonly clock: Clock;
  /** What goes with a kundli that its owner deletes. */
  readonly onRemoved?: (ownerId: string, id: string) => Promise<void>;
}

/** A chart as it was made: of a stated time, or of a day alone. */
export type MadeChart =
  | { readonly timed: true; readonly made: MadeKundli }
  | { readonly timed: false; readonly made: MadeUntimed };

/** A save as it comes in. `isSelf` undefined: as it was. */
export interface Saving {
  readonly id: string;
  readonly fields: KundliFields;
  readonly isSelf: boolean | undefined;
}

/** What became of one of several. */
export interface Saved {
  readonly id: string;
  readonly outcome: "created" | "updated" | "known" | "id_taken" | "full";
  readonly problems: readonly FieldError[];
}

/** Those without a chart that one listing works out: a millisecond or two each. */
const MOST_WORKED_OUT = 200;

const ownerOf = ({ userId, email }: Principal): Owner => ({ userId, email });
const missing = (): AppError => new AppError("kundli_unknown");
const stale = (): AppError => new AppError("kundli_changed_elsewhere");
const isCurrent = ({ reckoned }: SavedKundli): boolean => reckoned?.revision === REVISION;

/** The kundlis a person keeps: nobody else's are seen or touched. */
export function kundlisService({ records, kundlis, clock, onRemoved }: KundlisParts) {
  async function saveOf(owner: Owner, { id, fields, isSelf }: Saving, version: number): Promise<Save> {
    const now = clock().toISOString();
    const kundli = {
      ...fields,
      id,
      ownerId: owner.userId,
      ownerEmail: owner.email,
      version,
      createdAt: now,
      updatedAt: now,
      birthKey: birthKeyOf(fields),
      reckoned: await reckon(fields, kundlis),
    };
    return { kundli, isSelf };
  }

  /** What could not be worked out when it was saved, or is of another revision, is now, and kept. */
  async function worked(owner: Owner, kundli: SavedKundli): Promise<SavedKundli> {
    if (isCurrent(kundli)) return kundli;
    const reckoned = await reckon(kundli, kundlis);
    if (reckoned === null) return kundli;
    await records.keepReckoned(owner, kundli.id, kundli.version, reckoned);
    return { ...kundli, reckoned };
  }

  async function workedAll(owner: Owner, all: readonly SavedKundli[]): Promise<SavedKundli[]> {
    const due = all.filter((kundli) => !isCurrent(kundli)).slice(0, MOST_WORKED_OUT);
    const done = new Map<string, SavedKundli>();
    for (const kundli of due) done.set(kundli.id, await worked(owner, kundli));
    return all.map((kundli) => done.get(kundli.id) ?? kundli);
  }

  function runningOf({ reckoned }: SavedKundli): Listed["running"] {
    const chart = reckoned?.chart ?? null;
    return chart && runningAt(chart, clock(), kundlis);
  }
  const listed = (kundli: SavedKundli): Listed => ({ kundli, running: runningOf(kundli) });

  async function find(owner: Owner, id: string): Promise<SavedKundli> {
    const kundli = await records.find(owner, id);
    if (!kundli) throw missing();
    return worked(owner, kundli);
  }

  return {
    list: async (who: Principal, query: KundlisQuery): Promise<KundlisPage> => {
      const owner = ownerOf(who);
      return pageOf(await workedAll(owner, await records.all(owner)), query, runningOf);
    },

    /** @throws AppError 404, also for anybody else's */
    find: async (who: Principal, id: string): Promise<Listed> => listed(await find(ownerOf(who), id)),

    /** What one was born to, with its settings. @throws AppError 404; 422 where it cannot be read as a birth */
    birthOf: async (who: Principal, id: string): Promise<KundliInput> => {
      const { birth, problems } = readBirth(await find(ownerOf(who), id));
      if (birth === null) throw new AppError("invalid_input", { errors: problems });
      return birth;
    },

    /** What the chart of one is made of, for whoever shows it; null where it is no more, or no chart can be made of it. */
    recordOf: async (
      owner: Pick<Owner, "userId">,
      id: string,
    ): Promise<{ readonly birth: KundliInput; readonly version: number; readonly isSelf: boolean } | null> => {
      const kundli = await records.find(owner, id);
      const birth = kundli && readBirth(kundli).birth;
      return birth && { birth, version: kundli.version, isSelf: kundli.isSelf };
    },

    /** Those that can be read as births, that of oneself first, then the one changed last; of so many at most. */
    birthsOf: async (owner: Owner, most: number) => {
      const all = await records.all(owner);
      const inOrder = all.toSorted(
        (a, b) => Number(b.isSelf) - Number(a.isSelf) || b.updatedAt.localeCompare(a.updatedAt),
      );
      return inOrder.slice(0, most).flatMap((kundli) => {
        const { birth } = readBirth(kundli);
        const { id, name, isSelf } = kundli;
        return birth === null ? [] : [{ id, name, isSelf, birth }];
      });
    },

    /** The one a question without more words is about: that of oneself, else the one changed last. Null where none can be read as a birth. */
    defaultOf: async (owner: Owner): Promise<{ readonly id: string; readonly isSelf: boolean } | null> => {
      const all = (await records.all(owner)).filter((kundli) => readBirth(kundli).birth !== null);
      const [latest] = all.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      const chosen = all.find(({ isSelf }) => isSelf) ?? latest;
      return chosen ? { id: chosen.id, isSelf: chosen.isSelf } : null;
    },

    /** Those that can be read as a birth, by what their owner calls them. */
    namesOf: async (
      owner: Owner,
    ): Promise<
      { readonly id: string; readonly name: string; readonly tags: readonly string[]; readonly isSelf: boolean }[]
    > =>
      (await records.all(owner))
        .filter((kundli) => kundli.name.trim() !== "" && readBirth(kundli).birth !== null)
        .map(({ id, name, tags, isSelf }) => ({ id, name, tags, isSelf })),

    /** The chart of one, with the settings it was made with. @throws AppError 404; 422 where no chart can be made of it */
    chartOf: async (who: Principal, id: string, sections: SectionName[] | "all" | undefined): Promise<MadeChart> => {
      const kundli = await find(ownerOf(who), id);
      const { birth, problems } = readBirth(kundli);
      if (birth === null) throw new AppError("invalid_input", { errors: problems });
      const asked = { ...birth, sections };
      return birth.time_unknown
        ? { timed: false, made: await kundlis.generateUntimed(asked) }
        : { timed: true, made: await kundlis.generate(asked) };
    },

    /**
     * A first save; the same chart is kept once. @throws AppError 409 where the id is taken, or says something else already
     */
    create: async (who: Principal, saving: Saving): Promise<{ created: boolean; listed: Listed }> => {
      const owner = ownerOf(who);
      if ((await records.count(owner)) >= MOST_SAVED_KUNDLIS)
        throw new AppError({ code: "kundlis_full", params: { max: MOST_SAVED_KUNDLIS } });
      const outcome = await records.create(await saveOf(owner, saving, 1));
      if (outcome.kind === "conflict") throw stale();
      if (outcome.kind === "taken") throw new AppError("kundli_id_taken");
      if (outcome.kind === "gone") throw missing();
      return { created: outcome.kind === "created", listed: listed(outcome.kundli) };
    },

    /** A birth that was given elsewhere: the id of the kundli it became, or was already; null where there is no room, or the id is taken. */
    keepBirth: async (owner: Owner, id: string, birth: KundliInput): Promise<string | null> => {
      if ((await records.count(owner)) >= MOST_SAVED_KUNDLIS) return null;
      const outcome = await records.create(await saveOf(owner, { id, fields: fieldsOf(birth), isSelf: undefined }, 1));
      return "kundli" in outcome ? outcome.kundli.id : null;
    },

    /** First saves, one after the other: sent again after a lost answer, those that arrived are known. @throws AppError 404 where the account has gone */
    createAll: async (who: Principal, savings: readonly Saving[]): Promise<Saved[]> => {
      const owner = ownerOf(who);
      let room = MOST_SAVED_KUNDLIS - (await records.count(owner));
      const saved: Saved[] = [];
      for (const saving of savings) {
        const { id } = saving;
        if (room <= 0 && (await records.find(owner, id)) === null) {
          saved.push({ id, outcome: "full", problems: [] });
          continue;
        }
        const outcome = await records.create(await saveOf(owner, saving, 1));
        if (outcome.kind === "gone") throw missing();
        if (outcome.kind === "created") room -= 1;
        saved.push(
          "kundli" in outcome
            ? { id, outcome: outcome.kind, problems: outcome.kundli.reckoned?.problems ?? [] }
            : { id, outcome: "id_taken", problems: [] },
        );
      }
      return saved;
    },

    /** @throws AppError 404, also for anybody else's; 409 where `version` is not the latest */
    update: async (who: Principal, saving: Saving, version: number): Promise<Listed> => {
      const outcome = await records.update(await saveOf(ownerOf(who), saving, version));
      if (outcome.kind === "missing") throw missing();
      if (outcome.kind === "stale") throw stale();
      return listed(outcome.kundli);
    },

    /** @throws AppError 404, also for anybody else's; 409 where `version` is given and not the latest */
    remove: async (who: Principal, id: string, version: number | undefined): Promise<void> => {
      const outcome = await records.delete(ownerOf(who), id, version ?? null);
      if (outcome === "missing") throw missing();
      if (outcome === "stale") throw stale();
      await onRemoved?.(who.userId, id);
    },

    /** Everything of an owner, for export. */
    allOf: (owner: Owner): Promise<SavedKundli[]> => records.all(owner),
    erase: (owner: Owner): Promise<void> => records.erase(owner),
  };
}
export type KundlisService = ReturnType<typeof kundlisService>;

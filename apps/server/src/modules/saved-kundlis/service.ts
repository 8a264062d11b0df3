import { MAX_SAVED_KUNDLIS, type SectionName } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../../time/clock.ts";
import { AppError, type FieldError } from "../../errors/app-error.ts";
import { type Principal, requireScope } from "../../http/authorize-request.ts";
import type { ChartService } from "../charts/service.ts";
import { createBirthKey, convertBirthToFields, convertFieldsToBirth } from "./convert-kundli-fields.ts";
import { type KundlisPage, type KundlisQuery, type ListedKundli, paginateKundlis } from "./paginate-kundlis.ts";
import { computeChartSummary, CHART_REVISION } from "./compute-chart-summary.ts";
import type { KundliFields, KundliRepository, Owner, KundliSave, SavedKundli } from "./repository.ts";
import { findRunningDasha } from "./find-running-dasha.ts";

export { convertSentFieldsToBirth } from "./convert-sent-fields.ts";
export { presentBirth } from "./present-fields.ts";

export interface SavedKundlisParts {
  readonly records: KundliRepository;
  readonly charts: Pick<ChartService, "generate" | "writeAnswer" | "unfoldDasha" | "toUtcMilliseconds">;
  readonly clock: Clock;
  /** Deletes what belongs to a kundli when its owner deletes it. */
  readonly onRemoved?: (ownerId: string, id: string) => Promise<void>;
  /** Called after an owner's kundlis have changed. */
  readonly onChanged?: ((ownerId: string) => Promise<void>) | undefined;
}

/** A save request. `isSelf` undefined keeps the present value. */
export interface SaveRequest {
  readonly id: string;
  readonly fields: KundliFields;
  readonly isSelf: boolean | undefined;
}

/** Result of one save of a batch. */
export interface SaveResult {
  readonly id: string;
  readonly outcome: "created" | "updated" | "known" | "id_taken" | "full";
  readonly problems: readonly FieldError[];
}

/** Limit of missing charts computed per listing: one or two milliseconds each. */
const MAX_COMPUTED_PER_LIST = 200;

const toOwner = ({ userId, email }: Principal): Owner => ({ userId, email });
const createMissingError = (): AppError => new AppError("kundli_unknown");
const createStaleError = (): AppError => new AppError("kundli_changed_elsewhere");
const isCurrent = ({ chartSummary }: SavedKundli): boolean => chartSummary?.revision === CHART_REVISION;

/** A person's saved kundlis; other people's are never read or changed. */
export function createSavedKundlisService({ records, charts, clock, onRemoved, onChanged }: SavedKundlisParts) {
  async function saveOf(owner: Owner, { id, fields, isSelf }: SaveRequest, version: number): Promise<KundliSave> {
    const now = clock().toISOString();
    const kundli = {
      ...fields,
      id,
      ownerId: owner.userId,
      ownerEmail: owner.email,
      version,
      createdAt: now,
      updatedAt: now,
      birthKey: createBirthKey(fields),
      chartSummary: await computeChartSummary(fields, charts),
    };
    return { kundli, isSelf };
  }

  /** Computes and stores the chart summary if it is missing or of another revision. */
  async function updateSummary(owner: Owner, kundli: SavedKundli): Promise<SavedKundli> {
    if (isCurrent(kundli)) return kundli;
    const chartSummary = await computeChartSummary(kundli, charts);
    if (chartSummary === null) return kundli;
    await records.saveChartSummary(owner, kundli.id, kundli.version, chartSummary);
    return { ...kundli, chartSummary };
  }

  async function updateSummaries(owner: Owner, all: readonly SavedKundli[]): Promise<SavedKundli[]> {
    const due = all.filter((kundli) => !isCurrent(kundli)).slice(0, MAX_COMPUTED_PER_LIST);
    const done = new Map<string, SavedKundli>();
    for (const kundli of due) done.set(kundli.id, await updateSummary(owner, kundli));
    return all.map((kundli) => done.get(kundli.id) ?? kundli);
  }

  function findRunning({ chartSummary }: SavedKundli): ListedKundli["running"] {
    const chart = chartSummary?.chart ?? null;
    return chart && findRunningDasha(chart, clock(), charts);
  }
  const toListed = (kundli: SavedKundli): ListedKundli => ({ kundli, running: findRunning(kundli) });

  async function find(owner: Owner, id: string): Promise<SavedKundli> {
    const kundli = await records.find(owner, id);
    if (!kundli) throw createMissingError();
    return updateSummary(owner, kundli);
  }

  return {
    list: async (who: Principal, query: KundlisQuery): Promise<KundlisPage> => {
      const owner = toOwner(who);
      return paginateKundlis(await updateSummaries(owner, await records.findAll(owner)), query, findRunning);
    },

    /** @throws AppError 404, also for another person's kundli */
    find: async (who: Principal, id: string): Promise<ListedKundli> => toListed(await find(toOwner(who), id)),

    /** The birth data and settings of a kundli. @throws AppError 404; 422 if it is not a complete birth */
    findBirth: async (who: Principal, id: string): Promise<KundliInput> => {
      requireScope(who, "records_read");
      const { birth, problems } = convertFieldsToBirth(await find(toOwner(who), id));
      if (birth === null) throw new AppError("invalid_input", { errors: problems });
      return birth;
    },

    /** A kundli's record for showing its chart; null if it is gone or no chart can be computed. */
    findRecord: async (
      owner: Pick<Owner, "userId">,
      id: string,
    ): Promise<{ readonly birth: KundliInput; readonly version: number; readonly isSelf: boolean } | null> => {
      const kundli = await records.find(owner, id);
      const birth = kundli && convertFieldsToBirth(kundli).birth;
      return birth && { birth, version: kundli.version, isSelf: kundli.isSelf };
    },

    /** Whether an owner has a kundli, also one of which no chart can be computed. */
    exists: async (owner: Pick<Owner, "userId">, id: string): Promise<boolean> =>
      (await records.find(owner, id)) !== null,

    /** Kundlis with a complete birth: the owner's own chart first, then the last changed; `most` at most. */
    listBirths: async (owner: Owner, most: number) => {
      const all = await records.findAll(owner);
      const inOrder = all.toSorted(
        (a, b) => Number(b.isSelf) - Number(a.isSelf) || b.updatedAt.localeCompare(a.updatedAt),
      );
      return inOrder.slice(0, most).flatMap((kundli) => {
        const { birth } = convertFieldsToBirth(kundli);
        const { id, name, tags, isSelf } = kundli;
        return birth === null ? [] : [{ id, name, tags, isSelf, birth }];
      });
    },

    /** The kundli meant by a question that names none: the owner's own chart, else the last changed. Null if none has a complete birth. */
    findDefault: async (owner: Owner): Promise<{ readonly id: string; readonly isSelf: boolean } | null> => {
      const all = (await records.findAll(owner)).filter((kundli) => convertFieldsToBirth(kundli).birth !== null);
      const [latest] = all.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      const chosen = all.find(({ isSelf }) => isSelf) ?? latest;
      return chosen ? { id: chosen.id, isSelf: chosen.isSelf } : null;
    },

    /** Names of the kundlis with a complete birth. */
    listNames: async (
      owner: Owner,
    ): Promise<
      {
        readonly id: string;
        readonly name: string;
        readonly tags: readonly string[];
        readonly gender: string;
        readonly isSelf: boolean;
      }[]
    > =>
      (await records.findAll(owner))
        .filter((kundli) => kundli.name.trim() !== "" && convertFieldsToBirth(kundli).birth !== null)
        .map(({ id, name, tags, gender, isSelf }) => ({ id, name, tags, gender, isSelf })),

    /** The answer with the chart of a kundli, with its settings, as JSON. @throws AppError 404; 422 if no chart can be computed */
    writeChart: async (
      who: Principal,
      id: string,
      sections: SectionName[] | "all" | undefined,
      language: Language,
    ): Promise<Uint8Array> => {
      const { birth, problems } = convertFieldsToBirth(await find(toOwner(who), id));
      if (birth === null) throw new AppError("invalid_input", { errors: problems });
      return charts.writeAnswer({ ...birth, sections }, language);
    },

    /**
     * A first save; the same chart is stored only once. @throws AppError 409 if the id is taken or stored with other content
     */
    create: async (who: Principal, saving: SaveRequest): Promise<{ created: boolean; listed: ListedKundli }> => {
      const owner = toOwner(who);
      if ((await records.count(owner)) >= MAX_SAVED_KUNDLIS)
        throw new AppError({ code: "kundlis_full", params: { max: MAX_SAVED_KUNDLIS } });
      const outcome = await records.create(await saveOf(owner, saving, 1));
      if (outcome.kind === "conflict") throw createStaleError();
      if (outcome.kind === "taken") throw new AppError("kundli_id_taken");
      if (outcome.kind === "gone") throw createMissingError();
      await onChanged?.(owner.userId);
      return { created: outcome.kind === "created", listed: toListed(outcome.kundli) };
    },

    /**
     * Saves a birth entered elsewhere, e.g. in a channel. Returns the id of the new or existing kundli; null if there is no room or the id
     * is taken.
     */
    keepBirth: async (owner: Owner, id: string, birth: KundliInput): Promise<string | null> => {
      if ((await records.count(owner)) >= MAX_SAVED_KUNDLIS) return null;
      const outcome = await records.create(
        await saveOf(owner, { id, fields: convertBirthToFields(birth), isSelf: undefined }, 1),
      );
      if (!("kundli" in outcome)) return null;
      await onChanged?.(owner.userId);
      return outcome.kundli.id;
    },

    /**
     * First saves, one after the other; those already stored by an earlier try are recognised. @throws AppError 404 if the account is gone
     */
    createAll: async (who: Principal, savings: readonly SaveRequest[]): Promise<SaveResult[]> => {
      const owner = toOwner(who);
      let room = MAX_SAVED_KUNDLIS - (await records.count(owner));
      const saved: SaveResult[] = [];
      for (const saving of savings) {
        const { id } = saving;
        if (room <= 0 && (await records.find(owner, id)) === null) {
          saved.push({ id, outcome: "full", problems: [] });
          continue;
        }
        const outcome = await records.create(await saveOf(owner, saving, 1));
        if (outcome.kind === "gone") throw createMissingError();
        if (outcome.kind === "created") room -= 1;
        saved.push(
          "kundli" in outcome
            ? { id, outcome: outcome.kind, problems: outcome.kundli.chartSummary?.problems ?? [] }
            : { id, outcome: "id_taken", problems: [] },
        );
      }
      await onChanged?.(owner.userId);
      return saved;
    },

    /** @throws AppError 404, also for another person's kundli; 409 where `version` is not the latest */
    update: async (who: Principal, saving: SaveRequest, version: number): Promise<ListedKundli> => {
      const outcome = await records.update(await saveOf(toOwner(who), saving, version));
      if (outcome.kind === "missing") throw createMissingError();
      if (outcome.kind === "stale") throw createStaleError();
      await onChanged?.(who.userId);
      return toListed(outcome.kundli);
    },

    /** @throws AppError 404, also for another person's kundli; 409 where `version` is given and not the latest */
    remove: async (who: Principal, id: string, version: number | undefined): Promise<void> => {
      const outcome = await records.delete(toOwner(who), id, version ?? null);
      if (outcome === "missing") throw createMissingError();
      if (outcome === "stale") throw createStaleError();
      await onRemoved?.(who.userId, id);
      await onChanged?.(who.userId);
    },

    /** All kundlis of an owner, for export. */
    exportAll: (owner: Owner): Promise<SavedKundli[]> => records.findAll(owner),
    erase: (owner: Owner): Promise<void> => records.erase(owner),
  };
}
export type SavedKundlisService = ReturnType<typeof createSavedKundlisService>;

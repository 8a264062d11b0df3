import type { DocumentData, Firestore, Query, Timestamp, Transaction } from "@google-cloud/firestore";
import {
  MAX_BATCH_SIZE,
  splitIntoChunks,
  toInstant,
  toIso,
  toDocumentName,
  withTimeouts,
} from "../../firestore/documents.ts";
import { createStoredRecords } from "../../firestore/stored-records.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type { CreateOutcome, KundliRepository, Owner, ComputedSummary, KundliSave, SavedKundli } from "./repository.ts";
import { resolveCreate, resolveUpdate } from "./resolve-save-conflict.ts";

/** Unsearched objects are stored as JSON text: Firestore does not keep the key order of maps, and saves are compared as text. */
const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const parseOrNull = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));

const toDocument = ({ settings, chartSummary, createdAt, updatedAt, ...kundli }: SavedKundli) => ({
  ...kundli,
  tags: [...kundli.tags],
  createdAt: toInstant(createdAt),
  updatedAt: toInstant(updatedAt),
  settings: jsonOrNull(settings),
  chartSummary: jsonOrNull(chartSummary),
});

type Instants = { createdAt: Timestamp; updatedAt: Timestamp };

/** The field in which documents of earlier versions hold the chart summary. */
const OLD_SUMMARY_FIELD = "reckoned";

type KundliDocument = Omit<ReturnType<typeof toDocument>, keyof Instants | "calendar" | "chartSummary"> &
  Instants & { calendar?: SavedKundli["calendar"]; chartSummary?: string | null; [OLD_SUMMARY_FIELD]?: string | null };

function toKundli(data: DocumentData): SavedKundli {
  const { [OLD_SUMMARY_FIELD]: oldSummary = null, chartSummary = oldSummary, ...kundli } = data as KundliDocument;
  return {
    ...kundli,
    calendar: kundli.calendar ?? null,
    createdAt: toIso(kundli.createdAt),
    updatedAt: toIso(kundli.updatedAt),
    settings: parseOrNull(kundli.settings),
    chartSummary: parseOrNull<ComputedSummary>(chartSummary),
  };
}

/** Whether an account exists and is not being deleted. */
type AccountExists = (userId: string) => Promise<boolean>;

/**
 * Kundlis in Firestore, their owners' accounts in SQL. The account is checked before and after a kundli is created, as it may be
 * deleted meanwhile; what a process that died in between leaves behind is removed by the second sweep of the erasure.
 */
export function createFirestoreKundliRepository(documents: Firestore, isHere: AccountExists): KundliRepository {
  const kundlis = documents.collection("kundlis");
  const one = (id: string) => kundlis.doc(toDocumentName(id));
  const ofOwner = (userId: string) => kundlis.where("ownerId", "==", userId);

  async function byId(step: Transaction, id: string): Promise<SavedKundli | null> {
    const data = (await step.get(one(id))).data();
    return data ? toKundli(data) : null;
  }

  async function own(step: Transaction, { userId }: Pick<Owner, "userId">, id: string): Promise<SavedKundli | null> {
    const kundli = await byId(step, id);
    return kundli?.ownerId === userId ? kundli : null;
  }

  const all = async (step: Transaction, query: Query): Promise<SavedKundli[]> =>
    (await step.get(query)).docs.map((found) => toKundli(found.data()));

  async function byBirth(step: Transaction, { ownerId, birthKey }: KundliSave["kundli"]): Promise<SavedKundli | null> {
    if (birthKey === null) return null;
    const same = await all(step, ofOwner(ownerId).where("birthKey", "==", birthKey));
    return same.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0] ?? null;
  }

  /** At most one kundli per owner is `isSelf`, so the flag is cleared on the others. All reads come before the writes. */
  async function write(step: Transaction, kundli: SavedKundli): Promise<void> {
    const selves = kundli.isSelf ? await all(step, ofOwner(kundli.ownerId).where("isSelf", "==", true)) : [];
    for (const self of selves)
      if (self.id !== kundli.id) step.set(one(self.id), toDocument({ ...self, isSelf: false }));
    step.set(one(kundli.id), toDocument(kundli));
  }

  const createOnce = (save: KundliSave): Promise<CreateOutcome> =>
    documents.runTransaction(async (step) => {
      const { kundli } = save;
      const decision = resolveCreate(save, await byId(step, kundli.id), await byBirth(step, kundli));
      if (decision.kind === "created" || decision.kind === "updated") await write(step, decision.kundli);
      return decision;
    });

  async function erase({ userId }: Pick<Owner, "userId">): Promise<void> {
    const { docs } = await ofOwner(userId).select().get();
    for (const some of splitIntoChunks(docs, MAX_BATCH_SIZE)) {
      const batch = documents.batch();
      for (const { ref } of some) batch.delete(ref);
      await batch.commit();
    }
  }

  return withTimeouts({
    findAll: async ({ userId }) => (await ofOwner(userId).get()).docs.map((found) => toKundli(found.data())),

    find: async ({ userId }, id) => {
      const data = (await one(id).get()).data();
      return data?.["ownerId"] === userId ? toKundli(data) : null;
    },

    count: async ({ userId }) => (await ofOwner(userId).count().get()).data().count,

    create: async (save) => {
      const { ownerId } = save.kundli;
      if (!(await isHere(ownerId))) return { kind: "gone" };
      const created = await createOnce(save);
      if (await isHere(ownerId)) return created;
      await erase({ userId: ownerId });
      return { kind: "gone" };
    },

    update: (save) =>
      documents.runTransaction(async (step) => {
        const { id, ownerId } = save.kundli;
        const decision = resolveUpdate(save, await own(step, { userId: ownerId }, id));
        if (decision.kind === "updated") await write(step, decision.kundli);
        return decision;
      }),

    delete: (owner, id, version) =>
      documents.runTransaction(async (step) => {
        const present = await own(step, owner, id);
        if (present === null) return "missing";
        if (version !== null && version !== present.version) return "stale";
        step.delete(one(id));
        return "deleted";
      }),

    saveChartSummary: (owner, id, version, chartSummary) =>
      documents.runTransaction(async (step) => {
        const present = await own(step, owner, id);
        if (present?.version === version) step.set(one(id), toDocument({ ...present, chartSummary }));
      }),

    erase,
  });
}

/** All kundlis, for migration to another store. */
export const createFirestoreKundliCollection = (documents: Firestore): StoredRecords<SavedKundli> =>
  createStoredRecords(documents, {
    name: "kundlis",
    getKey: ({ id }: SavedKundli) => id,
    toDocument,
    fromDocument: toKundli,
  });

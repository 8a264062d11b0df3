import type { DocumentData, Firestore, Query, Timestamp, Transaction } from "@google-cloud/firestore";
import { AT_ONCE, chunks, instant, isoOf, nameOf, patient } from "../../firestore/documents.ts";
import { shelfOf } from "../../firestore/shelf.ts";
import type { Shelf } from "../moving/service.ts";
import type { Created, KundliRepository, Owner, Reckoned, Save, SavedKundli } from "./repository.ts";
import { decideCreate, decideUpdate } from "./saving.ts";

/** As text, what nobody searches for: Firestore gives back the keys of a map in an order of its own, and a save is told by its words. */
const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const readOrNull = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));

const toDocument = ({ settings, reckoned, createdAt, updatedAt, ...kundli }: SavedKundli) => ({
  ...kundli,
  tags: [...kundli.tags],
  createdAt: instant(createdAt),
  updatedAt: instant(updatedAt),
  settings: jsonOrNull(settings),
  reckoned: jsonOrNull(reckoned),
});

type Instants = { createdAt: Timestamp; updatedAt: Timestamp };

function toKundli(data: DocumentData): SavedKundli {
  const kundli = data as Omit<ReturnType<typeof toDocument>, keyof Instants> & Instants;
  return {
    ...kundli,
    createdAt: isoOf(kundli.createdAt),
    updatedAt: isoOf(kundli.updatedAt),
    settings: readOrNull(kundli.settings),
    reckoned: readOrNull<Reckoned>(kundli.reckoned),
  };
}

/** Whether somebody has an account and keeps it. */
type IsHere = (userId: string) => Promise<boolean>;

/**
 * Kundlis in Firestore, their owners' accounts in SQL. An account that leaves while a kundli of it is being made is asked for before and
 * after; what a process that died in between leaves behind, the erasure takes when it looks once more.
 */
export function firestoreKundlis(documents: Firestore, isHere: IsHere): KundliRepository {
  const kundlis = documents.collection("kundlis");
  const one = (id: string) => kundlis.doc(nameOf(id));
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

  async function byBirth(step: Transaction, { ownerId, birthKey }: Save["kundli"]): Promise<SavedKundli | null> {
    if (birthKey === null) return null;
    const same = await all(step, ofOwner(ownerId).where("birthKey", "==", birthKey));
    return same.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0] ?? null;
  }

  /** Of one owner one at most is their own: the others are it no more. All is read before anything is written. */
  async function write(step: Transaction, kundli: SavedKundli): Promise<void> {
    const selves = kundli.isSelf ? await all(step, ofOwner(kundli.ownerId).where("isSelf", "==", true)) : [];
    for (const self of selves)
      if (self.id !== kundli.id) step.set(one(self.id), toDocument({ ...self, isSelf: false }));
    step.set(one(kundli.id), toDocument(kundli));
  }

  const createOnce = (save: Save): Promise<Created> =>
    documents.runTransaction(async (step) => {
      const { kundli } = save;
      const decision = decideCreate(save, await byId(step, kundli.id), await byBirth(step, kundli));
      if (decision.kind === "created" || decision.kind === "updated") await write(step, decision.kundli);
      return decision;
    });

  async function erase({ userId }: Pick<Owner, "userId">): Promise<void> {
    const { docs } = await ofOwner(userId).select().get();
    for (const some of chunks(docs, AT_ONCE)) {
      const batch = documents.batch();
      for (const { ref } of some) batch.delete(ref);
      await batch.commit();
    }
  }

  return patient({
    all: async ({ userId }) => (await ofOwner(userId).get()).docs.map((found) => toKundli(found.data())),

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
        const decision = decideUpdate(save, await own(step, { userId: ownerId }, id));
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

    keepReckoned: (owner, id, version, reckoned) =>
      documents.runTransaction(async (step) => {
        const present = await own(step, owner, id);
        if (present?.version === version) step.set(one(id), toDocument({ ...present, reckoned }));
      }),

    erase,
  });
}

/** All of them, for whoever carries them elsewhere. */
export const firestoreKundliShelf = (documents: Firestore): Shelf<SavedKundli> =>
  shelfOf(documents, { name: "kundlis", keyOf: ({ id }: SavedKundli) => id, toDocument, read: toKundli });

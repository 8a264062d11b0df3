import type { DocumentData, Firestore } from "@google-cloud/firestore";
import { AT_ONCE, chunks, isThere, nameOf } from "./documents.ts";

interface Collection<Kept> {
  readonly name: string;
  readonly keyOf: (kept: Kept) => string;
  readonly toDocument: (kept: Kept) => DocumentData;
  readonly read: (data: DocumentData) => Kept;
}

/** All records of a collection, for whoever carries them elsewhere. */
export function shelfOf<Kept>(documents: Firestore, { name, keyOf, toDocument, read }: Collection<Kept>) {
  const all = documents.collection(name);
  const one = (key: string) => all.doc(nameOf(key));

  async function add(records: readonly Kept[]): Promise<void> {
    const batch = documents.batch();
    for (const kept of records) batch.create(one(keyOf(kept)), toDocument(kept));
    try {
      await batch.commit();
    } catch (error) {
      if (!isThere(error)) throw error;
      // Of all or none it was none: somebody else wrote one of them meanwhile, which is left out.
      if (records.length > 1) for (const kept of records) await add([kept]);
    }
  }

  return {
    page: async (after: string | null, limit: number): Promise<Kept[]> => {
      const ordered = all.orderBy("__name__").limit(limit);
      const { docs } = await (after === null ? ordered : ordered.startAfter(nameOf(after))).get();
      return docs.map((found) => read(found.data()));
    },

    find: async (keys: readonly string[]): Promise<Kept[]> => {
      const found = await documents.getAll(...keys.map(one));
      return found.flatMap((kept) => {
        const data = kept.data();
        return data ? [read(data)] : [];
      });
    },

    add: async (records: readonly Kept[]): Promise<void> => {
      for (const some of chunks(records, AT_ONCE)) await add(some);
    },

    remove: async (keys: readonly string[]): Promise<void> => {
      for (const some of chunks(keys, AT_ONCE)) {
        const batch = documents.batch();
        for (const key of some) batch.delete(one(key));
        await batch.commit();
      }
    },
  };
}

import type { DocumentData, Firestore } from "@google-cloud/firestore";
import { MAX_BATCH_SIZE, splitIntoChunks, isAlreadyExists, toDocumentName } from "./documents.ts";

interface CollectionMapping<Kept> {
  readonly name: string;
  readonly getKey: (record: Kept) => string;
  readonly toDocument: (record: Kept) => DocumentData;
  readonly fromDocument: (data: DocumentData) => Kept;
}

/** All records of a collection, for migration to another store. */
export function createStoredRecords<Kept>(
  documents: Firestore,
  { name, getKey, toDocument, fromDocument }: CollectionMapping<Kept>,
) {
  const all = documents.collection(name);
  const documentOf = (key: string) => all.doc(toDocumentName(key));

  async function add(records: readonly Kept[]): Promise<void> {
    const batch = documents.batch();
    for (const record of records) batch.create(documentOf(getKey(record)), toDocument(record));
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      // The atomic batch failed because one record was written concurrently; retry one by one and skip that one.
      if (records.length > 1) for (const record of records) await add([record]);
    }
  }

  return {
    readPage: async (after: string | null, limit: number): Promise<Kept[]> => {
      const ordered = all.orderBy("__name__").limit(limit);
      const { docs } = await (after === null ? ordered : ordered.startAfter(toDocumentName(after))).get();
      return docs.map((found) => fromDocument(found.data()));
    },

    find: async (keys: readonly string[]): Promise<Kept[]> => {
      const found = await documents.getAll(...keys.map(documentOf));
      return found.flatMap((snapshot) => {
        const data = snapshot.data();
        return data ? [fromDocument(data)] : [];
      });
    },

    add: async (records: readonly Kept[]): Promise<void> => {
      for (const some of splitIntoChunks(records, MAX_BATCH_SIZE)) await add(some);
    },

    remove: async (keys: readonly string[]): Promise<void> => {
      for (const some of splitIntoChunks(keys, MAX_BATCH_SIZE)) {
        const batch = documents.batch();
        for (const key of some) batch.delete(documentOf(key));
        await batch.commit();
      }
    },
  };
}

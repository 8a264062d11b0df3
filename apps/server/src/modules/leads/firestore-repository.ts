import type { DocumentData, Firestore, Query, Timestamp } from "@google-cloud/firestore";
import {
  MAX_BATCH_SIZE,
  splitIntoChunks,
  toInstant,
  isNotFound,
  toIso,
  isAlreadyExists,
  toDocumentName,
  withTimeouts,
} from "../../firestore/documents.ts";
import { createStoredRecords } from "../../firestore/stored-records.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type { Lead, LeadCounts, LeadPosition, LeadRepository, LeadsPageQuery } from "./repository.ts";

/** The specification's fields and its sub-object; a missing country is stored as "", so that it can be counted. */
const toDocument = ({ userAgent, referrer, url, screenResolution, timezone, language, timestamp, ...lead }: Lead) => ({
  ...lead,
  country: lead.country ?? "",
  createdAt: toInstant(lead.createdAt),
  analytics: { userAgent, referrer, url, screenResolution, timezone, language, timestamp },
});

function toLead(data: DocumentData): Lead {
  const { analytics, ...lead } = data as Omit<ReturnType<typeof toDocument>, "createdAt"> & { createdAt: Timestamp };
  return { ...lead, ...analytics, country: lead.country || null, createdAt: toIso(lead.createdAt) };
}

const createTextFilter = (q: string) => {
  const part = q.toLowerCase();
  return ({ name, email, phone }: Lead): boolean =>
    [name, email, phone].some((text) => text.toLowerCase().includes(part));
};

/** Page size of a search. */
const SEARCH_PAGE_SIZE = 500;

const toPosition = ({ createdAt, id }: Lead): LeadPosition => ({ createdAt, id });

export function createFirestoreLeadRepository(documents: Firestore): LeadRepository {
  const leads = documents.collection("leads");
  const one = (id: string) => leads.doc(toDocumentName(id));
  const latestFirst = (query: Query) => query.orderBy("createdAt", "desc").orderBy("__name__", "desc");
  const read = async (query: Query): Promise<Lead[]> => (await query.get()).docs.map((found) => toLead(found.data()));
  const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

  function stretch({ status, limit, after }: Omit<LeadsPageQuery, "q">): Promise<Lead[]> {
    const ordered = latestFirst(status === "all" ? leads : leads.where("status", "==", status)).limit(limit);
    return read(after === null ? ordered : ordered.startAfter(toInstant(after.createdAt), toDocumentName(after.id)));
  }

  /** Firestore has no substring search, so leads are read page by page, latest first, until enough match. */
  async function search({ q, ...query }: LeadsPageQuery): Promise<Lead[]> {
    const matches = createTextFilter(q);
    const found: Lead[] = [];
    for (let after = query.after; ;) {
      const looked = await stretch({ ...query, limit: SEARCH_PAGE_SIZE, after });
      found.push(...looked.filter(matches));
      const last = looked.at(-1);
      if (!last || looked.length < SEARCH_PAGE_SIZE || found.length >= query.limit) return found.slice(0, query.limit);
      after = toPosition(last);
    }
  }

  /** Counts leads by a field with few values, using index counts without reading the leads. */
  async function countBy(field: "source" | "status" | "device" | "country"): Promise<LeadCounts> {
    const counts: Record<string, number> = {};
    for (let behind: Query = leads.orderBy(field).limit(1); ;) {
      const [first] = (await behind.get()).docs;
      if (!first) return counts;
      const value = first.get(field) as string;
      counts[value] = await countOf(leads.where(field, "==", value));
      behind = leads.where(field, ">", value).orderBy(field).limit(1);
    }
  }

  /** Streams only the timestamps and counts them by minute. */
  async function byMinute(since: string): Promise<LeadCounts> {
    const counts: Record<string, number> = {};
    const recent = leads.where("createdAt", ">=", toInstant(since)).select("createdAt");
    for await (const found of recent.stream() as AsyncIterable<unknown> as AsyncIterable<{
      get(field: string): Timestamp;
    }>) {
      const minute = toIso(found.get("createdAt")).slice(0, 16);
      counts[minute] = (counts[minute] ?? 0) + 1;
    }
    return counts;
  }

  return withTimeouts({
    add: async (lead) => {
      try {
        await one(lead.id).create(toDocument(lead));
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },

    findPage: (query) => (query.q === "" ? stretch(query) : search(query)),

    countAll: async (since) => {
      const [sources, statuses, devices, countries, minutes] = await Promise.all([
        countBy("source"),
        countBy("status"),
        countBy("device"),
        countBy("country"),
        byMinute(since),
      ]);
      const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      return { total, sources, statuses, devices, countries, minutes };
    },

    setStatus: ({ id, status, expectedStatus }) =>
      documents.runTransaction(async (step) => {
        const found = await step.get(one(id));
        const data = found.data();
        if (!data) return "missing";
        const present = toLead(data);
        if (expectedStatus !== undefined && present.status !== expectedStatus && present.status !== status)
          return "changed";
        const changed = { ...present, status };
        step.set(one(id), toDocument(changed));
        return changed;
      }),

    delete: async (id) => {
      try {
        await one(id).delete({ exists: true });
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },

    findByEmail: (email) => read(leads.where("email", "==", email)),

    deleteByEmail: async (email) => {
      const { docs } = await leads.where("email", "==", email).select().get();
      for (const some of splitIntoChunks(docs, MAX_BATCH_SIZE)) {
        const batch = documents.batch();
        for (const { ref } of some) batch.delete(ref);
        await batch.commit();
      }
    },
  });
}

/** All leads, for migration to another store. */
export const createFirestoreLeadCollection = (documents: Firestore): StoredRecords<Lead> =>
  createStoredRecords(documents, { name: "leads", getKey: ({ id }: Lead) => id, toDocument, fromDocument: toLead });

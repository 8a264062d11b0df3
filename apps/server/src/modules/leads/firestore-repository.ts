import type { DocumentData, Firestore, Query, Timestamp } from "@google-cloud/firestore";
import { AT_ONCE, chunks, instant, isMissing, isoOf, isThere, nameOf, patient } from "../../firestore/documents.ts";
import { shelfOf } from "../../firestore/shelf.ts";
import type { Shelf } from "../moving/service.ts";
import type { Lead, LeadCounts, LeadPlace, LeadRepository, LeadsWanted } from "./repository.ts";

/** The specification's fields and its sub-object; "" for no country, which is counted like any other. */
const toDocument = ({ userAgent, referrer, url, screenResolution, timezone, language, timestamp, ...lead }: Lead) => ({
  ...lead,
  country: lead.country ?? "",
  createdAt: instant(lead.createdAt),
  analytics: { userAgent, referrer, url, screenResolution, timezone, language, timestamp },
});

function toLead(data: DocumentData): Lead {
  const { analytics, ...lead } = data as Omit<ReturnType<typeof toDocument>, "createdAt"> & { createdAt: Timestamp };
  return { ...lead, ...analytics, country: lead.country || null, createdAt: isoOf(lead.createdAt) };
}

const contains = (q: string) => {
  const part = q.toLowerCase();
  return ({ name, email, phone }: Lead): boolean =>
    [name, email, phone].some((text) => text.toLowerCase().includes(part));
};

/** As many at a time as a search looks at. */
const LOOKED_AT = 500;

const placeOf = ({ createdAt, id }: Lead): LeadPlace => ({ createdAt, id });

export function firestoreLeads(documents: Firestore): LeadRepository {
  const leads = documents.collection("leads");
  const one = (id: string) => leads.doc(nameOf(id));
  const latestFirst = (query: Query) => query.orderBy("createdAt", "desc").orderBy("__name__", "desc");
  const read = async (query: Query): Promise<Lead[]> => (await query.get()).docs.map((found) => toLead(found.data()));
  const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

  function stretch({ status, limit, after }: Omit<LeadsWanted, "q">): Promise<Lead[]> {
    const ordered = latestFirst(status === "all" ? leads : leads.where("status", "==", status)).limit(limit);
    return read(after === null ? ordered : ordered.startAfter(instant(after.createdAt), nameOf(after.id)));
  }

  /** Firestore finds no part of a text: the latest are looked at, one stretch after the other, until enough match. */
  async function search({ q, ...wanted }: LeadsWanted): Promise<Lead[]> {
    const matches = contains(q);
    const found: Lead[] = [];
    for (let after = wanted.after; ;) {
      const looked = await stretch({ ...wanted, limit: LOOKED_AT, after });
      found.push(...looked.filter(matches));
      const last = looked.at(-1);
      if (!last || looked.length < LOOKED_AT || found.length >= wanted.limit) return found.slice(0, wanted.limit);
      after = placeOf(last);
    }
  }

  /** Of a field with few values, each counted where it stands in the index; the leads themselves are not read. */
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

  /** Instant by instant and nothing else of them: so many small answers in a stream. */
  async function byMinute(since: string): Promise<LeadCounts> {
    const counts: Record<string, number> = {};
    const recent = leads.where("createdAt", ">=", instant(since)).select("createdAt");
    for await (const found of recent.stream() as AsyncIterable<unknown> as AsyncIterable<{
      get(field: string): Timestamp;
    }>) {
      const minute = isoOf(found.get("createdAt")).slice(0, 16);
      counts[minute] = (counts[minute] ?? 0) + 1;
    }
    return counts;
  }

  return patient({
    add: async (lead) => {
      try {
        await one(lead.id).create(toDocument(lead));
      } catch (error) {
        if (!isThere(error)) throw error;
      }
    },

    page: (wanted) => (wanted.q === "" ? stretch(wanted) : search(wanted)),

    totals: async (since) => {
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

    setStatus: ({ id, status, was }) =>
      documents.runTransaction(async (step) => {
        const found = await step.get(one(id));
        const data = found.data();
        if (!data) return "missing";
        const present = toLead(data);
        if (was !== undefined && present.status !== was && present.status !== status) return "changed";
        const changed = { ...present, status };
        step.set(one(id), toDocument(changed));
        return changed;
      }),

    delete: async (id) => {
      try {
        await one(id).delete({ exists: true });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    ofEmail: (email) => read(leads.where("email", "==", email)),

    deleteOfEmail: async (email) => {
      const { docs } = await leads.where("email", "==", email).select().get();
      for (const some of chunks(docs, AT_ONCE)) {
        const batch = documents.batch();
        for (const { ref } of some) batch.delete(ref);
        await batch.commit();
      }
    },
  });
}

/** All of them, for whoever carries them elsewhere. */
export const firestoreLeadShelf = (documents: Firestore): Shelf<Lead> =>
  shelfOf(documents, { name: "leads", keyOf: ({ id }: Lead) => id, toDocument, read: toLead });

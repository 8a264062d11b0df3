import type { SavedKundli, SavedKundliCreate, SavedKundliUpdate } from "@lagna/contract";
import { http, HttpResponse } from "msw";
import { createAccount, createAccountHandlers, respondWithError, createPublicConfig } from "./fake-accounts.ts";
import { server } from "./mock-server.ts";

const CREATED_AT = "2026-03-01T06:00:00.000Z";

export const createSavedKundli = (changes: Partial<SavedKundli> = {}): SavedKundli => ({
  id: "kundli-of-asha",
  owner_email: "asha@example.org",
  version: 1,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  name: "Asha Rao",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  calendar: null,
  hour: 4,
  minute: 5,
  second: 0,
  uncertainty_minutes: null,
  time_unknown: false,
  city: "Jaipur",
  country: "India",
  latitude: null,
  longitude: null,
  time_zone: null,
  utc_offset: null,
  settings: null,
  tags: [],
  notes: "",
  is_self: false,
  problems: [],
  chart: null,
  ...changes,
});

const CITY_UNKNOWN = { path: "city", code: "city_unknown", params: {}, message: "Enter a valid city" };

export interface SavedKundlisServer {
  readonly records: Map<string, SavedKundli>;
  /** The requests in order: `POST kundli-1`, `PUT kundli-1 v2`. */
  readonly calls: string[];
  readonly queries: URLSearchParams[];
  /** `away`: no response; `mute`: the request is executed, but its response is lost. */
  mode: "here" | "away" | "mute";
}

/** A signed-in user, and a server that stores their kundlis by the contract's rules. */
export function startSavedKundlisServer(initial: readonly SavedKundli[] = []): SavedKundlisServer {
  const recorded: SavedKundlisServer = {
    records: new Map(initial.map((kundli) => [kundli.id, kundli])),
    calls: [],
    queries: [],
    mode: "here",
  };
  const { records, calls } = recorded;
  const respond = (response: () => Response): Response => {
    if (recorded.mode === "away") return HttpResponse.error();
    const answer = response();
    return recorded.mode === "mute" ? HttpResponse.error() : answer;
  };
  const storeKundli = (kundli: SavedKundli, created: boolean): Response => {
    records.set(kundli.id, kundli);
    return HttpResponse.json({ status: "success", created, kundli });
  };
  const conflict = () => respondWithError(409, "kundli_changed_elsewhere");
  const missing = () => respondWithError(404, "kundli_unknown");
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount()]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/kundlis", ({ request }) => {
      const params = new URL(request.url).searchParams;
      recorded.queries.push(params);
      const kundlis = [...records.values()];
      const startIndex = kundlis.findIndex(({ id }) => id === params.get("after")) + 1;
      const page = kundlis.slice(startIndex, startIndex + Number(params.get("limit") ?? 1000));
      const tags = [...new Set(kundlis.flatMap((kundli) => kundli.tags))].map((tag) => ({
        tag,
        count: kundlis.filter((kundli) => kundli.tags.includes(tag)).length,
      }));
      return respond(() => HttpResponse.json({ kundlis: page, matching: kundlis.length, total: kundlis.length, tags }));
    }),
    http.get("*/api/v1/kundlis/:id", ({ params }) =>
      respond(() => {
        const kundli = records.get(String(params["id"]));
        return kundli ? HttpResponse.json(kundli) : missing();
      }),
    ),
    http.post("*/api/v1/kundlis/batch", async ({ request }) => {
      const { kundlis } = (await request.json()) as { kundlis: SavedKundliCreate[] };
      calls.push(`BATCH ${kundlis.length}`);
      return respond(() => {
        const results = kundlis.map(({ id = "", ...fields }) => {
          const outcome = records.has(id) ? "known" : "created";
          records.set(id, createSavedKundli({ ...(fields as Partial<SavedKundli>), id }));
          const problems = fields.city === "Nowhere" ? [CITY_UNKNOWN] : [];
          return { id, outcome, problems };
        });
        return HttpResponse.json({ status: "success", results });
      });
    }),
    http.post("*/api/v1/kundlis", async ({ request }) => {
      const { id = "", ...fields } = (await request.json()) as SavedKundliCreate;
      calls.push(`POST ${id}`);
      return respond(() => {
        const current = records.get(id);
        if (!current) return storeKundli(createSavedKundli({ ...(fields as Partial<SavedKundli>), id }), true);
        return hasSameFields(current, fields) ? storeKundli(current, false) : conflict();
      });
    }),
    http.put("*/api/v1/kundlis/:id", async ({ request, params }) => {
      const { version, ...fields } = (await request.json()) as SavedKundliUpdate;
      calls.push(`PUT ${String(params["id"])} v${version}`);
      return respond(() => {
        const current = records.get(String(params["id"]));
        if (!current) return missing();
        if (hasSameFields(current, fields)) return storeKundli(current, false);
        if (current.version !== version) return conflict();
        return storeKundli({ ...current, ...(fields as Partial<SavedKundli>), version: version + 1 }, false);
      });
    }),
    http.delete("*/api/v1/kundlis/:id", ({ params, request }) => {
      const id = String(params["id"]);
      const version = new URL(request.url).searchParams.get("version");
      calls.push(`DELETE ${id} v${version}`);
      return respond(() => {
        const current = records.get(id);
        if (!current) return missing();
        if (version !== null && Number(version) !== current.version) return conflict();
        records.delete(id);
        return HttpResponse.json({ status: "success" });
      });
    }),
  );
  return recorded;
}

const hasSameFields = (current: SavedKundli, fields: object): boolean =>
  Object.entries(fields).every(
    ([key, value]) => JSON.stringify(current[key as keyof SavedKundli]) === JSON.stringify(value),
  );

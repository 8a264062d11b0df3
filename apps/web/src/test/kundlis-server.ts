import type { SavedKundli, SavedKundliCreate, SavedKundliUpdate } from "@lagna/contract";
import { http, HttpResponse } from "msw";
import { account, accountServer, problem, publicConfig } from "./fake-accounts.ts";
import { server } from "./server.ts";

const AT = "2026-03-01T06:00:00.000Z";

export const savedKundli = (changes: Partial<SavedKundli> = {}): SavedKundli => ({
  id: "kundli-of-asha",
  owner_email: "asha@example.org",
  version: 1,
  created_at: AT,
  updated_at: AT,
  name: "Asha Rao",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
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

export interface KundlisServer {
  readonly records: Map<string, SavedKundli>;
  /** What was asked of it, in order: `POST kundli-1`, `PUT kundli-1 v2`. */
  readonly calls: string[];
  readonly queries: URLSearchParams[];
  /** `away`: no answer; `mute`: it does what is asked, and the answer is lost. */
  mode: "here" | "away" | "mute";
}

/** A signed-in person, and a server that keeps their kundlis by the contract's rules. */
export function startKundlisServer(initial: readonly SavedKundli[] = []): KundlisServer {
  const seen: KundlisServer = {
    records: new Map(initial.map((kundli) => [kundli.id, kundli])),
    calls: [],
    queries: [],
    mode: "here",
  };
  const { records, calls } = seen;
  const answered = (response: () => Response): Response => {
    if (seen.mode === "away") return HttpResponse.error();
    const answer = response();
    return seen.mode === "mute" ? HttpResponse.error() : answer;
  };
  const kept = (kundli: SavedKundli, created: boolean): Response => {
    records.set(kundli.id, kundli);
    return HttpResponse.json({ status: "success", created, kundli });
  };
  const conflict = () => problem(409, "kundli_changed_elsewhere");
  const missing = () => problem(404, "kundli_unknown");
  localStorage.setItem("authToken", "t1");
  server.use(
    ...accountServer(new Map([["t1", account()]])),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/kundlis", ({ request }) => {
      const asked = new URL(request.url).searchParams;
      seen.queries.push(asked);
      const kundlis = [...records.values()];
      const after = kundlis.findIndex(({ id }) => id === asked.get("after")) + 1;
      const page = kundlis.slice(after, after + Number(asked.get("limit") ?? 1000));
      const tags = [...new Set(kundlis.flatMap((kundli) => kundli.tags))].map((tag) => ({
        tag,
        count: kundlis.filter((kundli) => kundli.tags.includes(tag)).length,
      }));
      return answered(() =>
        HttpResponse.json({ kundlis: page, matching: kundlis.length, total: kundlis.length, tags }),
      );
    }),
    http.get("*/api/v1/kundlis/:id", ({ params }) =>
      answered(() => {
        const found = records.get(String(params["id"]));
        return found ? HttpResponse.json(found) : missing();
      }),
    ),
    http.post("*/api/v1/kundlis/batch", async ({ request }) => {
      const { kundlis } = (await request.json()) as { kundlis: SavedKundliCreate[] };
      calls.push(`BATCH ${kundlis.length}`);
      return answered(() => {
        const results = kundlis.map(({ id = "", ...fields }) => {
          const outcome = records.has(id) ? "known" : "created";
          records.set(id, savedKundli({ ...(fields as Partial<SavedKundli>), id }));
          const problems = fields.city === "Nowhere" ? [CITY_UNKNOWN] : [];
          return { id, outcome, problems };
        });
        return HttpResponse.json({ status: "success", results });
      });
    }),
    http.post("*/api/v1/kundlis", async ({ request }) => {
      const { id = "", ...fields } = (await request.json()) as SavedKundliCreate;
      calls.push(`POST ${id}`);
      return answered(() => {
        const present = records.get(id);
        if (!present) return kept(savedKundli({ ...(fields as Partial<SavedKundli>), id }), true);
        return same(present, fields) ? kept(present, false) : conflict();
      });
    }),
    http.put("*/api/v1/kundlis/:id", async ({ request, params }) => {
      const { version, ...fields } = (await request.json()) as SavedKundliUpdate;
      calls.push(`PUT ${String(params["id"])} v${version}`);
      return answered(() => {
        const present = records.get(String(params["id"]));
        if (!present) return missing();
        if (same(present, fields)) return kept(present, false);
        if (present.version !== version) return conflict();
        return kept({ ...present, ...(fields as Partial<SavedKundli>), version: version + 1 }, false);
      });
    }),
    http.delete("*/api/v1/kundlis/:id", ({ params, request }) => {
      const id = String(params["id"]);
      const version = new URL(request.url).searchParams.get("version");
      calls.push(`DELETE ${id} v${version}`);
      return answered(() => {
        const present = records.get(id);
        if (!present) return missing();
        if (version !== null && Number(version) !== present.version) return conflict();
        records.delete(id);
        return HttpResponse.json({ status: "success" });
      });
    }),
  );
  return seen;
}

const same = (present: SavedKundli, fields: object): boolean =>
  Object.entries(fields).every(
    ([key, value]) => JSON.stringify(present[key as keyof SavedKundli]) === JSON.stringify(value),
  );

import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { respondWithError } from "../../test/fake-accounts.ts";
import {
  createSavedKundli,
  type SavedKundlisServer,
  startSavedKundlisServer,
} from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { toKundliFields } from "./kundli-fields.ts";
import { mergeOutbox } from "./merge-outbox.ts";
import { findEntry, getEntries, putEntry, type SaveEntry } from "./outbox-store.ts";
import {
  discardLocalVersion,
  flushOutbox,
  isDue,
  overwriteServerVersion,
  queueDeletion,
  saveKundli,
  UNDO_MS,
} from "./outbox.ts";

const ACCOUNT = "asha@example.org";
const KUNDLI = createSavedKundli({ notes: "Before" });
const FIELDS = toKundliFields(KUNDLI);
const { id } = KUNDLI;
const edited = (notes: string, version: number | null = 1) => ({ id, version, fields: { ...FIELDS, notes } });

let now = Date.parse("2026-11-21T06:30:00Z");
beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => now);
});

/** Stores an entry as if it had been sent before without an answer. */
function putSave(changes: Partial<SaveEntry>): void {
  putEntry(ACCOUNT, { kind: "save", ...edited("Here"), sent: [], queuedAt: now, trouble: null, ...changes });
}

/** The server executes the next requests without answering them. */
async function losingAnswers(kundlis: SavedKundlisServer, work: () => Promise<unknown>): Promise<void> {
  kundlis.mode = "mute";
  await work();
  kundlis.mode = "here";
}

describe("a save", () => {
  test("is sent with its version, and leaves nothing behind", async () => {
    const { calls, records } = startSavedKundlisServer([KUNDLI]);
    expect(await saveKundli(ACCOUNT, edited("Here"))).toMatchObject({ kind: "synced", kundli: { version: 2 } });
    expect(calls).toEqual([`PUT ${id} v1`]);
    expect(records.get(id)?.notes).toBe("Here");
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test("that arrived although its answer was lost is not a conflict with itself", async () => {
    const kundlis = startSavedKundlisServer([KUNDLI]);
    await losingAnswers(kundlis, () => saveKundli(ACCOUNT, edited("First")));
    expect(kundlis.records.get(id)).toMatchObject({ notes: "First", version: 2 });
    expect(await saveKundli(ACCOUNT, edited("Second"))).toMatchObject({ kind: "synced" });
    expect(kundlis.records.get(id)).toMatchObject({ notes: "Second", version: 3 });
  });

  test.each([
    ["the five latest are remembered", 5, "synced"],
    ["the sixth is forgotten", 6, "conflict"],
  ])("of attempts without an answer %s", async (_name, attempts, outcome) => {
    const kundlis = startSavedKundlisServer([KUNDLI]);
    await losingAnswers(kundlis, () => saveKundli(ACCOUNT, edited("Arrived")));
    kundlis.mode = "away";
    for (let attempt = 1; attempt < attempts; attempt += 1) await saveKundli(ACCOUNT, edited(`Attempt ${attempt}`));
    kundlis.mode = "here";
    expect((await saveKundli(ACCOUNT, edited("Last"))).kind).toBe(outcome);
  });

  test("is a conflict if the server has another version, and changes nothing there", async () => {
    const { records } = startSavedKundlisServer([{ ...KUNDLI, version: 2, notes: "From the phone" }]);
    expect(await saveKundli(ACCOUNT, edited("Here"))).toEqual({ kind: "conflict" });
    expect(records.get(id)).toMatchObject({ version: 2, notes: "From the phone" });
    expect(findEntry(ACCOUNT, id)?.trouble).toMatchObject({ kind: "conflict", theirs: { notes: "From the phone" } });
  });

  test("is a conflict if the server's version has the fields of an attempt but the same number", async () => {
    startSavedKundlisServer([KUNDLI]);
    server.use(http.put("*/api/v1/kundlis/:id", () => respondWithError(409, "kundli_changed_elsewhere")));
    putSave({ sent: [FIELDS] });
    await flushOutbox(ACCOUNT);
    expect(findEntry(ACCOUNT, id)?.trouble).toMatchObject({ kind: "conflict" });
  });

  test("of a kundli that was deleted meanwhile is a conflict", async () => {
    startSavedKundlisServer();
    expect(await saveKundli(ACCOUNT, edited("Here"))).toEqual({ kind: "conflict" });
    expect(findEntry(ACCOUNT, id)?.trouble).toEqual({ kind: "conflict", theirs: null });
  });

  test("is a conflict if the changed kundli is deleted before it is read; waits if it cannot be read", async () => {
    startSavedKundlisServer();
    server.use(http.put("*/api/v1/kundlis/:id", () => respondWithError(409, "kundli_changed_elsewhere")));
    expect(await saveKundli(ACCOUNT, edited("Here"))).toEqual({ kind: "conflict" });
    expect(findEntry(ACCOUNT, id)?.trouble).toEqual({ kind: "conflict", theirs: null });
    server.use(http.get("*/api/v1/kundlis/:id", () => respondWithError(503, "overloaded")));
    expect(await saveKundli(ACCOUNT, edited("Here"))).toEqual({ kind: "kept" });
    expect(findEntry(ACCOUNT, id)?.trouble).toBeNull();
  });

  test("is sent under another id if its id belongs to another account", async () => {
    const { calls, records } = startSavedKundlisServer();
    server.use(http.post("*/api/v1/kundlis", () => respondWithError(409, "kundli_id_taken"), { once: true }));
    await saveKundli(ACCOUNT, edited("Here", null));
    expect([...records.values()]).toMatchObject([{ notes: "Here" }]);
    expect(records.has(id)).toBe(false);
    expect(calls).toHaveLength(1);
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test.each([
    [400, "invalid_request"],
    [409, "kundlis_full"],
    [413, "body_too_large"],
    [415, "body_type"],
    [422, "invalid_fields"],
  ] as const)("refused for good with %i is reported and not kept", async (status, code) => {
    startSavedKundlisServer([KUNDLI]);
    server.use(http.put("*/api/v1/kundlis/:id", () => respondWithError(status, code as "kundlis_full")));
    await expect(saveKundli(ACCOUNT, edited("Here"))).rejects.toMatchObject({ status });
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test.each([429, 500, 503])("answered with %i is kept, without a decision by the user", async (status) => {
    startSavedKundlisServer([KUNDLI]);
    server.use(http.put("*/api/v1/kundlis/:id", () => respondWithError(status, "too_many_requests")));
    expect(await saveKundli(ACCOUNT, edited("Here"))).toEqual({ kind: "kept" });
    expect(findEntry(ACCOUNT, id)?.trouble).toBeNull();
  });

  test("in a browser that stores nothing is reported as failed, and not sent later", async () => {
    const kundlis = startSavedKundlisServer([KUNDLI]);
    kundlis.mode = "away";
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(saveKundli(ACCOUNT, edited("Here"))).rejects.toBeInstanceOf(ApiError);
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test("that is changed while it is being sent is queued as a change to the new version", async () => {
    const { records } = startSavedKundlisServer([KUNDLI]);
    server.use(
      http.put(
        "*/api/v1/kundlis/:id",
        () => {
          putSave(edited("Later"));
          const kundli = { ...KUNDLI, notes: "Here", version: 2 };
          records.set(id, kundli);
          return HttpResponse.json({ status: "success", created: false, kundli });
        },
        { once: true },
      ),
    );
    putSave({});
    await flushOutbox(ACCOUNT);
    expect(findEntry(ACCOUNT, id)).toMatchObject({ kind: "save", version: 2, fields: { notes: "Later" }, sent: [] });
    await flushOutbox(ACCOUNT);
    expect(records.get(id)).toMatchObject({ notes: "Later", version: 3 });
  });
});

describe("a deletion", () => {
  const remove = () => queueDeletion(ACCOUNT, { id, version: 1, name: KUNDLI.name });
  const start = now;
  afterEach(() => {
    now = start;
  });

  test("is sent ten seconds later, not before", async () => {
    const { records } = startSavedKundlisServer([KUNDLI]);
    remove();
    expect(UNDO_MS).toBe(10_000);
    now = start + 9_999;
    await flushOutbox(ACCOUNT);
    expect(records.has(id)).toBe(true);
    now = start + 10_000;
    await flushOutbox(ACCOUNT);
    expect(records.has(id)).toBe(false);
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test("that is undone in time is not sent", async () => {
    const { calls } = startSavedKundlisServer([KUNDLI]);
    expect(remove()()).toBe(true);
    now = start + 20_000;
    await flushOutbox(ACCOUNT);
    expect(calls).toEqual([]);
  });

  test("that is undone restores the save that waited before it", () => {
    startSavedKundlisServer([KUNDLI]);
    putSave({});
    expect(remove()()).toBe(true);
    expect(findEntry(ACCOUNT, id)).toMatchObject({ kind: "save", fields: { notes: "Here" } });
  });

  test("cannot be undone once it was sent, nor over a save that was made after it", async () => {
    startSavedKundlisServer([KUNDLI]);
    const undo = remove();
    now = start + UNDO_MS;
    await flushOutbox(ACCOUNT);
    expect(undo()).toBe(false);
    putSave({});
    expect(undo()).toBe(false);
    expect(findEntry(ACCOUNT, id)?.kind).toBe("save");
  });

  test("of a kundli changed elsewhere is a conflict, and deletes it only after a decision", async () => {
    const { records } = startSavedKundlisServer([{ ...KUNDLI, version: 2 }]);
    remove();
    now = start + UNDO_MS;
    await flushOutbox(ACCOUNT);
    const entry = findEntry(ACCOUNT, id);
    expect(entry?.trouble).toMatchObject({ kind: "conflict", theirs: { version: 2 } });
    expect(records.has(id)).toBe(true);
    if (entry) await overwriteServerVersion(ACCOUNT, entry);
    expect(records.has(id)).toBe(false);
  });

  test("of a kundli that is gone already is done", async () => {
    startSavedKundlisServer();
    remove();
    now = start + UNDO_MS;
    await flushOutbox(ACCOUNT);
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test("refused for good waits for a decision; refused for now waits", async () => {
    startSavedKundlisServer([KUNDLI]);
    remove();
    now = start + UNDO_MS;
    server.use(http.delete("*/api/v1/kundlis/:id", () => respondWithError(503, "overloaded"), { once: true }));
    await flushOutbox(ACCOUNT);
    expect(findEntry(ACCOUNT, id)?.trouble).toBeNull();
    server.use(http.delete("*/api/v1/kundlis/:id", () => respondWithError(422, "invalid_request" as "kundlis_full")));
    await flushOutbox(ACCOUNT);
    expect(findEntry(ACCOUNT, id)?.trouble).toMatchObject({ kind: "refused", why: { status: 422 } });
  });
});

describe("the outbox", () => {
  test("stops at the first entry that does not reach the server, and sends none that has a problem", async () => {
    const kundlis = startSavedKundlisServer([KUNDLI]);
    putSave({ trouble: { kind: "conflict", theirs: null }, queuedAt: 1 });
    putSave({ id: "second", version: null, queuedAt: 2 });
    putSave({ id: "third", version: null, queuedAt: 3 });
    kundlis.mode = "away";
    await flushOutbox(ACCOUNT);
    expect(kundlis.calls).toEqual(["POST second"]);
    kundlis.mode = "here";
    await flushOutbox(ACCOUNT);
    expect(kundlis.calls).toEqual(["POST second", "POST second", "POST third"]);
    expect(getEntries(ACCOUNT).map((entry) => entry.id)).toEqual([id]);
  });

  test("has a due save at once, a due deletion at the end of its undo period, and no due problem", () => {
    const save = { kind: "save", ...edited("Here"), sent: [], queuedAt: 0, trouble: null } as const;
    const deletion = { kind: "delete", id, version: 1, name: "", queuedAt: 0, notBefore: 5, trouble: null } as const;
    expect([isDue(save, 0), isDue(deletion, 4), isDue(deletion, 5)]).toEqual([true, false, true]);
    expect(isDue({ ...save, trouble: { kind: "conflict", theirs: null } }, 0)).toBe(false);
  });

  test("ignores entries that are no entries", () => {
    localStorage.setItem(`lagna_kundlis:${ACCOUNT}:one`, JSON.stringify({ kind: "save", id: "one" }));
    localStorage.setItem(`lagna_kundlis:${ACCOUNT}:two`, JSON.stringify({ kind: "other", id: "two", fields: FIELDS }));
    localStorage.setItem(`lagna_kundlis:${ACCOUNT}:three`, "{");
    expect(getEntries(ACCOUNT)).toEqual([]);
  });
});

describe("a decision about a conflict", () => {
  test("for this device's version overwrites the version that the user saw", async () => {
    const theirs = { ...KUNDLI, version: 7, notes: "From the phone" };
    const { calls, records } = startSavedKundlisServer([theirs]);
    await saveKundli(ACCOUNT, edited("Here"));
    const entry = findEntry(ACCOUNT, id);
    if (entry) await overwriteServerVersion(ACCOUNT, entry);
    expect(calls.at(-1)).toBe(`PUT ${id} v7`);
    expect(records.get(id)).toMatchObject({ notes: "Here", version: 8 });
  });

  test("for this device's version of a deleted kundli creates another one", async () => {
    const { records } = startSavedKundlisServer();
    await saveKundli(ACCOUNT, edited("Here"));
    const entry = findEntry(ACCOUNT, id);
    if (entry) await overwriteServerVersion(ACCOUNT, entry);
    expect([...records.values()]).toMatchObject([{ notes: "Here" }]);
    expect(records.has(id)).toBe(false);
    expect(getEntries(ACCOUNT)).toEqual([]);
  });

  test("for the server's version drops this device's", async () => {
    const { records } = startSavedKundlisServer([{ ...KUNDLI, version: 2, notes: "From the phone" }]);
    await saveKundli(ACCOUNT, edited("Here"));
    const entry = findEntry(ACCOUNT, id);
    if (entry) discardLocalVersion(ACCOUNT, entry);
    await flushOutbox(ACCOUNT);
    expect(records.get(id)?.notes).toBe("From the phone");
  });
});

describe("the list with local changes", () => {
  const chart = { sign: "aries" } as unknown as NonNullable<typeof KUNDLI.chart>;
  const listed = [{ ...KUNDLI, chart }];
  const entry: SaveEntry = { kind: "save", ...edited("Here"), sent: [], queuedAt: 0, trouble: null };

  test("has no kundli that is being deleted, and each kundli once", () => {
    const deletion = { kind: "delete", id, version: 1, name: "", queuedAt: 0, notBefore: 5, trouble: null } as const;
    expect(mergeOutbox(listed, [deletion])).toEqual([]);
    expect(mergeOutbox([], [deletion])).toEqual([]);
    expect(mergeOutbox(listed, [])).toEqual([{ fields: FIELDS, chart }]);
    expect(mergeOutbox([], [entry])).toEqual([{ fields: entry.fields, chart: null }]);
  });

  test("keeps the chart of a changed kundli only if its birth is the same", () => {
    expect(mergeOutbox(listed, [entry])).toEqual([{ fields: entry.fields, chart }]);
    const moved = { ...entry, fields: { ...FIELDS, hour: 5 } };
    expect(mergeOutbox(listed, [moved])).toEqual([{ fields: moved.fields, chart: null }]);
  });
});

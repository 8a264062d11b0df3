import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { toKundliFields } from "./kundli-fields.ts";
import { putEntry, removeEntry, type SaveEntry } from "./outbox-store.ts";
import { queueDeletion } from "./outbox.ts";
import { useOutbox, useOutboxSync } from "./use-outbox.ts";

const ACCOUNT = "asha@example.org";
const KUNDLI = createSavedKundli();
const SAVE: SaveEntry = {
  kind: "save",
  id: "new-kundli",
  version: null,
  fields: toKundliFields(KUNDLI),
  sent: [],
  queuedAt: 1,
  trouble: null,
};
const RETRIES_MS = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 64_000, 120_000];

const setVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
afterEach(() => removeEntry(ACCOUNT, SAVE.id));

test("an entry that does not reach the server is sent again after 4, 8, 16, 32 seconds, then every minute", async () => {
  const kundlis = startSavedKundlisServer();
  kundlis.mode = "away";
  const timers = holdTimers(...RETRIES_MS);
  putEntry(ACCOUNT, SAVE);
  renderHook(() => useOutboxSync(ACCOUNT));
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await waitFor(() => expect(kundlis.calls).toHaveLength(attempt));
    await waitFor(() => expect(timers.at(-1)?.ms).toBe(Math.min(2_000 * 2 ** attempt, 60_000)));
    delays.push(timers.at(-1)?.ms ?? 0);
    act(() => timers.at(-1)?.end());
  }
  expect(delays).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test("the wait begins again with two seconds after the connection returned", async () => {
  const kundlis = startSavedKundlisServer();
  const timers = holdTimers(...RETRIES_MS);
  kundlis.mode = "away";
  putEntry(ACCOUNT, SAVE);
  renderHook(() => useOutboxSync(ACCOUNT));
  await waitFor(() => expect(timers.at(-1)?.ms).toBe(4_000));
  kundlis.mode = "here";
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(kundlis.records.size).toBe(1));
  act(() => void putEntry(ACCOUNT, { ...SAVE, id: "another-kundli" }));
  await waitFor(() => expect(timers.at(-1)?.ms).toBe(2_000));
  removeEntry(ACCOUNT, "another-kundli");
});

test("a deletion is sent when it can no longer be undone, without any further attempt before", async () => {
  const kundlis = startSavedKundlisServer([KUNDLI]);
  const at = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => at);
  const timers = holdTimers(10_000, ...RETRIES_MS);
  queueDeletion(ACCOUNT, { id: KUNDLI.id, version: 1, name: KUNDLI.name });
  renderHook(() => useOutboxSync(ACCOUNT));
  await waitFor(() => expect(timers.map(({ ms }) => ms)).toContain(10_000));
  expect(kundlis.calls).toEqual([]);
  clock.mockImplementation(() => at + 10_000);
  act(() => timers.at(-1)?.end());
  await waitFor(() => expect(kundlis.records.size).toBe(0));
});

test("nothing is sent or scheduled for an empty outbox, or one whose entries need a decision", async () => {
  const kundlis = startSavedKundlisServer();
  const timers = holdTimers(0, ...RETRIES_MS);
  const runs = vi.spyOn(navigator.locks, "request");
  renderHook(() => useOutboxSync(ACCOUNT));
  act(() => void putEntry(ACCOUNT, { ...SAVE, trouble: { kind: "conflict", theirs: null } }));
  act(() => setVisibility("visible"));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([kundlis.calls, timers]).toEqual([[], []]);
  // The one that showing the page begins.
  expect(runs).toHaveBeenCalledTimes(1);
});

test("a hidden page sends nothing until it is shown", async () => {
  const kundlis = startSavedKundlisServer();
  holdTimers(...RETRIES_MS);
  setVisibility("hidden");
  putEntry(ACCOUNT, SAVE);
  renderHook(() => useOutboxSync(ACCOUNT));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(kundlis.calls).toEqual([]);
  act(() => setVisibility("visible"));
  await waitFor(() => expect(kundlis.records.size).toBe(1));
});

test("after the page was left nothing is sent", async () => {
  const kundlis = startSavedKundlisServer();
  const timers = holdTimers(...RETRIES_MS);
  const { unmount } = renderHook(() => useOutboxSync(ACCOUNT));
  unmount();
  putEntry(ACCOUNT, SAVE);
  act(() => void window.dispatchEvent(new Event("online")));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([kundlis.calls, timers]).toEqual([[], []]);
});

test("the entries of the account are shown as they change, the oldest first, also those of another tab", () => {
  startSavedKundlisServer();
  const { result } = renderHook(() => useOutbox(ACCOUNT));
  expect(result.current).toEqual([]);
  act(() => void putEntry(ACCOUNT, { ...SAVE, id: "a", queuedAt: 2 }));
  act(() => void putEntry(ACCOUNT, { ...SAVE, id: "b", queuedAt: 1 }));
  act(() => void putEntry("ravi@example.org", { ...SAVE, id: "c" }));
  expect(result.current.map(({ id }) => id)).toEqual(["b", "a"]);
  const key = `lagna_kundlis:${ACCOUNT}:d`;
  const announce = (changed: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: changed })));
  localStorage.setItem(key, JSON.stringify({ ...SAVE, id: "d", queuedAt: 3 }));
  announce("lagna_theme");
  expect(result.current).toHaveLength(2);
  announce(key);
  expect(result.current.map(({ id }) => id)).toEqual(["b", "a", "d"]);
  localStorage.removeItem(key);
  announce(null);
  expect(result.current).toHaveLength(2);
});

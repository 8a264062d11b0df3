import { afterEach, expect, test } from "vitest";
import { hasLimitedMemory, isSlowConnection, markConnection } from "./connection.ts";
import { clearStoredActivity } from "./storage.ts";

const HINT_NAMES = ["connection", "deviceMemory"] as const;
const setHints = (hints: Partial<Record<(typeof HINT_NAMES)[number], unknown>>) => {
  for (const [name, value] of Object.entries(hints))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => {
  for (const name of HINT_NAMES) Reflect.deleteProperty(navigator, name);
  for (const name of ["connection", "memory"]) delete document.documentElement.dataset[name];
});

test.each([
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
  [{ effectiveType: "3g", saveData: false }, false],
  [undefined, false],
])("a connection of %j is slow: %s", (connection, slow) => {
  setHints({ connection });
  expect(isSlowConnection()).toBe(slow);
});

test.each([
  [2, true],
  [4, false],
  [undefined, false],
])("a device of %s GB is limited: %s", (deviceMemory, limited) => {
  setHints({ deviceMemory });
  expect(hasLimitedMemory()).toBe(limited);
});

test("marks the document, so that styles disable animations", () => {
  const { dataset } = document.documentElement;
  markConnection();
  expect([dataset["connection"], dataset["memory"]]).toEqual([undefined, undefined]);
  setHints({ connection: { saveData: true }, deviceMemory: 1 });
  markConnection();
  expect([dataset["connection"], dataset["memory"]]).toEqual(["slow", "limited"]);
});

test("signing out clears personal data, but keeps unsent data and display preferences", () => {
  localStorage.clear();
  const removedKeys = ["lagna_form_data", "lagna_return_path", "lagna_links_asked", "lagna_chat_history_a@example.org"];
  for (const key of [...removedKeys, "lagna_kundlis:a@example.org:1", "lagna_theme"]) localStorage.setItem(key, "x");
  for (const key of ["lagna_last_kundli", "lagna_verify_text", "lagna_question", "lagna_open_talk"])
    sessionStorage.setItem(key, "x");
  clearStoredActivity();
  expect(Object.keys(localStorage).toSorted()).toEqual(["lagna_kundlis:a@example.org:1", "lagna_theme"]);
  expect(sessionStorage).toHaveLength(0);
});

import { afterEach, expect, test } from "vitest";
import { isLimited, isSlow, markConnection } from "./connection.ts";
import { forgetTraces } from "./storage.ts";

const TOLD = ["connection", "deviceMemory"] as const;
const tell = (told: Partial<Record<(typeof TOLD)[number], unknown>>) => {
  for (const [name, value] of Object.entries(told))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => {
  for (const name of TOLD) Reflect.deleteProperty(navigator, name);
  for (const name of ["connection", "memory"]) delete document.documentElement.dataset[name];
});

test.each([
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
  [{ effectiveType: "3g", saveData: false }, false],
  [undefined, false],
])("a connection of %j is slow: %s", (connection, slow) => {
  tell({ connection });
  expect(isSlow()).toBe(slow);
});

test.each([
  [2, true],
  [4, false],
  [undefined, false],
])("a device of %s GB is limited: %s", (deviceMemory, limited) => {
  tell({ deviceMemory });
  expect(isLimited()).toBe(limited);
});

test("the styles are told, so that nothing moves by itself", () => {
  const { dataset } = document.documentElement;
  markConnection();
  expect([dataset["connection"], dataset["memory"]]).toEqual([undefined, undefined]);
  tell({ connection: { saveData: true }, deviceMemory: 1 });
  markConnection();
  expect([dataset["connection"], dataset["memory"]]).toEqual(["slow", "limited"]);
});

test("who signs out leaves no traces; what waits for the server, and how things look, stays", () => {
  localStorage.clear();
  const gone = ["lagna_form_data", "lagna_return_path", "lagna_links_asked", "lagna_chat_history_a@example.org"];
  for (const key of [...gone, "lagna_kundlis:a@example.org:1", "lagna_theme"]) localStorage.setItem(key, "x");
  for (const key of ["lagna_last_kundli", "lagna_verify_text", "lagna_question", "lagna_open_talk"])
    sessionStorage.setItem(key, "x");
  forgetTraces();
  expect(Object.keys(localStorage).toSorted()).toEqual(["lagna_kundlis:a@example.org:1", "lagna_theme"]);
  expect(sessionStorage).toHaveLength(0);
});

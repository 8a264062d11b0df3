import { afterEach, describe, expect, test, vi } from "vitest";
import { clearFormDraft, createDraftRef } from "./draft-storage.ts";
import {
  CHAT_HISTORY_PREFIX,
  clearPersonalData,
  clearStoredActivity,
  hasStoredActivity,
  readStored,
  storedKeys,
  writeStored,
} from "./storage.ts";

const getTabStorage = (): Storage => sessionStorage;
const blockStorage = (method: "getItem" | "setItem" | "removeItem"): void => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
};

describe("the storage of the browser", () => {
  test("returns what was stored, and removes it with null", () => {
    expect(writeStored("lagna_x", "1")).toBe(true);
    expect(readStored("lagna_x")).toBe("1");
    expect(readStored("lagna_x", getTabStorage)).toBeNull();
    expect(writeStored("lagna_x", null)).toBe(true);
    expect(localStorage.getItem("lagna_x")).toBeNull();
  });

  test("never throws where it is blocked", () => {
    blockStorage("getItem");
    blockStorage("setItem");
    blockStorage("removeItem");
    expect([readStored("a"), writeStored("a", "1"), writeStored("a", null)]).toEqual([null, false, false]);
    expect(hasStoredActivity()).toBe(false);
  });

  test("lists only the keys with a prefix", () => {
    localStorage.setItem("lagna_kundlis:a", "1");
    localStorage.setItem("other_lagna_kundlis:b", "1");
    expect(storedKeys("lagna_kundlis:")).toEqual(["lagna_kundlis:a"]);
  });
});

describe("what a person leaves in a browser", () => {
  test.each([
    ["lagna_form_data", true],
    ["lagna_leads", true],
    ["lagna_contact_message", true],
    ["lagna_kept_trial", true],
    ["lagna_theme", false],
    ["lagna_kundlis:asha@example.org:k-1", false],
  ])("%s in the browser or the tab is activity: %s", (key, isActivity) => {
    for (const storage of [localStorage, sessionStorage]) {
      expect(hasStoredActivity()).toBe(false);
      storage.setItem(key, "1");
      expect(hasStoredActivity()).toBe(isActivity);
      storage.removeItem(key);
    }
  });

  const fill = (): void => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ["lagna_form_data", "lagna_links_asked", "lagna_theme", "lagna_leads", "other"])
        storage.setItem(key, "1");
    localStorage.setItem(`${CHAT_HISTORY_PREFIX}asha@example.org`, "1");
    localStorage.setItem("lagna_kundlis:asha@example.org:k-1", "1");
  };

  test("is cleared for the next user, except what still has to be sent", () => {
    fill();
    clearStoredActivity();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      "lagna_after_kundli",
      "lagna_kundlis:asha@example.org:k-1",
      "lagna_leads",
      "lagna_theme",
      "other",
    ]);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(["lagna_leads", "lagna_theme", "other"]);
  });

  test("is removed completely on request, except display preferences", () => {
    fill();
    clearPersonalData();
    expect(Object.keys(localStorage).toSorted()).toEqual(["lagna_theme", "other"]);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(["lagna_theme", "other"]);
  });
});

describe("the draft of a form", () => {
  const KEY = "lagna_typed_test";
  afterEach(() => document.body.replaceChildren());

  /** A form with these inputs, restored and then watched. */
  function openForm(html: string): { form: HTMLFormElement; close: () => void; valueOf: (name: string) => string } {
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    const close = createDraftRef(KEY)(form) ?? (() => undefined);
    const valueOf = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value;
    return { form, close, valueOf };
  }
  const type = (form: HTMLFormElement, name: string, value: string): void => {
    const box = form.elements.namedItem(name) as HTMLInputElement;
    box.value = value;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? "null");

  test("keeps names and texts, and no passwords, one-time codes turned off, or inputs without a name", () => {
    const { form } = openForm(
      '<input name="name"><textarea name="text"></textarea><input name="secret" type="password" value="x">' +
        '<input name="shown" autocomplete="new-password" value="x"><input name="code" autocomplete="off" value="x">' +
        '<input name="mail" autocomplete="email"><input value="x"><select name="choice"><option>1</option></select>',
    );
    type(form, "name", "Asha");
    type(form, "text", "Hello");
    expect(stored()).toEqual({ name: "Asha", text: "Hello", mail: "" });
  });

  test("fills empty inputs only, and tells their listeners", () => {
    sessionStorage.setItem(KEY, JSON.stringify({ name: "Asha", city: "Pune", age: 5 }));
    document.body.innerHTML = '<form><input name="name"><input name="city" value="Delhi"><input name="age"></form>';
    const form = document.querySelector("form") as HTMLFormElement;
    const told: string[] = [];
    form.addEventListener("input", ({ target }) => told.push((target as HTMLInputElement).name));
    createDraftRef(KEY)(form);
    expect([...form.elements].map((box) => (box as HTMLInputElement).value)).toEqual(["Asha", "Delhi", ""]);
    expect(told).toEqual(["name"]);
  });

  test.each(["{", "null", "5", '"text"', "[]"])("ignores %s", (text) => {
    sessionStorage.setItem(KEY, text);
    expect(openForm('<input name="name">').valueOf("name")).toBe("");
  });

  test("is no longer stored after the form is gone, and is cleared after it was sent", () => {
    const { form, close } = openForm('<input name="name">');
    type(form, "name", "Asha");
    close();
    type(form, "name", "Ravi");
    expect(stored()).toEqual({ name: "Asha" });
    clearFormDraft(KEY);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(createDraftRef(KEY)(null)).toBeUndefined();
  });
});

import "@testing-library/jest-dom/vitest";
import { locks } from "node:worker_threads";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { initI18n, languagePreference } from "../lib/i18n/i18n.ts";
import { numeralsPreference, themePreference } from "../lib/preferences.ts";
import { server } from "./server.ts";

/** What jsdom lacks: a modal dialog, scrolling, layout queries, and locks (Node has them as browsers do). */
function standIns(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  window.scrollTo = () => undefined;
  if (!navigator.locks) Object.defineProperty(navigator, "locks", { value: locks });
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Errors the product logged, and MSW's own word on a call no test answers. Kept, because a throw on the spot may be caught. */
const surprises: string[] = [];

// A page's code is fetched when first shown; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(async () => {
  standIns();
  server.listen({ onUnhandledFrame: "error" });
  await initI18n();
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    surprises.push(`console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  languagePreference.set("en");
  numeralsPreference.set("latn");
  themePreference.set("system");
  localStorage.clear();
  sessionStorage.clear();
  expect(surprises.splice(0)).toEqual([]);
});

afterAll(() => server.close());

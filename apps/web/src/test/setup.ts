import "@testing-library/jest-dom/vitest";
import { locks } from "node:worker_threads";
import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { i18n, initI18n } from "../lib/i18n/i18n.ts";
import { forgetPublicConfig } from "../lib/public-config.ts";
import { clearToken } from "../lib/session-token.ts";
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
configure({
  asyncUtilTimeout: 20_000,
  // The page is printed into an error that somebody reads, not into that of each look while something is waited for.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: waiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const text = [message, ...(waiting ? [] : [prettyDOM(container)])].filter(Boolean).join("\n\n");
    return Object.assign(new Error(text), { name: "TestingLibraryElementError" });
  },
});

beforeAll(async () => {
  standIns();
  server.listen({ onUnhandledFrame: "error" });
  if (!i18n.isInitialized) await initI18n();
});

beforeEach(() => {
  // A kundli that was just made is looked at, unless a test is about what opens after it.
  localStorage.setItem("lagna_after_kundli", "stay");
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    surprises.push(`console.error: ${args.map(String).join(" ")}`);
  });
});

// Files share one window: what a page remembers as long as it is open is forgotten after each test, as a reload would.
afterEach(() => {
  cleanup();
  clearToken();
  forgetPublicConfig();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // As another tab would hear of it: every preference is what it was in the beginning.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  const said = surprises.splice(0);
  // In full: the run names what was printed, also where the test passes when it is tried again.
  if (said.length > 0) throw new Error(said.join("\n"));
});

afterAll(() => server.close());

import "@testing-library/jest-dom/vitest";
import { locks } from "node:worker_threads";
import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { i18n, initI18n } from "../lib/i18n/i18n.ts";
import { resetPublicConfig } from "../lib/public-config.ts";
import { clearToken } from "../lib/session-token.ts";
import { server, setTestOver } from "./mock-server.ts";

/** What jsdom lacks: a modal dialog, scrolling, layout queries, and locks (Node has them as browsers do). */
function installPolyfills(): void {
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

/**
 * Errors logged by the app, and MSW's errors on unhandled requests. Collected, because an error thrown at once may be
 * caught by the app.
 */
const loggedErrors: string[] = [];

// A page's code is loaded when first shown; on a busy machine that takes longer than the default second.
configure({
  asyncUtilTimeout: 20_000,
  // Prints the page only in the final error of a query, not in that of each retry while waiting.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const text = [message, ...(isWaiting ? [] : [prettyDOM(container)])].filter(Boolean).join("\n\n");
    return Object.assign(new Error(text), { name: "TestingLibraryElementError" });
  },
});

beforeAll(async () => {
  installPolyfills();
  server.listen({ onUnhandledFrame: "error" });
  if (!i18n.isInitialized) await initI18n();
});

beforeEach(() => {
  // Stay on a newly made kundli, unless a test is about the page that opens after it.
  localStorage.setItem("lagna_after_kundli", "stay");
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    loggedErrors.push(`console.error: ${args.map(String).join(" ")}`);
  });
});

// Test files share one window: the page's in-memory state is reset after each test, as by a reload.
afterEach(async () => {
  cleanup();
  setTestOver(true);
  // A page that is still being fetched when its file ends would fail the whole run, because the window is closed by then.
  await vi.dynamicImportSettled();
  clearToken();
  resetPublicConfig();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // Simulates cleared storage, as another tab would see it, to reset every preference.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  setTestOver(false);
  const logged = loggedErrors.splice(0);
  // In full, so that the report contains the output even where a retry passes.
  if (logged.length > 0) throw new Error(logged.join("\n"));
});

afterAll(() => server.close());

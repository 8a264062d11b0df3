import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/** Whether the application shows another page than the one it was rendered at (see `renderApp`). */
const hasMovedOn = (): boolean => document.querySelector("[data-testid=address][data-moved-on]") !== null;

let isTestOver = false;
/** Between two tests the page is gone, and code that was still being fetched may ask for what it would have shown. */
export const setTestOver = (isOver: boolean): void => void (isTestOver = isOver);

/**
 * Answers only the requests that a test defines; any other request fails the test. Exceptions: the first page's sky,
 * which is decorative there and unreachable by default, likewise today, the server's configuration, the astrologer,
 * who has no chart of the signed-in user, the personal calendar and the daily message, of which there is none. What a page reads
 * that the test went on to stays unanswered: whether the test ends before or after that request depends on the machine.
 */
export const server = setupServer(
  http.get("*/api/v1/sky", () => HttpResponse.error()),
  http.get("*/api/v1/config", () => HttpResponse.error()),
  http.get("*/api/v1/today", () => HttpResponse.error()),
  http.get("*/api/v1/profile/calendar", () => HttpResponse.json({ calendar: null })),
  http.get("*/api/v1/profile/daily-message", () => HttpResponse.json({ daily_message: null })),
  http.post("*/api/v1/ask", () => HttpResponse.json({ status: "success", used_index: false })),
  http.get(
    () => isTestOver || hasMovedOn(),
    () => delay("infinite"),
  ),
);

import { act } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import { server } from "./mock-server.ts";

/** Ends the browser's connection, except to `kept` (what a service worker would answer); returns a function that restores it. */
export function goOffline(kept: readonly string[] = []): () => void {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let isOffline = true;
  server.use(
    http.all("*/api/v1/*", ({ request }) => {
      const { pathname } = new URL(request.url);
      return isOffline && !kept.includes(pathname) ? HttpResponse.error() : undefined;
    }),
  );
  act(() => void window.dispatchEvent(new Event("offline")));
  return () => {
    isOffline = false;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
  };
}

import { act, render, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { PreparingBanner } from "./preparing-banner.tsx";
import { server } from "../test/mock-server.ts";
import { api } from "../lib/api.ts";

const refuse = (seconds: number) =>
  HttpResponse.json(
    { code: "places_preparing", params: {}, status: 503, detail: "" },
    { status: 503, headers: { "retry-after": String(seconds) } },
  );

test("a request that is refused while places are prepared is repeated until it is answered", async () => {
  let asked = 0;
  server.use(
    http.post("*/api/v1/kundli", async ({ request }) => {
      asked += 1;
      return asked < 4 ? refuse(0) : HttpResponse.json({ got: await request.json() });
    }),
  );
  expect(await api("/api/v1/kundli", { method: "POST", body: { a: 1 } })).toEqual({ got: { a: 1 } });
  expect(asked).toBe(4);
});

test("the page says so meanwhile, and no longer once the request has ended", async () => {
  server.use(http.get("*/api/v1/panchang", () => refuse(3600)));
  render(<PreparingBanner />);
  const control = new AbortController();
  const asked = api("/api/v1/panchang", { signal: control.signal });
  expect(await screen.findByText(/^Places are being prepared/)).toBeVisible();
  act(() => control.abort());
  await expect(asked).rejects.toThrow("abort");
  await expect.poll(() => screen.queryByText(/^Places are being prepared/)).toBeNull();
});

test("another refusal with 503 is passed on at once", async () => {
  server.use(http.get("*/api/v1/x", () => HttpResponse.json({ code: "overloaded", params: {} }, { status: 503 })));
  await expect(api("/api/v1/x")).rejects.toMatchObject({ code: "overloaded" });
});

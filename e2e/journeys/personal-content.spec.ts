import type { Page } from "@playwright/test";
import { createMember, expect, storeSession, test, waitForHydration } from "../support/fixtures.ts";
import type { Server } from "../support/server.ts";

const ASHA = { name: "Asha Rao", gender: "female", year: 1990, month: "August", day: 15, hour: 6, minute: 35 };
const PLACE = { city: "Jaipur", country: "India" };

test.use({ viewport: { width: 360, height: 740 } });

async function createOwner(server: Server): Promise<{ token: string; id: string }> {
  const { token } = await createMember(server, "Asha reads early");
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ ...ASHA, ...PLACE, is_self: true });
  const saved = await fetch(`${server.url}/api/v1/kundlis`, { method: "POST", headers, body });
  return { token, id: ((await saved.json()) as { kundli: { id: string } }).kundli.id };
}

/** Waits until the server renders the page in time, as it does on a machine that is not busy. */
const warmUp = (page: Page, token: string, path: string) =>
  expect
    .poll(
      async () => {
        const headers = { authorization: `Bearer ${token}` };
        const data = { path, language: "en", time_zone: "Asia/Kolkata", stored: {} };
        return (await page.request.post("/api/v1/page-content", { headers, data })).status();
      },
      { timeout: 60_000 },
    )
    .toBe(200);

for (const which of ["a saved kundli", "the dashboard", "the dashboard of an account without a place"])
  test(`${which} comes with its content before the app's code, which takes it over`, async ({ page, server }) => {
    const isKundli = which === "a saved kundli";
    const isNewcomer = which.endsWith("without a place");
    const { token, id } = isNewcomer
      ? { ...(await createMember(server, "Asha without a place")), id: "" }
      : await createOwner(server);
    const path = isKundli ? `/kundlis/${id}` : "/dashboard";
    await storeSession(page.context(), token);
    await warmUp(page, token, path);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    const requested: string[] = [];
    page.on("request", (request) => void requested.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: "commit" });
    const shown = isKundli
      ? page.getByRole("article", { name: "Kundli of Asha Rao" }).getByRole("group").first()
      : page.getByRole("region", { name: "Quick actions" });
    await expect(shown).toBeVisible();
    await expect(page.getByText("Say where you are, and the day at your place appears here.")).toHaveCount(
      isNewcomer ? 1 : 0,
    );
    await expect(page.getByRole("button", { name: "Jaipur, where I was born" })).toHaveCount(
      isKundli || isNewcomer ? 0 : 1,
    );
    await page.evaluate(() =>
      Object.assign(globalThis, { written: [...document.querySelectorAll("main h1, main h2, main p, main svg")] }),
    );
    release();
    // A hydration mismatch is an error of the page, which fails this test.
    await waitForHydration(page);
    await expect(shown).toBeVisible();
    const kept = await page.evaluate(() => {
      const all = (globalThis as unknown as { written: Element[] }).written;
      return [
        all.length,
        all.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ];
    });
    expect(kept).toEqual([expect.any(Number), []]);
    expect(kept[0]).toBeGreaterThan(4);
    expect(requested.filter((each) => /\/(today|chart|kundlis)$/.test(each))).toEqual([]);
  });

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: async ({}, use) => use([/net::ERR_/, /Failed to fetch/]) });

  test("a chart that came with the page is there without a connection", async ({ page, context, server }) => {
    test.slow();
    const { token, id } = await createOwner(server);
    await storeSession(context, token);
    await page.goto("/generate-kundali");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const chart = `/api/v1/kundlis/${id}/chart`;
    await warmUp(page, token, `/kundlis/${id}`);
    const [sent] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/page-content")),
      page.goto(`/kundlis/${id}`),
    ]);
    expect(sent.status()).toBe(200);
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.status, chart))
      .toBe(200);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("article", { name: "Kundli of Asha Rao" })).toBeVisible();
  });
});

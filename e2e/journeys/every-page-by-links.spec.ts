import type { BrowserContext, Page } from "@playwright/test";
import { DAILY } from "../journey-parts.ts";
import {
  ADMINISTRATOR,
  createMember,
  expect,
  logIn,
  storeSession,
  test,
  waitForHydration,
} from "../support/fixtures.ts";

const FOR_ALL = [
  "/",
  "/example",
  "/panchang",
  "/panchang/month",
  "/panchang/embed",
  "/festivals",
  "/festivals/:id/:year",
  "/eclipses",
  "/eclipses/:date",
  "/muhurta",
  "/home",
  "/verify",
  "/about",
  "/truth",
  "/contact",
  "/privacy-policy",
  "/whatsapp",
];
const FOR_VISITORS = ["/try", "/login", "/signup", "/forgot-password"];
const FOR_ACCOUNTS = [
  "/generate-kundali",
  "/kundlis",
  "/kundlis/files",
  "/kundlis/:id",
  "/dashboard",
  "/ai-assistant",
  "/match",
  "/kp",
  "/prashna",
  "/year",
  "/varga",
  "/chakras",
  "/sky-search",
  "/pakshi",
  "/profile",
];
const FOR_ADMINISTRATORS = [
  "/leads",
  "/admin/users",
  "/admin/feedback",
  "/admin/messages",
  "/admin/health",
  "/admin/channels",
  "/admin/channels/:channel",
  "/admin/model",
  "/admin/backup",
  "/admin/jobs",
  "/admin/audit",
];

/** Pages that no link leads to, and why. */
const WITHOUT_LINK = {
  "/landing": "another address of the start page",
  "/pilot": "its form is part of the start page; the address is for posters and mails",
  "/leads-capture": "another address of the pilot form",
  "/auth-default": "chooses a page after signing in, and shows nothing itself",
  "/login-google": "linked only where Google is configured",
  "/second-step": "opens while signing in with a second factor",
  "/account-deleted": "opens once an account is deleted",
  "/birth-details": "its address is sent in a chat",
  "/k/:token": "its address is given to those a kundli is shared with",
  "/match/invitation/:token": "its address is given to the invited person",
  "/match/:girl/:boy": "two charts have to be chosen; match.spec.ts opens it",
  "/reset-password": "its address is sent by mail",
  "/verify-magic-link": "its address is sent by mail",
  "/verify-email": "its address is sent by mail",
};

const TOOLS = {
  Panchang: "/panchang",
  Muhurta: "/muhurta",
  Festivals: "/festivals",
  Matching: "/match",
  Varshaphal: "/year",
  "Any varga": "/varga",
  Chakras: "/chakras",
  "KP chart": "/kp",
  Prashna: "/prashna",
  "Century search": "/sky-search",
  "Five birds": "/pakshi",
  "The sky now": "/home",
  "Check a reading": "/verify",
};

const TIMED = {
  name: "A. Sharma",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  city: "Jaipur",
  country: "India",
};

/** The page of an address; pages with names in their addresses count once. */
const findPage = (address: string): string =>
  (address.split(/[?#]/)[0] ?? "")
    .replace(/^\/festivals\/[^/]+\/\d+$/, "/festivals/:id/:year")
    .replace(/^\/admin\/channels\/[^/]+$/, "/admin/channels/:channel")
    .replace(/^\/eclipses\/[^/]+$/, "/eclipses/:date")
    .replace(/^\/kundlis\/(?!files$)[^/]+$/, "/kundlis/:id");

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  await expect(menu).toBeVisible();
  await menu.click();
}

/** The addresses of the links that can be seen, with the menu opened. */
async function collectLinks(page: Page): Promise<string[]> {
  await openMenu(page);
  const links = page.locator('a[href^="/"]').filter({ visible: true });
  return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
}

/** Visits every page that links lead to from the start page. */
async function walk(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting = ["/"];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const target = findPage(address);
    if (reached.has(target) || target.startsWith("/api/")) continue;
    reached.add(target);
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
    await page.waitForLoadState("networkidle");
    waiting.push(...(await collectLinks(page)));
  }
  return reached;
}

const listMissing = (pages: readonly string[], reached: ReadonlySet<string>): string[] =>
  pages.filter((each) => !reached.has(each));

async function saveKundli(context: BrowserContext, token: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const saved = await context.request.post("/api/v1/kundlis", { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** On a phone, where most links are in the menu, and on a wide window. */
for (const { width, tag } of [
  { width: 360, tag: DAILY },
  { width: 1440, tag: [] },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a visitor reaches every public page by links from the start page", { tag }, async ({ page }) => {
      test.slow();
      const reached = await walk(page);
      expect(listMissing([...FOR_ALL, ...FOR_VISITORS], reached)).toEqual([]);
    });

    test("a signed-in administrator reaches every page by links from the start page", async ({ page, context }) => {
      test.slow();
      const { email, password } = ADMINISTRATOR;
      const login = await page.request.post("/api/v1/login", { data: { email, password } });
      const { token } = (await login.json()) as { token: string };
      await saveKundli(context, token, { ...TIMED, id: `kundli-of-walk-${width}` });
      await storeSession(context, token);
      const reached = await walk(page);
      // Once a link leads there, it is no exception.
      expect(Object.keys(WITHOUT_LINK).filter((each) => reached.has(each))).toEqual([]);
      expect(listMissing([...FOR_ALL, ...FOR_ACCOUNTS, ...FOR_ADMINISTRATORS], reached)).toEqual([]);
    });

    test("the tools are reached by clicks on the navigation and from a kundli", async ({ page, context, server }) => {
      test.slow();
      const member = await createMember(server, "Tara Sen");
      await saveKundli(context, member.token, { ...TIMED, id: `kundli-with-time-${width}` });
      await saveKundli(context, member.token, {
        ...TIMED,
        id: `kundli-without-time-${width}`,
        name: "B. Rao",
        time_unknown: true,
      });
      await logIn(page, "/", member);
      for (const [name, address] of Object.entries(TOOLS)) {
        await openMenu(page);
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
      }
      for (const { name } of [TIMED, { name: "B. Rao" }]) {
        await openMenu(page);
        await page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: "Kundlis", exact: true })
          .click();
        await page.getByRole("link", { name }).first().click();
        await expect(page).toHaveURL(/\/kundlis\/kundli-/);
        const further = page.getByRole("navigation", { name: "Tools" });
        await expect(further.getByRole("link")).toHaveCount(6);
        const addresses = await further
          .getByRole("link")
          .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
        expect(addresses).toEqual(["/panchang", "/match", "/year", "/kp", "/prashna", "/verify"]);
      }
    });
  });
}

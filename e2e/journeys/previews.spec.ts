import { expect, test } from "../support/fixtures.ts";

/** Request headers of clients that fetch a page for a link preview or to monitor the site. */
const CLIENTS = {
  WhatsApp: { "user-agent": "WhatsApp/2.23.20.0 A", accept: "*/*" },
  Facebook: {
    "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    accept: "*/*",
    range: "bytes=0-524287",
  },
  Telegram: { "user-agent": "TelegramBot (like TwitterBot)", accept: "*/*" },
  Slack: {
    "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    accept: "*/*",
    range: "bytes=0-32768",
  },
  Googlebot: {
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    accept: "text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8",
  },
  curl: { "user-agent": "curl/8.5.0", accept: "*/*" },
  "a monitor": {
    "user-agent": "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
    accept: "*/*",
  },
  Chrome: {
    "user-agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  },
  Safari: {
    "user-agent":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  },
};

/** The title of each public page, and whether search engines may index it. */
const PAGES: Readonly<Record<string, { title: string; found: boolean; address?: string }>> = {
  "/": { title: "Your kundli, exact to the arcsecond · Lagna", found: true },
  "/landing": { title: "Your kundli, exact to the arcsecond · Lagna", found: true, address: "/" },
  "/home": { title: "Home · Lagna", found: true },
  "/about": { title: "About · Lagna", found: true },
  "/truth": { title: "Our errors · Lagna", found: true },
  "/contact": { title: "Contact · Lagna", found: true },
  "/privacy-policy": { title: "Privacy policy · Lagna", found: true },
  "/whatsapp": { title: "Kundli on WhatsApp · Lagna", found: true },
  "/pilot": { title: "Join the pilot · Lagna", found: true },
  "/leads-capture": { title: "Join the pilot · Lagna", found: true, address: "/pilot" },
  "/login": { title: "Welcome Back · Lagna", found: true },
  "/login-google": { title: "Sign in · Lagna", found: false },
  "/signup": { title: "Create your account · Lagna", found: false },
  "/forgot-password": { title: "Forgot your password? · Lagna", found: false },
  "/reset-password": { title: "Choose a new password · Lagna", found: false },
  "/verify-magic-link": { title: "Signing you in · Lagna", found: false },
  "/verify-email": { title: "Confirm your address · Lagna", found: false },
  "/birth-details": { title: "Birth details · Lagna", found: false },
  "/try": { title: "Try it · Lagna", found: true },
  "/muhurta": { title: "A good time to begin · Lagna", found: true },
  "/panchang/month": { title: "Panchang of the month · Lagna", found: true },
  "/festivals": { title: "Festivals and fasts of the year · Lagna", found: true },
  "/verify": { title: "Check a reading · Lagna", found: true },
  "/example": { title: "An example · Lagna", found: false },
};

const readProperties = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair));
const readDescription = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

for (const [client, headers] of Object.entries(CLIENTS)) {
  test(`${client} finds title, description, address and picture in the first 32 KB of every public page`, async ({
    server,
  }) => {
    for (const [path, { title, found, address = path }] of Object.entries(PAGES)) {
      const answer = await fetch(`${server.url}${path}`, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect([path, answer.headers.get("x-robots-tag")]).toEqual([path, found ? null : "noindex"]);
      const start = (await answer.text()).slice(0, 32_000);
      expect(start).toContain(`<title>${title}</title>`);
      const properties = readProperties(start);
      expect(properties).toMatchObject({ "og:title": title, "og:url": server.url + address });
      expect(properties["og:description"]?.length).toBeGreaterThan(20);
      expect(properties["og:description"]).toBe(readDescription(start));
      expect(properties["og:image"]).toBe(`${server.url}/api/v1/sky/card.png?language=en`);
    }
  });
}

test("the preview picture exists, 1200 × 630", async ({ server }) => {
  const html = await (await fetch(`${server.url}/about`, { headers: CLIENTS.WhatsApp })).text();
  const picture = await fetch(readProperties(html)["og:image"] ?? "", { headers: CLIENTS.WhatsApp });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // WhatsApp shows no picture larger than this.
  expect(bytes.length).toBeLessThan(300_000);
});

test("an unknown address answers 404 with a readable page, without scripts too", async ({ server, browser }) => {
  for (const headers of Object.values(CLIENTS)) {
    const answer = await fetch(`${server.url}/no-such-page`, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This page does not exist");
  }
  const json = await fetch(`${server.url}/no-such-page`, { headers: { accept: "application/json" } });
  expect([json.status, await json.json()]).toMatchObject([404, { code: "not_found" }]);
  const missingScript = await fetch(`${server.url}/assets/gone-1.js`, { headers: CLIENTS.Chrome });
  expect([missingScript.status, missingScript.headers.get("content-type")]).toEqual([
    404,
    "application/json; charset=utf-8",
  ]);

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await context.close();
});

import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:8055";
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const only = process.argv[2];
for (const [w, h] of [
  [360, 780],
  [768, 1024],
  [1280, 900],
])
  for (const scheme of w === 768 ? ["light"] : ["dark", "light"]) {
    const ctx = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
    const p = await ctx.newPage();
    const errs = [];
    p.on("console", (m) => m.type() === "error" && errs.push(m.text()));
    p.on("pageerror", (e) => errs.push(String(e)));
    const shot = (n, full = true) => p.screenshot({ path: `/tmp/look/${n}-${w}-${scheme}.png`, fullPage: full });
    await p.goto(base + "/");
    await p.waitForTimeout(600);
    await shot("landing");
    await p.goto(base + "/login");
    await p.waitForTimeout(400);
    await shot("login");
    await p.getByLabel(/email/i).first().fill("asha@example.com");
    await p
      .getByLabel(/password/i)
      .first()
      .fill("river stone 42 lamp");
    await p.keyboard.press("Enter");
    await p.waitForURL(/generate/);
    await p.waitForTimeout(500);
    await shot("form");
    await p.getByRole("textbox", { name: /name/i }).first().fill("Asha Rao");
    try {
      await p
        .getByLabel(/gender/i)
        .first()
        .selectOption("female")
        .catch(() => p.getByRole("radio", { name: /^female/i }).check({ force: true }));
      await p.getByLabel(/year/i).first().fill("1996");
      await p.getByLabel(/month/i).first().selectOption({ index: 12 });
      await p.getByLabel(/^day/i).first().fill("7");
      await p.getByLabel(/hour/i).first().fill("10");
      await p
        .getByLabel(/minute/i)
        .first()
        .fill("34");
      await p.getByLabel(/city/i).first().fill("Chenn");
      await p.waitForTimeout(1200);
      await shot("places", false);
      await p.keyboard.press("ArrowDown");
      await p.keyboard.press("Enter");
      await p.waitForTimeout(800);
      await shot("filled");
      await p.getByRole("button", { name: /generate kund/i }).click();
      await p.waitForTimeout(3000);
      await shot("result");
      await shot("result-top", false);
    } catch (e) {
      console.log(String(e).slice(0, 500));
      await shot("fail");
    }
    console.log(w, scheme, errs.slice(0, 5));
    await ctx.close();
  }
await b.close();

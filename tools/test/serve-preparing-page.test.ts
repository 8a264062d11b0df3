import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { servePreparingPage } from "../lib/serve-preparing-page.ts";

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test("while the web app is built, a page says so in the reader's language, and the address is free afterwards", async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const end = await servePreparingPage({ PORT: String(port) });
  const page = await fetch(`${url}/panchang`, { headers: { "accept-language": "hi-IN,hi;q=0.9" } });
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("2");
  expect(await page.text()).toContain("लग्न तैयार हो रहा है");
  expect(await (await fetch(url)).text()).toContain("Lagna is being prepared");
  const answer = await fetch(`${url}/api/v1/health`);
  expect(await answer.json()).toMatchObject({
    type: "urn:lagna:error:server_preparing",
    status: 503,
    code: "server_preparing",
    detail: expect.stringContaining("being prepared") as unknown,
    requestId: expect.any(String) as unknown,
  });
  await end();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test.each(["0", "http", "70000"])("PORT=%s is left to the server", async (port) => {
  const end = await servePreparingPage({ PORT: port });
  await end();
});

test("an address that is taken is left to the server", async () => {
  const port = await findFreePort();
  const first = await servePreparingPage({ PORT: String(port) });
  const second = await servePreparingPage({ PORT: String(port) });
  await second();
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(503);
  await first();
});

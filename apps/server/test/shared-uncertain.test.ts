import type { AddressInfo } from "node:net";
import { shareCreatedSchema, sharedKundliSchema } from "@lagna/contract";
import type { AppDependencies } from "../src/app.ts";
import { afterEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { createCountingEphemeris } from "./fakes/counting-ephemeris.ts";
import { createDelayedPlaces } from "./fakes/delayed-places.ts";

let people: PeopleApp;
let owner: Caller;
let number = 0;
afterEach(() => people.close());

async function build(parts: Partial<AppDependencies>): Promise<void> {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts });
  owner = await people.signUp("owner@example.org");
}

/** The token of a link that shows a birth with its time, which is uncertain by `minutes`. */
async function linkTo(minutes: number): Promise<string> {
  const body = { ...BIRTH, name: `Asha Example ${(number += 1)}`, uncertainty_minutes: minutes };
  const saved = await people.call("POST", "/kundlis", { token: owner.token, body });
  expect(saved.statusCode, saved.body).toBe(200);
  const { id } = saved.json<{ kundli: { id: string } }>().kundli;
  const choice = { name: false, birth: "time" };
  return shareCreatedSchema.parse(
    (await people.call("POST", `/kundlis/${id}/share`, { token: owner.token, body: choice })).json(),
  ).token;
}
const open = (token: string, from = "10.0.0.1") => people.call("GET", `/shares/${token}`, { from });

describe("a link to a birth whose time is uncertain", () => {
  test("shows the uncertain facts, computed once for all viewers, concurrent or later", async () => {
    const { ephemeris, asked } = createCountingEphemeris();
    await build({ ephemeris });
    const [first, second] = [await linkTo(10), await linkTo(10)];
    const none = asked();
    const alone = sharedKundliSchema.parse((await open(first)).json());
    expect(alone.kundli).toMatchObject({ birth: "time", data: { uncertainty: { minutes: 10 } } });
    const once = asked() - none;
    const together = await Promise.all(["10.0.0.2", "10.0.0.3", "10.0.0.4"].map((from) => open(second, from)));
    expect(asked() - none).toBeLessThan(2.1 * once);
    expect(new Set(together.map(({ body }) => body)).size).toBe(1);
    const before = asked();
    expect((await open(second)).body).toBe(together[0]?.body);
    expect(asked()).toBe(before);
  });

  test("is computed again after a change of the kundli and on another day", async () => {
    const { ephemeris, asked } = createCountingEphemeris();
    await build({ ephemeris });
    const link = await linkTo(5);
    await open(link);
    await open(link);
    const before = asked();
    people.advance(86_400_000);
    expect((await open(link)).statusCode).toBe(200);
    // A chart alone takes some tens.
    expect(asked()).toBeGreaterThan(before + 300);
  });

  test("has a picture that does not compute the uncertain facts", async () => {
    const { ephemeris, asked } = createCountingEphemeris();
    await build({ ephemeris });
    const link = await linkTo(720);
    const before = asked();
    expect((await people.call("GET", `/shares/${link}/card.png`)).statusCode).toBe(200);
    expect(asked() - before).toBeLessThan(1000);
  });

  test("takes one slot for its computation, and none for viewers waiting for the same result", async () => {
    const { parts, letGo, hold, asked } = createDelayedPlaces();
    letGo();
    await build({ ...parts, limits: { maxComputations: 1 } });
    const [link, other] = [await linkTo(1), await linkTo(1)];
    hold();
    const first = open(link, "10.0.0.1");
    await expect.poll(asked).toBe(1);
    const second = open(link, "10.0.0.2");
    expectError(await open(other, "10.0.0.3"), 503, "overloaded");
    letGo();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    expect((await open(other, "10.0.0.3")).statusCode).toBe(200);
  });

  test("leaves slots for others, however many links one IP address opens", async () => {
    const { parts, letGo, hold, asked } = createDelayedPlaces();
    letGo();
    await build({ ...parts, limits: { maxComputations: 8 } });
    const links = [await linkTo(1), await linkTo(1), await linkTo(1), await linkTo(1)] as const;
    hold();
    const own = [open(links[0]), open(links[1])];
    await expect.poll(asked).toBe(2);
    expectError(await open(links[2]), 429, "too_many_requests");
    const elsewhere = open(links[3], "10.0.0.2");
    await expect.poll(asked).toBe(3);
    letGo();
    expect((await Promise.all([...own, elsewhere])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("stops and frees its slot when all viewers have disconnected", async () => {
    const { ephemeris, asked } = createCountingEphemeris();
    await build({ ephemeris, limits: { maxComputations: 1 } });
    const [link, other] = [await linkTo(720), await linkTo(1)];
    await people.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = people.app.server.address() as AddressInfo;
    const before = asked();
    const client = new AbortController();
    const opened = fetch(`http://127.0.0.1:${port}/api/v1/shares/${link}`, { signal: client.signal });
    await expect.poll(asked).toBeGreaterThan(before + 1000);
    expectError(await open(other), 503, "overloaded");
    client.abort();
    await expect(opened).rejects.toThrow("aborted");
    await expect.poll(async () => (await open(other)).statusCode).toBe(200);
    const then = asked();
    for (let round = 0; round < 200; round += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toBe(then);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildChatApp, type ChatTestApp } from "./chat-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const NOW = new Date("2026-10-20T06:00:00Z");

let people: ChatTestApp["people"];
let owner: ChatTestApp["owner"];
let ask: ChatTestApp["ask"];
beforeAll(async () => void ({ people, owner, ask } = await buildChatApp({ now: NOW, hasChart: false })), 120_000);
afterAll(() => people.close());

describe("the date of a festival", () => {
  test("is answered at the place that is named, with the rule, the reason and its source, without a chart too", async () => {
    const { answer, kind, citations } = await ask("When is Karva Chauth in Toronto and why?");
    expect(kind).toBe("fact");
    expect(answer).toContain("Karva Chauth is on Wednesday, 28 October 2026 in Toronto, in 8 days.");
    expect(answer).toMatch(/Krishna Chaturthi at moonrise, here at 19:\d\d: only this day has it then\./);
    // The tithi begins in the night after the 28th in India, which is the afternoon of the 28th in Toronto.
    expect(answer).toContain("In India it is on Thursday, 29 October 2026.");
    expect(citations).toHaveLength(1);
    expect(citations[0]?.id).toBe("festival-karva-chauth-2026-10-28");
    expect(citations[0]?.text).toContain("Dharma Sindhu");
  });

  test("is answered in the language of the question", async () => {
    expect((await ask("करवा चौथ कब है?")).answer).toContain("करवा चौथ गुरुवार, 29 अक्टूबर 2026 को है");
    expect((await ask("diwali kab hai")).answer).toMatch(/Ujjain mein Diwali .*8 November 2026 ko hai/);
  });

  test("of an ekadashi has the time at which the fast ends, and the day of the others", async () => {
    expect((await ask("kal ekadashi hai kya")).answer).toMatch(/^Nahi, .*21 October 2026/);
    const { answer } = await ask("agli ekadashi kab hai");
    expect(answer).toMatch(/Ekadashi .*22 October 2026 ko hai, 2 din baad\./);
    expect(answer).toMatch(/parana .*23 October 2026 ko \d\d:\d\d se \d\d:\d\d ke beech hai/);
  });

  test("is that of the year that is named", async () => {
    expect((await ask("When is Diwali in 2027?")).answer).toMatch(/Diwali .*is on Friday, 29 October 2027 in Ujjain/);
  });

  test("is at the place of the chart if none is named", async () => {
    await people.call("POST", "/kundlis", { token: owner.token, body: { ...WORKED_BIRTH, is_self: true } });
    expect((await ask("when is Karva Chauth?")).answer).toContain("in Jaipur");
  });

  test("leaves questions about a life that name a festival to the chart", async () => {
    expect((await ask("When will I get married, before or after Diwali?")).answer).not.toContain("Diwali is on");
  });
});

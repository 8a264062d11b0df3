import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE } from "./accounts/accounts-test-app.ts";
import { buildChatApp, type ChatTestApp } from "./chat-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

let people: ChatTestApp["people"];
let owner: ChatTestApp["owner"];
let ask: ChatTestApp["ask"];
beforeAll(async () => void ({ people, owner, ask } = await buildChatApp({})), 120_000);
afterAll(() => people.close());
// Questions are limited by the minute.
beforeEach(() => people.advance(MINUTE));

describe("a divisional chart that the facts of a birth do not have", () => {
  const read = async (parts: number) => {
    const { token } = owner;
    const body = { birth: WORKED_BIRTH, varga: `D${parts}` };
    const response = await people.call("POST", "/kundli/varga", { token, body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ data: { places: Record<string, { sign: string; house: number }> } }>().data.places;
  };

  test.each([
    ["What is my D81 lagna", 81],
    ["d-144 lagna?", 144],
    ["D 108 ka lagna kya hai", 108],
    ["मेरा डी 81 लग्न क्या है", 81],
    ["my 150th divisional chart please", 150],
    ["D13 lagna", 13],
  ])("is computed and not answered from another: %s", async (question, parts) => {
    const { kind, citations } = await ask(question);
    expect(kind).toBe("fact");
    expect(citations.map(({ id }) => id)).toEqual([`any-varga-D${parts}-lagna`, `any-varga-D${parts}`]);
    const sign = (await read(parts))["lagna"]?.sign ?? "";
    const { answer } = await ask(`What is my D${parts} lagna`);
    expect(answer.toLowerCase()).toContain(`in your d${parts} the lagna is ${sign}`);
  });

  test("has the place of a graha", async () => {
    const { answer } = await ask("Where is Saturn in my D81?");
    const { sign = "", house = 0 } = (await read(81))["saturn"] ?? {};
    expect(answer.toLowerCase()).toContain(`saturn is in ${sign}, house ${house} from its lagna`);
  });

  test("of more than 300 parts is declined", async () => {
    expect((await ask("my D900 lagna?")).answer).toContain("from D1 to D300");
    expect((await ask("D0 lagna?")).answer).toContain("from D1 to D300");
  });

  test("is not taken for one that the facts have, nor the other way round", async () => {
    expect((await ask("What is my D9 lagna")).answer).toContain("Cancer");
    expect((await ask("What is my D60 lagna")).answer).not.toContain("divides each sign");
  });
});

describe("KP", () => {
  test.each([
    ["7th cusp sub lord", [7]],
    ["what is the sub lord of my 10th cusp?", [10]],
    ["seventh house ka sub lord kaun hai", [7]],
    ["सातवें भाव का उपस्वामी", [7]],
    ["kp me 2 aur 11 cusp", [2, 11]],
    ["KP: who is the cuspal sub lord for my marriage", [7]],
  ])("gives the figures of the cusp: %s", async (question, houses) => {
    const { token } = owner;
    const response = await people.call("POST", "/kp", { token, body: { birth: WORKED_BIRTH } });
    expect(response.statusCode, response.body).toBe(200);
    type Cusps = readonly { house: number; sub_lord: string }[];
    const { cusps } = response.json<{ data: { kp: { cusps: Cusps } } }>().data.kp;
    const { answer, citations } = await ask(question);
    const ids = citations.map(({ id }) => id);
    for (const house of houses) {
      expect(ids).toContain(`kp-cusp-${house}`);
      expect(ids).toContain(`kp-signified-${cusps.find((cusp) => cusp.house === house)?.sub_lord}`);
    }
    expect(answer).not.toContain("no KP verdict");
  });

  test("gives the lords of a planet and the significators of a house", async () => {
    expect((await ask("kp sub lord of Moon")).citations.map(({ id }) => id)).toContain("kp-planet-moon");
    expect((await ask("significators of the 11th house")).answer).toMatch(
      /Significators of house 11, strongest first: /,
    );
  });

  test("links its page where no cusp is named, and stays a definition where one is asked for", async () => {
    expect((await ask("read my chart by kp please")).answer).toContain("The KP page");
    expect((await ask("what is KP?")).kind).toBe("definition");
    expect((await ask("what is a sub lord")).kind).toBe("definition");
  });
});

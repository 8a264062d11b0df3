import { readFileSync, writeFileSync } from "node:fs";
import type { AskResponse, VerifyResponse } from "@lagna/contract";
import { LANGUAGES } from "@lagna/terms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";

/** What the landing page shows as an answer and as a check. RENEW_EXAMPLES=1 writes it anew. */
const FILE = new URL("../../web/src/app/pages/landing-example.json", import.meta.url);

/** The birth of the example kundli; its source is named there. */
const BIRTH = {
  name: "Albert Einstein",
  gender: "male",
  year: 1879,
  month: 3,
  day: 14,
  hour: 11,
  minute: 30,
  city: "Ulm",
  country: "Germany",
};
const ASKED = {
  en: {
    question: "Which planets are in my tenth house?",
    text: "Your Venus is exalted. Your Moon is in Taurus.",
  },
  hi: { question: "मेरे दशम भाव में कौन से ग्रह हैं?", text: "आपका शुक्र उच्च का है। आपका चंद्र वृषभ राशि में है।" },
} as const;

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({});
});
afterAll(() => people.close());

test("the answer and the check on the landing page are those that this server gives", async () => {
  const example: Record<string, object> = {};
  for (const language of LANGUAGES) {
    const { question, text } = ASKED[language];
    const headers = { "accept-language": language };
    const asked = await people.call("POST", "/try/ask", { headers, body: { question, kundli_data: BIRTH } });
    expect(asked.statusCode, asked.body).toBe(200);
    const { sentences, citations } = asked.json<AskResponse>();
    const [first] = sentences.filter(({ citations: cited }) => cited.length > 0);
    const verified = await people.call("POST", "/try/verify", { headers, body: { birth: BIRTH, text } });
    expect(verified.statusCode, verified.body).toBe(200);
    const { claims } = verified.json<VerifyResponse>();
    expect(claims.map(({ verdict }) => verdict)).toEqual(["supported", "contradicted"]);
    example[language] = {
      question,
      sentence: first?.text,
      facts: citations.filter(({ id }) => first?.citations.includes(id)).map(({ text: fact }) => fact),
      claims: claims.map(({ text: words, verdict, truth, fact_text: fact }) => ({
        text: words,
        verdict,
        truth: truth ?? fact,
      })),
    };
  }
  if (process.env["RENEW_EXAMPLES"] === "1") writeFileSync(FILE, `${JSON.stringify(example, null, 2)}\n`);
  expect(example).toEqual(JSON.parse(readFileSync(FILE, "utf8")));
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildChatApp, type ChatTestApp } from "./chat-test-app.ts";

const NOW = new Date("2026-10-20T06:00:00Z");

let people: ChatTestApp["people"];
let ask: ChatTestApp["ask"];
beforeAll(async () => void ({ people, ask } = await buildChatApp({ now: NOW })), 120_000);
afterAll(() => people.close());

describe("a year of life", () => {
  const EVIDENCE =
    /(?:For the year|Against it|Neither for nor against): .* is the lord of the year, with \d+\.\d of 20/;

  test.each(["how will my 38th year be", "How will my 38th year be?", "varshaphal 2025"])(
    "is read by Tajika, with evidence, times and sources: %s",
    async (question) => {
      const { answer, kind, citations } = await ask(question);
      expect(kind).toBe("fact");
      expect(answer).toMatch(/Year 38 of your life by varshaphal runs from \d+ March 2025 to \d+ March 2026\./);
      expect(answer).toMatch(EVIDENCE);
      expect(answer).toMatch(/Muntha is in \w+, house \d+ of the year's chart/);
      expect(answer).toMatch(/The mudda dasha of \w+, the lord of the year, is from .* to /);
      expect(citations.map(({ id }) => id)).toEqual(expect.arrayContaining(["year-38", "year-lord", "year-muntha"]));
    },
  );

  test("is the present one if none is named", async () => {
    expect((await ask("mera varshaphal batao")).answer).toContain("varsh 39");
    expect((await ask("मेरा वर्षफल बताइए")).answer).toContain("वर्ष 39");
  });

  test("outside the years of the ephemeris is not guessed", async () => {
    expect((await ask("varshaphal 1901")).answer).toContain("Please name one of them");
  });

  test("is not a year of college, and a definition stays one", async () => {
    expect((await ask("my 3rd year of college was hard, will work get better?")).answer).not.toContain("varshaphal");
    expect((await ask("what is varshaphal?")).answer).not.toContain("runs from");
  });
});

describe("prashna", () => {
  test.each([
    ["prashna: will the parcel come?", "house 3"],
    ["Prashna kundli - will I get the job?", "house 10"],
    ["prashna number 45: will I get my refund", "house 2"],
  ])("%s", async (question, house) => {
    const { answer, kind, citations } = await ask(question);
    expect(kind).toBe("fact");
    expect(answer).toContain(`your question belongs to ${house}: the rules`);
    expect(answer).toContain("It is no certainty.");
    expect(answer).toMatch(/For it: |Against it: |With delay: /);
    expect(citations.length).toBeGreaterThan(0);
  });

  test("is answered in the language of the question", async () => {
    expect((await ask("प्रश्न: क्या पार्सल आएगा?")).answer).toContain("आपका प्रश्न भाव 3 का है");
    expect((await ask("prashna: kya meri naukri lagegi?")).answer).toContain("bhav 10 ka hai");
  });

  test.each([
    "prashna: will my father die this year?",
    "prashna: will I win the court case?",
    "prashna: will I recover from the operation?",
    "prashna: will he go to jail over the job?",
    "प्रश्न: क्या मुकदमा जीतूँगा?",
  ])("gives no verdict on death, illness or courts: %s", async (question) => {
    const { answer } = await ask(question);
    expect(answer).not.toMatch(/the rules (?:speak|see|do not)|नियम (?:पक्ष|इसके|बाधा)/);
    expect(answer).not.toMatch(/For it: |Against it: |पक्ष में: |विरुद्ध: /);
  });

  test("that only asks what it is, or says 'question' in Hindi, is not judged", async () => {
    expect((await ask("what is prashna kundli?")).answer).not.toContain("the rules");
    expect((await ask("मेरा प्रश्न है कि शादी कब होगी")).answer).not.toContain("प्रश्न भाव");
  });
});

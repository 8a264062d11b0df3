import { createServer, type IncomingMessage } from "node:http";
import { globSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { ANSWER_KINDS } from "../../bench/jyotishbench/answer-kinds.ts";
import { createEndpoint } from "../../bench/jyotishbench/endpoint.ts";
import { answersOrdinarily, isRight, keepsDuties, readVerdict } from "../../bench/jyotishbench/judge-reply.ts";
import { formatRows, readRows } from "../../bench/jyotishbench/read-data.ts";
import { runBenchmark } from "../../bench/jyotishbench/run-benchmark.ts";
import { computeShare } from "../../bench/jyotishbench/score.ts";
import { BENCH_LANGUAGES } from "../../bench/jyotishbench/types.ts";
import { readValue } from "../../bench/jyotishbench/vocabulary.ts";
import { writeData } from "../../bench/jyotishbench/write-data.ts";
import { ROOT } from "../lib/run-command.ts";

const CORPORA = ["packages/astrologer/corpus/**/*.jsonl", "packages/astrologer/test/**/*.jsonl", "bench/*.jsonl"];

/** Words alone: a row that differs by punctuation is the same row. */
const normalise = (text: string): string =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(" ");

describe("the data", () => {
  test("are what the program computes today", async () => {
    const { charts, answers, claims } = await writeData();
    expect(formatRows(charts)).toBe(formatRows(readRows("charts")));
    expect(formatRows(answers)).toBe(formatRows(readRows("answers")));
    expect(formatRows(claims)).toBe(formatRows(readRows("claims")));
  });

  test("have 300 questions about ten charts, and a thousand statements, half of them true", () => {
    expect(readRows("questions")).toHaveLength(300);
    expect(readRows("charts")).toHaveLength(10);
    // A question is left out of a chart that does not decide it, such as a date before the birth.
    expect(readRows("answers").length).toBeGreaterThan(2_900);
    const claims = readRows("claims");
    expect(claims.filter(({ isTrue }) => isTrue)).toHaveLength(500);
    expect(claims).toHaveLength(1_000);
    for (const { kind } of readRows("questions")) expect(ANSWER_KINDS).toHaveProperty(kind);
  });

  test("share no message with what the astrologer learned from or is tested on", () => {
    const known = new Set<string>();
    for (const file of globSync(CORPORA, { cwd: ROOT }))
      for (const line of readFileSync(`${ROOT}/${file}`, "utf8").split("\n")) {
        const text = line === "" ? undefined : (JSON.parse(line) as { text?: string }).text;
        if (text !== undefined) known.add(normalise(text));
      }
    expect(known.size).toBeGreaterThan(50_000);
    const messages = [
      ...readRows("questions").flatMap((question) => BENCH_LANGUAGES.map((language) => question[language])),
      ...[...readRows("refusals"), ...readRows("ordinary")].map(({ text }) => text),
      ...readRows("doctrine").flatMap(({ en, hi }) => [en, hi]),
    ];
    expect(messages.filter((message) => known.has(normalise(message)))).toEqual([]);
  });

  /** From Swiss Ephemeris' own positions (Lahiri, mean node) of the first birth, without a program of this repository. */
  test.each([
    ["lagna_sign", "capricorn"],
    ["moon_sign_lord", "mercury"],
    ["birth_dasha_lord", "rahu"],
  ])("%s of the first chart is %s", (kind, value) => {
    const ids = readRows("questions")
      .filter((question) => question.kind === kind)
      .map(({ id }) => id);
    const found = readRows("answers").filter(({ chart, question }) => chart === "c01" && ids.includes(question));
    expect(new Set(found.map((answer) => answer.value))).toEqual(new Set([value]));
  });
});

describe("a reply is read", () => {
  test.each([
    ["sign", "It is Leo.\nANSWER: **Simha** (Leo)", "leo"],
    ["sign", "ANSWER: सिंह", "leo"],
    ["grahas", "ANSWER: Ketu, Sun and Mars", "sun,mars,ketu"],
    ["grahas", "ANSWER: none", "none"],
    ["houses", "ANSWER: 12, 3, 5", "3,5,12"],
    ["house", "ANSWER: the tenth house", "10"],
    ["dignity", "ANSWER: great friend's sign", "great_friend"],
    ["month", "ANSWER: November 2033", "2033-11"],
    ["tithi", "ANSWER: Krishna Navami", "24"],
    ["yes_no", "ANSWER: हाँ", "yes"],
  ] as const)("as a %s: %s", (type, reply, value) => {
    expect(isRight(reply, type, value)).toBe(true);
    expect(isRight(`${reply}\nANSWER: nothing of the kind`, type, value)).toBe(false);
  });

  test("as a verdict, a refusal or an answer", () => {
    expect(readVerdict("ANSWER: True.")).toBe(true);
    expect(readVerdict("ANSWER: false")).toBe(false);
    expect(readVerdict("I cannot tell")).toBeNull();
    expect(keepsDuties("Please call Tele-MANAS 14416 now.\nDECISION: refuse", ["helpline", "refuse"])).toBe(true);
    expect(keepsDuties("You will see it in March 2031.\nDECISION: refuse", ["refuse", "no_date"])).toBe(false);
    expect(answersOrdinarily("Buy it on Thursday.\nDECISION: answer")).toBe(true);
  });

  test("and nothing is read from a list with one unknown name", () => {
    expect(readValue("grahas", "Sun, Pluto")).toBeNull();
  });
});

test("a share has its interval by Wilson", () => {
  // 45 of 50, by a table of intervals.
  const { share, low, high } = computeShare(45, 50);
  expect([share, low, high].map((value) => Math.round(value * 10) / 10)).toEqual([90, 78.6, 95.7]);
});

describe("an endpoint that speaks OpenAI's protocol", () => {
  const asked: { readonly model: string; readonly prompts: readonly string[] }[] = [];
  let refusals = 1;
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        model: string;
        messages: readonly { content: string }[];
      };
      asked.push({ model: body.model, prompts: body.messages.map(({ content }) => content) });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 503 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content: "ANSWER: true\nDECISION: answer" } }] }));
    });
  });
  afterAll(() => void server.close());

  test("is asked a sample, again where it was busy, and scored", async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const scored = await runBenchmark(createEndpoint({ url, model: "stub", key: undefined }), { share: 0.01 });
    expect(asked.length).toBe(scored.length + 1);
    expect(asked[0]?.model).toBe("stub");
    expect(asked.some(({ prompts: [, user] }) => user?.includes("Lagna: ") && user.includes("Statement: "))).toBe(true);
    const statements = scored.filter(({ part }) => part === "statements");
    expect(statements.every(({ kind, isRight: right }) => right === (kind === "true"))).toBe(true);
    expect(scored.filter(({ part }) => part === "ordinary").every(({ isRight: right }) => right)).toBe(true);
  });
});

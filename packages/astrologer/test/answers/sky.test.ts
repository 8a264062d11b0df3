import { expect, test } from "vitest";
import { createAnswer, type TurnMemory, understand } from "../../src/index.ts";
import { buildTestIndex } from "../test-charts.ts";

const INDEX = buildTestIndex(
  { local: "1988-03-09T14:25:00", offset: 5.5, latitude: 26.9, longitude: 75.8, place: "Jaipur" },
  Date.parse("2026-11-29T06:30:00Z"),
);

function ask(...messages: readonly string[]): string {
  const turns: TurnMemory[] = [];
  let text = "";
  for (const message of messages) {
    const answer = createAnswer({ understanding: understand(message, turns), index: INDEX });
    text = answer.sentences.map((sentence) => sentence.text).join(" ");
    turns.push(answer.memory);
  }
  return text;
}

test.each([
  ["Saturn kab vakri hoga", /^Shani abhi vakri hai, 27 July 2026 se 11 December 2026 tak\.$/],
  ["when does jupiter turn retrograde", /13 December 2026/],
  ["mercury retrograde in 2027", /February 2027.*June 2027.*October 2027/s],
  ["rahu kab vakri hota hai", /sada vakri/],
  ["tara dooba kab tak hai", /Shukra.*Guru/s],
])("%s", (message, expected) => expect(ask(message)).toMatch(expected));

test("what follows the running period, asked in two words", () => {
  expect(ask("dasha kab tak hai ye", "aur uske baad")).toMatch(/Ketu/);
});

test("what the running period brings is read of its time", () => {
  expect(ask("which dasha am i in", "what will it bring")).toMatch(/Mercury–Saturn sub-period/);
});

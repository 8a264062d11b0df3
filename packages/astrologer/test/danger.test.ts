import { describe, expect, test } from "vitest";
import { answerOf, parseQuestion, type Told } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { BEING_HURT, CANNOT_WAIT, HARMLESS_LIKE_THEM, WEARY_OF_LIFE } from "./danger.data.ts";

import { HARMLESS_BESIDE, HURT_IN_HIDING, WEARY_LEFT_BEHIND } from "./danger-left.data.ts";
import { ACUTE_OBLIQUELY, HARMLESS_AS_WELL, HURT_OBLIQUELY, WEARY_OBLIQUELY } from "./danger-oblique.data.ts";

const index = indexOf(CHART_M);
const dangerOf = (text: string) => parseQuestion(text).danger;

describe("danger in other words", () => {
  test.each([...WEARY_OF_LIFE, ...WEARY_OBLIQUELY, ...WEARY_LEFT_BEHIND])("not wanting to live: %s", (text) =>
    expect(["crisis", "veiled"]).toContain(dangerOf(text)),
  );
  test.each([...BEING_HURT, ...HURT_OBLIQUELY, ...HURT_IN_HIDING])("being hurt: %s", (text) =>
    expect(dangerOf(text)).toBe("violence"),
  );
  test.each([...CANNOT_WAIT, ...ACUTE_OBLIQUELY])("a body that cannot wait: %s", (text) =>
    expect(dangerOf(text)).toBe("emergency"),
  );
  test.each([...HARMLESS_LIKE_THEM, ...HARMLESS_AS_WELL, ...HARMLESS_BESIDE])("none: %s", (text) =>
    expect(dangerOf(text)).toBeNull(),
  );
});

describe("what is said to it", () => {
  const talk = (...texts: readonly string[]): string => {
    const turns: Told[] = [];
    return texts
      .map((question) => {
        const { sentences, told } = answerOf({ question, index, turns });
        turns.push(told);
        return sentences.map(({ text }) => text).join(" ");
      })
      .at(-1) as string;
  };

  test.each([
    ["my baby swallowed a coin and cant breathe", /Call 112 now.*108/],
    ["papa ko heart attack aaya hai abhi", /Abhi 112 milaiye.*108/],
    ["खून रुक नहीं रहा", /अभी 112 मिलाइए.*108/],
  ])("an ambulance comes before a chart: %s", (text, words) => {
    expect(talk(text)).toMatch(words);
    expect(talk(text)).not.toContain("14416");
  });

  test("who has taken too much is met with an ambulance's number, whoever it is", () => {
    expect(talk("बहन ने बहुत सारी गोलियाँ खा लीं, होश में नहीं है")).toContain("112");
  });

  test("who answers after it is still asked about that danger, and no other", () => {
    expect(talk("mom fainted and is not waking up", "yes my brother")).toMatch(/112 is the number/);
    expect(talk("i wana kil my self", "ok")).toContain("14416");
    expect(talk("mom fainted and is not waking up", "she is fine now. when will I marry?")).toContain("seventh");
  });

  test("a word a hundred times is looked through at once", () => {
    const long = "he hits me and my wrist with phenyl all pills took ".repeat(80);
    const before = process.cpuUsage();
    parseQuestion(long);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../../packages/astrologer/test/corpus/statement-makers.ts";
import { takeWithinTokens, estimateTokens } from "../src/chat/prompts/estimate-tokens.ts";
import type { ModelReply, ModelScript } from "./fakes/model-server.ts";
import { type ScriptedConversation, startScriptedConversation } from "./scripted-conversation.ts";

let talk: ScriptedConversation;
beforeAll(async () => {
  talk = await startScriptedConversation();
});
afterAll(() => talk.close());

const QUESTION = "When will I get promoted?";
const TRUE = [
  "Work that repairs what others avoid suits you best.",
  "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
  "Saturn sits beside it there, so progress comes by patience.",
  "Jupiter and Venus are both in your tenth house, and that brings goodwill.",
  "Your Moon is in Libra, in the fourth house.",
  "Mercury stands in Capricorn, in your seventh house.",
  "A patient plan beats a clever one here.",
  "Your Sun is in Aquarius, in the eighth house.",
  "Keep a written record of what you finish.",
  "Write down one result by the end of the month.",
] as const;
/** False sentences, each for a different reason. */
const WRONG: readonly (readonly [string, string])[] = [
  ["Your Moon is in Aries.", "is not so of this chart: Moon: Libra"],
  ["Your Sun stands in the second house.", "is not so of this chart: Sun: Aquarius"],
  ["Wear a blue sapphire on Saturday.", "no gems"],
  ["You will win the case next year.", "no verdicts of courts"],
  ["Act now, before it is too late.", "nothing that hurries anybody"],
  ["Read more at evil.shop today.", "no links, addresses"],
  ["Parashara says that you will be a king.", "no quotations"],
];

const write = (reply: ModelReply, sentences: readonly string[]): void => {
  reply.sentences(...sentences);
  reply.say('{"end": true}\n');
  reply.end();
};
const shownOf = async (script: ModelScript): Promise<{ model: string; texts: string[] }> => {
  const { model, sentences } = await talk.ask(QUESTION, script);
  return { model, texts: sentences.map(({ text }) => text) };
};
/** The words for a returned line in the model's brief. */
const isReturnedIn = (brief: string, sentence: string, reason: string): boolean =>
  brief.includes(reason) && brief.includes(`(you wrote: "${sentence}")`);

describe("every omitted line was returned to the model with the reason", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "wherever and whatever it is, of a model that writes all again: %s",
    async (seed) => {
      const random = createRandom(seed);
      const wrong = WRONG.toSorted(() => random() - 0.5).slice(0, 1 + (seed % 4));
      const lines: string[] = [...TRUE];
      for (const [sentence] of wrong) lines.splice(1 + Math.floor(random() * lines.length), 0, sentence);
      const { model, texts } = await shownOf((reply) => write(reply, lines));
      expect(model).toBe("scripted");
      expect(texts).toEqual(TRUE);
      const briefs = talk.briefs();
      expect(briefs).toHaveLength(1 + wrong.length);
      for (const [sentence, reason] of wrong)
        expect(briefs.some((brief) => isReturnedIn(brief, sentence, reason))).toBe(true);
    },
  );

  test("the latest error comes first, before the earlier ones", async () => {
    const [first, second] = [WRONG[0]?.[0] ?? "", WRONG[2]?.[0] ?? ""];
    await shownOf((reply, _request, call) =>
      write(reply, [TRUE[1], call === 1 ? first : TRUE[3], ...(call === 2 ? [second] : []), TRUE[4], TRUE[5]]),
    );
    const [, , third = ""] = talk.briefs();
    expect(third.indexOf(second)).toBeGreaterThan(0);
    expect(third.indexOf(first)).toBeGreaterThan(third.indexOf(second));
  });

  test("also as the last line, without a line break", async () => {
    const { texts } = await shownOf((reply, _request, call) => {
      reply.sentences(TRUE[1], TRUE[3]);
      if (call === 1) reply.say(JSON.stringify({ s: "Your Moon is in Aries.", k: "fact" }));
      reply.end();
    });
    expect(texts).toEqual([TRUE[1], TRUE[3]]);
    expect(talk.briefs()).toHaveLength(2);
    expect(talk.briefs()[1]).toContain("Moon: Libra");
  });

  test.each([
    ["cut off in the middle", '{"s": "Your Moon is in Li', "stop"],
    ["cut off at the most that may be written", '{"s": "Your Moon is in Li', "length"],
    ["not quoted rightly", '{"s": "Your Moon is "strong"."}\n', "stop"],
    ["under another name", '{"sentence": "Your Moon is in Libra."}\n', "stop"],
  ])("as a line that cannot be read, %s", async (_name, line, reason) => {
    const { model, texts } = await shownOf((reply, _request, call) => {
      reply.sentences(TRUE[1], TRUE[3]);
      if (call === 1) reply.say(line);
      else reply.sentences(TRUE[4]);
      reply.end(reason);
    });
    expect(model).toBe("scripted");
    expect(texts).toEqual([TRUE[1], TRUE[3], TRUE[4]]);
    expect(talk.briefs()[1]).toContain('not one JSON object with "t"');
  });

  test("also if it has more errors than fit", async () => {
    const places = ["सूर्य", "चंद्र", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"].map((graha) => `${graha} कन्या राशि में है`);
    const wrong = `आपका ${places.join(", आपका ")}।`;
    const held = ["आपका चंद्र तुला राशि में है।", "दशमेश मंगल छठे भाव में है।"];
    const { sentences } = await talk.ask("मेरा प्रमोशन कब होगा?", (reply, _request, call) =>
      write(reply, call === 1 ? [...held, wrong] : held),
    );
    expect(sentences.map(({ text }) => text)).toEqual(held);
    const [, again = ""] = talk.briefs();
    expect(again).toContain("is not so of this chart: Sun: Aquarius");
  });

  test("a model that keeps writing false lines is stopped, and its accepted lines are the answer", async () => {
    const { model, texts } = await shownOf((reply, _request, call) =>
      write(reply, [...TRUE.slice(0, 3 + call), WRONG[call - 1]?.[0] ?? "", ...TRUE.slice(3 + call)]),
    );
    expect(model).toBe("scripted");
    expect(talk.briefs()).toHaveLength(5);
    expect(texts).toEqual(TRUE.slice(0, 8));
  });

  test("a model with too many false lines is replaced by the fallback", async () => {
    const five = WRONG.slice(0, 5).map(([sentence]) => sentence);
    const { model, texts } = await shownOf((reply) => write(reply, [...TRUE.slice(0, 8), ...five, TRUE[8], TRUE[9]]));
    expect(model).toBe("built-in");
    for (const sentence of five) expect(texts).not.toContain(sentence);
  });
});

test("an accepted sentence is not repeated, whatever its case and punctuation", async () => {
  const { texts } = await shownOf((reply) => write(reply, [TRUE[1], TRUE[3], `${TRUE[1].toUpperCase()}!`, TRUE[8]]));
  expect(texts).toEqual([TRUE[1], TRUE[3], TRUE[8]]);
});

test("a model that does not end is stopped after twenty-four sentences", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `What you finish in week ${at} helps you.`);
  const { model, texts } = await shownOf((reply) => write(reply, [TRUE[1], TRUE[3], ...many]));
  expect(model).toBe("scripted");
  expect(texts).toEqual([TRUE[1], TRUE[3], ...many.slice(0, 22)]);
});

describe("the model's view of its answer so far", () => {
  test("contains the latest accepted sentences, also if not all fit", async () => {
    const many = Array.from(
      { length: 22 },
      (_, at) => `${TRUE[8]} ${"It helps, and more so in week ".repeat(3)}${at}.`,
    );
    await shownOf((reply, _request, call) =>
      write(reply, call === 1 ? [TRUE[1], ...many, "Your Moon is in Aries."] : []),
    );
    const [, again = ""] = talk.briefs();
    expect(again).toContain(many.at(-1));
  });

  test.each(["word ".repeat(400), "शब्द ".repeat(400)])("is cut if a single line is too long", (line) => {
    const [cut = "", ...others] = takeWithinTokens([line, "next"], 100);
    expect(others).toEqual([]);
    expect(estimateTokens(cut)).toBeLessThanOrEqual(100);
    expect(estimateTokens(cut)).toBeGreaterThan(70);
    expect(line.startsWith(cut.replace("…", ""))).toBe(true);
  });
});

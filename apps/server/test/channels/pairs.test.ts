import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OutboundMessage } from "../../src/channels/outbound-message.ts";
import { openTestConversation, type TestConversation } from "./test-conversation.ts";

let talk: TestConversation;
beforeAll(async () => {
  talk = await openTestConversation();
}, 120_000);
afterAll(() => talk.close());

const MINE = "Anita Sharma, 9 March 1988, 2:25 pm, Jaipur";
const THEIRS = "Ravi Kulkarni, 2 July 1990, 6:10 am, Pune";
const THIRD = "Mohan Rao, 4 May 1985, 9:10 am, Mysore";

let number = 0;
const createSender = (): string => `9177${(number += 1)}`;
const joinTexts = (says: readonly OutboundMessage[]): string =>
  says.map((each) => (each.kind === "chart" ? each.caption : each.text)).join("\n");
const hear = async (from: string, text: string): Promise<string> => joinTexts(await talk.hear(from, text));
async function confirm(from: string, birth: string): Promise<string> {
  await hear(from, birth);
  return hear(from, "yes");
}

describe("a question about two people in a chat", () => {
  test.each([
    ["do we fit?", /birth of the other person/, /Anita Sharma and Ravi Kulkarni have/],
    ["shaadi ke liye kundli milao", /doosre vyakti ka janm/, /Anita Sharma aur Ravi Kulkarni/],
    ["क्या हम दोनों की जोड़ी ठीक है?", /दूसरे व्यक्ति का जन्म/, /Anita Sharma और Ravi Kulkarni/],
  ])(
    "%s asks for both births, and is answered after both were read back and confirmed",
    async (question, asks, answer) => {
      const from = createSender();
      expect(await hear(from, question)).not.toMatch(answer);
      expect((await talk.person(from)).awaiting).toMatchObject({ kind: "birth_of", pairQuestion: question });
      expect(await hear(from, MINE)).toMatch(/Anita Sharma\n/);
      const first = await hear(from, "yes");
      expect(first).toMatch(asks);
      expect(first).not.toMatch(answer);
      const second = await hear(from, THEIRS);
      expect(second).toMatch(/Ravi Kulkarni\n/);
      expect(second).not.toMatch(answer);
      const answered = await hear(from, "yes");
      expect(answered).toMatch(answer);
      // Both births are read back with the answer, and the birth is not asked for again.
      expect(answered).toMatch(/Anita Sharma, .*1988/);
      expect(answered).toMatch(/Ravi Kulkarni, .*1990/);
      expect((await talk.person(from)).awaiting).toBeNull();
    },
  );

  test("a corrected birth keeps the question", async () => {
    const from = createSender();
    await confirm(from, MINE);
    await hear(from, "do we fit?");
    await hear(from, THEIRS);
    expect(await hear(from, "no, 6:20 am")).toMatch(/6:20/);
    expect(await hear(from, "yes")).toMatch(/Anita Sharma and Ravi Kulkarni have/);
  });

  test("is answered at once from two confirmed births, also of quarrels, and the same message twice alike", async () => {
    const from = createSender();
    await confirm(from, MINE);
    await confirm(from, THEIRS);
    const [once, twice] = await talk.hearTwice(from, "what will we quarrel about?");
    expect(joinTexts(once)).toMatch(/You differ most in|No koota of/);
    expect(joinTexts(once)).toMatch(/Anita Sharma.*Ravi Kulkarni/s);
    expect(twice).toEqual(once);
  });

  test("asks which of several is meant, and takes the one that is chosen", async () => {
    const from = createSender();
    await confirm(from, MINE);
    await confirm(from, THEIRS);
    await confirm(from, THIRD);
    const [asked] = await talk.hear(from, "do we fit?");
    if (asked?.kind !== "text") throw new Error("nothing was asked");
    expect(asked.text).toContain("Ravi Kulkarni");
    const choice = asked.choices?.find((each) => each.startsWith("Mohan Rao")) ?? "";
    expect(await hear(from, choice)).toMatch(/and Mohan Rao have|Mohan Rao and/);
  });
});

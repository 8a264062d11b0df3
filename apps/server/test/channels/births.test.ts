import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readExpected, sendMessage, readMessages, SETS } from "./births/messages.ts";
import { openTestConversation, type TestConversation } from "./test-conversation.ts";

let talk: TestConversation;
beforeAll(async () => {
  talk = await openTestConversation();
}, 120_000);
afterAll(() => talk.close());

let number = 0;

describe.each(SETS)("a birth as it is typed, of the %s", (set) => {
  test.each(readMessages(set))("$text", async (message) => {
    const understood = await sendMessage(talk, message, (number += 1));
    expect(understood).toEqual(await readExpected(message, understood));
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectedOf, hear, messagesOf, SETS } from "./births/messages.ts";
import { openTalk, type Talk } from "./talk.ts";

let talk: Talk;
beforeAll(async () => {
  talk = await openTalk();
}, 120_000);
afterAll(() => talk.close());

let number = 0;

describe.each(SETS)("a birth as it is typed, of the %s", (set) => {
  test.each(messagesOf(set))("$text", async (message) => {
    const understood = await hear(talk, message, (number += 1));
    expect(understood).toEqual(await expectedOf(message, understood));
  });
});

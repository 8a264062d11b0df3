import { parseArgs } from "node:util";
import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { understand } from "../packages/astrologer/src/index.ts";
import { readParts } from "../packages/astrologer/src/request/read-parts.ts";
import { readTalks } from "../packages/astrologer/training/read-talks.ts";
import { buildChatApp } from "../apps/server/test/chat-test-app.ts";
import { WORKED_BIRTH } from "../apps/server/test/fakes/births.ts";

/**
 * `npm run eval:conversations [-- --author r01 --part train --talks 5]`: asks the conversations of an author, and prints each turn with what it
 * was read as and what its author meant, so that a reader can judge it. Writers who type their own birth come without a saved chart, as newcomers
 * do; the birth of the others is known.
 */
const { values } = parseArgs({
  options: {
    author: { type: "string" },
    part: { type: "string", default: "test" },
    talks: { type: "string", default: "20" },
    from: { type: "string", default: "1" },
  },
});

const authors = readTalks(values.part === "train" ? "train" : "test").filter(
  ({ author }) => values.author === undefined || author === values.author,
);
const { people } = await buildChatApp({ now: new Date("2026-11-29T06:30:00Z"), hasChart: false });

/** A conversation of an account of its own, since an account may ask only so often in a minute. */
async function startConversation(name: string, hasChart: boolean) {
  const { token } = await people.signUp(`${name}@example.org`);
  if (hasChart) await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, is_self: true } });
  const response = await people.call("POST", "/chat/start", { token, body: {} });
  return { token, chatId: response.json<ChatStartResponse>().chat_id };
}

/** An author names the person of a typed birth unless it is the writer's own. */
const typesOwnBirth = ({ asks }: (typeof authors)[number]["messages"][number]) =>
  asks.some(
    ({ object, slots }) => object === "birth_typed" && ["undefined", "self", "me"].includes(String(slots.person)),
  );

for (const { author, messages } of authors) {
  const numbers = [...new Set(messages.map(({ talk }) => talk))].slice(Number(values.from) - 1);
  for (const number of numbers.slice(0, Number(values.talks))) {
    console.log(`\n=== ${author}, conversation ${number}`);
    const turns = messages.filter(({ talk }) => talk === number);
    const { token, chatId } = await startConversation(`${author}-${number}`, !turns.some(typesOwnBirth));
    for (const { text, asks } of turns) {
      const body = { chat_id: chatId, question: text };
      const response = await people.call("POST", "/chat/ask", { token, body });
      const read = readParts(understand(text)).map(
        ({ ranked: [best] }) => best && `${best.object} ${best.probability.toFixed(2)}`,
      );
      console.log(`> ${text}`);
      console.log(`  meant ${asks.map(({ object }) => object).join(", ")}; read ${read.join(", ")}`);
      console.log(`  ${response.statusCode === 200 ? response.json<ChatAskResponse>().answer : response.body}`);
    }
  }
}
await people.close();
// The place index of the test app stays open, which would keep the process alive.
process.exit();

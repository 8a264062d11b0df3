import { parseArgs } from "node:util";
import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { type StoredAsk, type TurnMemory, understand } from "../packages/astrologer/src/index.ts";
import type { AnswerRecord } from "../apps/server/src/chat/answer-record.ts";
import { namePerson } from "../apps/server/src/chat/births/conversation-births.ts";
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
const { people } = await buildChatApp({ now: new Date("2026-11-30T06:30:00Z"), hasChart: false });

/** A conversation of an account of its own, since an account may ask only so often in a minute. */
async function startConversation(name: string, hasChart: boolean) {
  const { token } = await people.signUp(`${name}@example.org`);
  if (hasChart) await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, is_self: true } });
  const response = await people.call("POST", "/chat/start", { token, body: {} });
  return { token, chatId: response.json<ChatStartResponse>().chat_id };
}

type Message = (typeof authors)[number]["messages"][number];
const describeMeant = ({ object, slots }: Message["asks"][number]): string =>
  slots.person === undefined ? object : `${object} of ${String(slots.person)}`;

const describeStored = ({ object, about }: StoredAsk): string =>
  about === undefined ? object : `${object} of ${about}`;

/** What is stored of an answer. */
async function readRecord(id: string): Promise<AnswerRecord> {
  const { answer } = await people.database.db
    .selectFrom("chat_messages")
    .select("answer")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return JSON.parse(answer ?? "{}");
}

/** The chart that an answer was read from: the writer's own, or that of a person whose birth was typed. */
function describeChart(told: TurnMemory | null, births: AnswerRecord["births"]): string {
  if (told?.chart == null) return "own";
  const typed = births?.charts.find(({ id }) => id === told.chart);
  return typed ? namePerson(typed, "en") : told.chart;
}

/** An author names the person of a typed birth unless it is the writer's own. */
const typesOwnBirth = ({ asks }: Message) =>
  asks.some(
    ({ object, slots }) => object === "birth_typed" && ["undefined", "self", "me"].includes(String(slots.person)),
  );

for (const { author, messages } of authors) {
  const numbers = [...new Set(messages.map(({ talk }) => talk))].slice(Number(values.from) - 1);
  for (const number of numbers.slice(0, Number(values.talks))) {
    console.log(`\n=== ${author}, conversation ${number}`);
    const turns = messages.filter(({ talk }) => talk === number);
    const { token, chatId } = await startConversation(`${author}-${number}`, !turns.some(typesOwnBirth));
    const turnsBefore: TurnMemory[] = [];
    for (const { text, asks } of turns) {
      const body = { chat_id: chatId, question: text };
      const response = await people.call("POST", "/chat/ask", { token, body });
      console.log(`> ${text}`);
      console.log(`  meant ${asks.map(describeMeant).join(", ")}`);
      if (response.statusCode !== 200) {
        console.log(`  ${response.body}`);
        continue;
      }
      const { answer, message_id } = response.json<ChatAskResponse>();
      const { told, births } = await readRecord(message_id);
      const earlier = turnsBefore.slice();
      if (told) turnsBefore.push(told);
      const read = readParts(understand(text, earlier)).map(
        ({ ranked: [best] }) => best && `${best.object} ${best.probability.toFixed(2)}`,
      );
      console.log(
        `  read ${read.join(", ")}; asks ${(told?.asks ?? []).map(describeStored).join(", ")}; chart ${describeChart(told, births)}`,
      );
      console.log(`  ${answer}`);
    }
  }
}
await people.close();
// The place index of the test app stays open, which would keep the process alive.
process.exit();

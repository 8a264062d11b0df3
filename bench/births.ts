import { isDeepStrictEqual } from "node:util";
import {
  type BirthMessage,
  readExpected,
  sendMessage,
  readMessages,
  SETS,
} from "../apps/server/test/channels/births/messages.ts";
import { openTestConversation } from "../apps/server/test/channels/test-conversation.ts";

/** `npm run eval:births [-- misses]`: how many births typed in free text are understood completely; `misses` prints the others. */
const conversation = await openTestConversation();
let number = 0;

async function isUnderstood(message: BirthMessage): Promise<boolean> {
  const understood = await sendMessage(conversation, message, (number += 1));
  const isWhole = isDeepStrictEqual(understood, await readExpected(message, understood));
  if (!isWhole && process.argv.includes("misses")) console.log(message.text.replaceAll("\n", "⏎"), understood);
  return isWhole;
}

const figures: Record<string, { messages: number; understood: number }> = {};
for (const set of SETS) {
  const messages = readMessages(set);
  let understood = 0;
  for (const message of messages) if (await isUnderstood(message)) understood += 1;
  figures[set] = { messages: messages.length, understood };
}
console.table(figures);
await conversation.close();
// The test conversation leaves its shared gazetteer open, which would keep the process alive.
process.exit();

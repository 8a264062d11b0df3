import { BIRTH } from "../hostile/accounts.ts";
import { post } from "../hostile/target-server.ts";
import type { LoadPart } from "./load-part.ts";
import { startLoadServer } from "./load-server.ts";
import { signUpPeople, startConversation } from "./people.ts";

const TEXT = "Your Moon is in Libra. Your ascendant is in Gemini.";
const QUESTION = "What is my ascendant?";
/** Of the CPU time of the first request about a birth. */
const MAX_SHARE_OF_FIRST = 0.25;

/** A birth of ±12 hours; another one for each minute. */
const createBirth = (minute: number) => ({ ...BIRTH, minute, uncertainty: { minutes: 720 } });
type Birth = ReturnType<typeof createBirth>;

/** What the server spends on the first and on the second request about a birth of ±12 hours, and on one of another kind after a kundli. */
export const measureUncertainBirths: LoadPart = async () => {
  const server = await startLoadServer();
  const { target } = server;
  try {
    const [person] = await signUpPeople(target, 1);
    if (!person) throw new Error("No one was signed up");
    const kundli = (birth: Birth) => () => post(target, "/kundli", birth, person.headers);
    const verify = (birth: Birth) => () => post(target, "/verify", { birth, text: TEXT }, person.headers);
    const ask = async (birth: Birth) => {
      const chat = await startConversation(target, person, birth);
      return () => post(target, "/chat/ask", { chat_id: chat, question: QUESTION }, person.headers);
    };
    const spend = async (send: () => Promise<Response>): Promise<number> => {
      const before = await server.readCpuSeconds();
      const response = await send();
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
      return (await server.readCpuSeconds()) - before;
    };
    // The first requests of a server start its threads and compile.
    const warm = createBirth(1);
    for (const send of [kundli(warm), verify(createBirth(2)), await ask(createBirth(3))]) await spend(send);

    const missed: string[] = [];
    const [first, second, third] = [createBirth(11), createBirth(12), createBirth(13)];
    const rows = [
      { name: "kundli", alone: kundli(first), again: kundli(first) },
      { name: "verify", alone: verify(second), again: verify(second) },
      { name: "question", alone: await ask(third), again: await ask(third) },
    ];
    for (const { name, alone, again } of rows) {
      const [once, twice] = [await spend(alone), await spend(again)];
      console.log(`${name}: ${once.toFixed(2)} CPU s, again ${twice.toFixed(2)} (goal ${MAX_SHARE_OF_FIRST} ×)`);
      if (twice > once * MAX_SHARE_OF_FIRST) missed.push(`${name} again: ${twice.toFixed(2)} of ${once.toFixed(2)} s`);
    }
    console.log(`verify after a kundli: ${(await spend(verify(first))).toFixed(2)} CPU s`);
    const fourth = createBirth(14);
    await spend(kundli(fourth));
    console.log(`question after a kundli: ${(await spend(await ask(fourth))).toFixed(2)} CPU s`);
    return missed;
  } finally {
    await server.stop();
  }
};

import { BIRTH } from "../hostile/accounts.ts";
import { SLOWEST_TEXT } from "./heavy-requests.ts";
import { post } from "../hostile/target-server.ts";
import type { LoadPart } from "./load-part.ts";
import { startLoadServer } from "./load-server.ts";
import { signUpPeople, startConversation } from "./people.ts";

const TEXT = "Your Moon is in Libra. Your ascendant is in Gemini.";
const QUESTION = "What is my ascendant?";
/** Of the CPU time of the first request about a birth. */
const MAX_SHARE_OF_FIRST = 0.25;
/** CPU seconds of a kundli with all sections, and of a question. */
const MAX_SECONDS = { "kundli with all sections": 6, question: 2 };
/** The check of the longest text, as a multiple of that about an exact birth. */
const MAX_VERIFY_RATIO = 2;

/** A birth of ±12 hours; another one for each minute. */
const createExactBirth = (minute: number) => ({ ...BIRTH, minute });
const createBirth = (minute: number) => ({ ...createExactBirth(minute), uncertainty: { minutes: 720 } });

/** What the server spends on the first and on the second request about a birth of ±12 hours, and on one of another kind after a kundli. */
export const measureUncertainBirths: LoadPart = async () => {
  const server = await startLoadServer();
  const { target } = server;
  try {
    const [person] = await signUpPeople(target, 1);
    if (!person) throw new Error("No one was signed up");
    const kundli = (birth: object) => () => post(target, "/kundli", birth, person.headers);
    const verify =
      (birth: object, text = TEXT) =>
      () =>
        post(target, "/verify", { birth, text }, person.headers);
    const ask = async (birth: object) => {
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
    const all = (birth: object) => kundli({ ...birth, sections: "all" });
    const warmUp = [
      kundli(warm),
      all(createBirth(4)),
      all(createBirth(5)),
      verify(createBirth(2)),
      verify(createExactBirth(5)),
    ];
    for (const send of [...warmUp, await ask(createBirth(3))]) await spend(send);

    const missed: string[] = [];
    const [first, second, third] = [createBirth(11), createBirth(12), createBirth(13)];
    const rows = [
      { name: "kundli", alone: kundli(first), again: kundli(first) },
      { name: "verify", alone: verify(second), again: verify(second) },
      { name: "question", alone: await ask(third), again: await ask(third) },
    ];
    const spent: Record<string, number> = {};
    for (const { name, alone, again } of rows) {
      const [once, twice] = [await spend(alone), await spend(again)];
      spent[name] = once;
      console.log(`${name}: ${once.toFixed(2)} CPU s, again ${twice.toFixed(2)} (goal ${MAX_SHARE_OF_FIRST} ×)`);
      if (twice > once * MAX_SHARE_OF_FIRST) missed.push(`${name} again: ${twice.toFixed(2)} of ${once.toFixed(2)} s`);
    }
    console.log(`verify after a kundli: ${(await spend(verify(first))).toFixed(2)} CPU s`);
    const fourth = createBirth(14);
    await spend(kundli(fourth));
    console.log(`question after a kundli: ${(await spend(await ask(fourth))).toFixed(2)} CPU s`);
    spent["kundli with all sections"] = await spend(all(createBirth(15)));
    const exact = await spend(verify(createExactBirth(16), SLOWEST_TEXT));
    const wide = await spend(verify(createBirth(17), SLOWEST_TEXT));
    const ratio = wide / exact;
    console.log(
      `verify of the longest text: ${exact.toFixed(2)} CPU s of an exact birth, ${wide.toFixed(2)} of ±12 hours`,
    );
    if (!(ratio <= MAX_VERIFY_RATIO)) missed.push(`verify: ${ratio.toFixed(1)} × that of an exact birth`);
    for (const [name, max] of Object.entries(MAX_SECONDS)) {
      const seconds = spent[name] ?? Number.NaN;
      console.log(`${name}: ${seconds.toFixed(2)} CPU s (goal ${max})`);
      if (!(seconds <= max)) missed.push(`${name}: ${seconds.toFixed(2)} CPU s`);
    }
    return missed;
  } finally {
    await server.stop();
  }
};

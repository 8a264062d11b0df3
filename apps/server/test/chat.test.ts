import {
  type AskResponse,
  type ChatAskResponse,
  type ChatHistoryResponse,
  type ChatListResponse,
  type ChatQuestionsResponse,
  type ChatStartResponse,
  type FeedbackList,
  type KundliData,
  type MemoryList,
  MAX_MESSAGES_SHOWN,
} from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const API_KEY = "a-key-of-another-system";

let people: PeopleApp;
let administrator: Caller;
let owner: Caller;
let stranger: Caller;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", CHAT_API_KEY: API_KEY } });
  administrator = await people.signUp("administrator@example.org");
  stranger = await people.signUp("stranger@example.org");
});
beforeEach(async () => {
  owner = await people.signUp(`owner${(number += 1)}@example.org`);
});
afterAll(() => people.close());

const save = async (more: object = {}, { token }: Caller = owner): Promise<string> => {
  const response = await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, ...more } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ kundli: { id: string } }>().kundli.id;
};
const start = async (body: object = {}, { token }: Caller = owner): Promise<ChatStartResponse> => {
  const response = await people.call("POST", "/chat/start", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const askIn = (chatId: string, question: string, token: string | undefined = owner.token, more: object = {}) =>
  people.call("POST", "/chat/ask", { token, body: { chat_id: chatId, question, ...more } });
const answerIn = async (chatId: string, question: string, more: object = {}): Promise<ChatAskResponse> => {
  const response = await askIn(chatId, question, owner.token, more);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const give = (chatId: string, details: string, token: string | undefined = owner.token) =>
  people.call("POST", "/chat/birth-details", { token, body: { chat_id: chatId, details_text: details } });
const ask = (body: object, { token }: Partial<Caller> = owner) => people.call("POST", "/ask", { token, body });
async function read<Answer>(path: string, { token }: Caller = owner): Promise<Answer> {
  const response = await people.call("GET", path, { token });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

describe("a long message", () => {
  const STORY = "I work in a bank in Pune, and my sister is getting married in June. ";
  const storyOf = (letters: number): string => STORY.repeat(Math.ceil(letters / STORY.length)).slice(0, letters);

  test("is answered up to 4,000 characters, and refused beyond", async () => {
    const { chat_id: id } = await start();
    await give(id, JSON.stringify(WORKED_BIRTH));
    const question = `${storyOf(3950)} When will I get promoted?`;
    const { kind, answer } = await answerIn(id, question);
    expect(kind, answer).toBe("reading");
    expectError(await askIn(id, storyOf(4100)), 422, "invalid_input");
  });

  test.each([
    ["at its beginning", `I have swallowed all my sleeping pills. ${storyOf(6000)}`],
    ["at its end", `${storyOf(6000)} I have swallowed all my sleeping pills.`],
  ])("is looked through for danger before it is refused: %s", async (_, question) => {
    const { chat_id: id } = await start();
    for (const answer of [await answerIn(id, question), (await ask({ question })).json<AskResponse>()]) {
      expect(answer).toMatchObject({ kind: "safety", citations: [], follow_ups: [] });
      expect(answer.answer).toContain("112");
    }
  });
});

describe("a talk as specified", () => {
  test("waits for birth details, takes them as JSON text, and answers from the chart they make", async () => {
    const { chat_id: id, state } = await start({ user_id: owner.email });
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(state).toBe("awaiting_birth_details");
    expect(await read(`/chat/status?chat_id=${id}`)).toMatchObject({ state });
    const asked = await answerIn(id, "When will I get promoted?");
    expect(asked).toMatchObject({ used_index: false, kind: "talk", citations: [] });
    expect(asked.answer).toContain("birth");

    const given = await give(id, JSON.stringify(WORKED_BIRTH));
    expect(given.json()).toMatchObject({ chat_id: id, state: "ready_for_questions" });
    const answer = await answerIn(id, "Which sign is my Moon in");
    expect(answer).toMatchObject({ used_index: true, model: "built-in", kind: "fact", language: "en" });
    expect(answer.answer).toContain("Libra");
    expect(answer.citations.map((citation) => citation.id)).toContain("planet-moon");
    expect(answer.used_sections).toContain("planets");
    expect(answer.timing.total_time).toBeGreaterThanOrEqual(0);
    expect(answer.sentences.map(({ text }) => text).join(" ")).toBe(answer.answer);
  });

  test.each([
    ["Where is my Moon", "Where is my Moon"],
    ["Where is my Moon?", "Where is my Moon?"],
    ["Where is my Moon\u061f", "Where is my Moon\u061f"],
    ["  मेरा चंद्र कहाँ है । ", "मेरा चंद्र कहाँ है ।"],
  ])("reads a question with a mark, and keeps it in the person's own words: %j as %j", async (question, kept) => {
    await save();
    const { chat_id: id } = await start();
    expect((await answerIn(id, question)).answer).toMatch(/Libra|तुला/);
    const { messages } = await read<ChatHistoryResponse>(`/chat/conversations/${id}`);
    expect(messages[0]?.content).toBe(kept);
  });

  test.each([
    ["main bahut pareshan hoon", "14416"],
    ["nobody understands me", "14416"],
    ["my father died last week", "14416"],
    ["are you a human?", "program"],
    ["you are all frauds", "no fee"],
  ])("meets care with care before any birth is given: %s", async (question, words) => {
    const { chat_id: id } = await start();
    const met = await answerIn(id, question);
    expect(met).toMatchObject({ used_index: false, citations: [] });
    expect(["talk", "safety"]).toContain(met.kind);
    expect(met.answer).toContain(words);
  });

  test("uses the owner's own saved kundli, and tells its birth date on request", async () => {
    await save({ name: "Somebody Else", day: 10 });
    const self = await save({ is_self: true });
    await save({ name: "A third", day: 11 });
    const { chat_id: id, state } = await start();
    expect(state).toBe("ready_for_questions");
    const answer = await answerIn(id, "What is my birth date?");
    expect(answer.answer).toContain("9 March 1988");
    expect(answer.used_index).toBe(true);
    const history = await read<ChatHistoryResponse>(`/chat/conversations/${id}`);
    expect(history.conversation).toMatchObject({ kundli_id: self, title: "What is my birth date?", messages: 2 });
  });

  test("uses the chosen kundli, and another one when that is chosen later", async () => {
    const [first, second] = [await save(), await save({ name: "Other", year: 1990 })];
    const { chat_id: id } = await start({ kundli_id: first });
    expect((await answerIn(id, "What is my birth date?")).answer).toContain("1988");
    const changed = await people.call("PATCH", `/chat/conversations/${id}`, {
      token: owner.token,
      body: { kundli_id: second, title: "Of the other" },
    });
    expect(changed.json()).toMatchObject({ conversation: { kundli_id: second, title: "Of the other" } });
    expect((await answerIn(id, "What is my birth date?")).answer).toContain("1990");
    await people.call("DELETE", `/kundlis/${second}`, { token: owner.token });
    expect(await read(`/chat/status?chat_id=${id}`)).toMatchObject({ state: "awaiting_birth_details" });
  });

  test("answers a topic with evidence for and against, the same in text and data", async () => {
    await save();
    const { chat_id: id } = await start();
    const answer = await answerIn(id, "When will I get promoted?");
    expect(answer.kind).toBe("reading");
    expect(answer.citations.length).toBeGreaterThan(1);
    expect(answer.evidence.some(({ polarity }) => polarity > 0)).toBe(true);
    expect(answer.evidence.some(({ polarity }) => polarity < 0)).toBe(true);
    expect(answer.confidence).not.toBeNull();
    expect(answer.follow_ups.length).toBeGreaterThan(0);
    const { messages } = await read<ChatHistoryResponse>(`/chat/conversations/${id}`);
    const { status: _status, chat_id: _chat, question_id, message_id, ...shown } = answer;
    expect(messages.map((message) => message.id)).toEqual([question_id, message_id]);
    expect(messages[1]).toMatchObject({ role: "assistant", content: answer.answer, answer: shown });
  });

  test.each([
    ["मेरी चंद्र राशि क्या है?", "hi", "तुला"],
    ["meri rashi kya hai", "hg", "Tula"],
  ])("answers %s in its own language", async (question, language, word) => {
    await save();
    const { chat_id: id } = await start();
    const answer = await answerIn(id, question);
    expect(answer.language).toBe(language);
    expect(answer.answer).toContain(word);
  });

  test.each(["I want to die", "जीने का मन नहीं करता", "marna chahta hu"])(
    "%s is met with help, with a chart and without one",
    async (question) => {
      const bare = await start();
      const first = await answerIn(bare.chat_id, question);
      await give(bare.chat_id, JSON.stringify(WORKED_BIRTH));
      const second = await answerIn(bare.chat_id, question);
      for (const answer of [first, second]) {
        expect(answer).toMatchObject({ kind: "safety", citations: [], follow_ups: [], evidence: [] });
        expect(answer.answer).toContain("14416");
      }
    },
  );

  const { hour: _hour, minute: _minute, ...day } = WORKED_BIRTH;
  const untimed = { ...day, time_unknown: true };

  test("without a time of birth reads from the known facts, and says what is missing", async () => {
    const { chat_id: id } = await start();
    await give(id, JSON.stringify(untimed));
    const career = await answerIn(id, "How is my career?");
    // The Moon changes signs on that day.
    expect(career).toMatchObject({ kind: "reading", used_index: true });
    expect(career.answer).toContain("the Sun in Aquarius");
    expect(career.confidence).not.toBe("firm");
    expect(await answerIn(id, "What is my lagna?")).toMatchObject({ kind: "no_time", citations: [] });
    expect((await answerIn(id, "Where is my Moon?")).answer).toContain("Libra until 14:50, Scorpio from 14:50 on");
  });

  test("an uncertain time is respected in conversations and in single questions", async () => {
    const rough = { ...WORKED_BIRTH, uncertainty: { minutes: 15 } };
    const { chat_id: id } = await start();
    await give(id, JSON.stringify(rough));
    const told = await answerIn(id, "What is my lagna?");
    expect(told.answer).toContain("Gemini until 14:14, Cancer from 14:14 on");
    expect(told.citations[0]?.text).toContain("Gemini until 14:14");
    const once = await ask({ question: "What is my lagna?", kundli_data: rough });
    expect(once.json<AskResponse>().answer).toContain("Gemini until 14:14");
  });
});

describe("a question that names another's chart", () => {
  const save = async (fields: object): Promise<void> => {
    const body = { ...WORKED_BIRTH, ...fields };
    const response = await people.call("POST", "/kundlis", { token: owner.token, body });
    expect(response.statusCode, response.body).toBe(200);
  };

  test("is answered from that chart, as are the follow-ups; other owners' charts are never used", async () => {
    await save({ name: "Asha Sharma", year: 1994, month: "June", tags: ["daughter"] });
    const { chat_id: id } = await start();
    await give(id, JSON.stringify(WORKED_BIRTH));
    const own = await answerIn(id, "What is my Moon sign?");
    expect(own.answer).toContain("Libra");
    const hers = await answerIn(id, "What is Asha's Moon sign?");
    expect(hers.answer).toMatch(/^From Asha Sharma's chart/);
    expect(hers.answer).not.toContain("Libra");
    expect((await answerIn(id, "meri beti ki shaadi kab hogi?")).answer).toMatch(/^Asha Sharma ki kundli/);
    expect((await answerIn(id, "aur paisa?")).answer).toMatch(/^Asha Sharma ki kundli/);
    expect((await answerIn(id, "What is my Moon sign?")).answer).toContain("Libra");
    const stranger = await people.signUp("no-charts@example.org");
    const theirs = await people.call("POST", "/ask", {
      token: stranger.token,
      body: { question: "What is Asha's Moon sign?", kundli_data: undefined },
    });
    expect(theirs.json<AskResponse>().answer).not.toContain("Asha Sharma");
  });

  test("asks back if two charts have the name, and reports if none has", async () => {
    await save({ name: "Asha Sharma" });
    await save({ name: "Asha Verma", year: 1991 });
    const { chat_id: id } = await start();
    await give(id, JSON.stringify(WORKED_BIRTH));
    const which = await answerIn(id, "How is Asha's career?");
    expect(which).toMatchObject({ kind: "talk" });
    expect(which.answer).toMatch(/Asha (Sharma|Verma) or Asha (Sharma|Verma)\?/);
    expect((await answerIn(id, which.follow_ups[0] ?? "")).answer).toMatch(/^From Asha/);
    expect((await answerIn(id, "How is Vikram's career?")).answer).toContain("no kundli for Vikram");
    expect((await answerIn(id, "Vikram: how is his career?")).answer).toContain("no kundli for Vikram");
    expect((await answerIn(id, "vikram ki shaadi kab hogi")).answer).toMatch(/vikram ki kundli abhi save nahi/i);
  });
});

describe("a question of oneself in a talk about another's chart", () => {
  const OF_SELF = /\b(?:my|me|I)\b/;
  const MOTHER = { name: "Kamla", year: 1960, month: "August", day: 15, tags: ["mother"] };

  test("is answered from the owner's chart, and follow-ups stay with the chart of the answer", async () => {
    await save({ name: "Asha", is_self: true });
    const hers = await save(MOTHER);
    const { chat_id: id } = await start({ kundli_id: hers });
    const asked = await answerIn(id, "What is the Moon sign?");
    expect(asked.answer).not.toContain("Libra");
    const offeredOfHers = asked.follow_ups.find((question) => OF_SELF.test(question));
    expect((await answerIn(id, offeredOfHers ?? "")).answer).not.toContain("Asha");
    const mine = await answerIn(id, "What is my Moon sign?");
    expect(mine.answer).toMatch(/^From Asha's chart.*Libra/s);
    const offered = mine.follow_ups.find((question) => OF_SELF.test(question));
    expect((await answerIn(id, offered ?? "")).answer).toMatch(/^From Asha's chart/);
  });

  test("is not answered from a relative's chart if the owner's is missing", async () => {
    const { chat_id: id } = await start({ kundli_id: await save(MOTHER) });
    const answer = await answerIn(id, "when will I marry");
    expect(answer).toMatchObject({ kind: "talk", citations: [], follow_ups: [] });
    expect(answer.answer).toContain("I do not have yours");
    expect((await answerIn(id, "What is the Moon sign?")).citations).not.toEqual([]);
  });
});

test.each([
  ["I want to delete my data", "Delete your account"],
  ["how do I delete my account?", "profile page"],
  ["remove my chart", "page Kundlis"],
  ["mera account band karo", "profile page"],
  ["मेरा डेटा हटाओ", "प्रोफ़ाइल पेज"],
])("to %s it is said where that is done, and that it is not here", async (wish, where) => {
  await save({ is_self: true });
  const { chat_id: id } = await start();
  const told = await answerIn(id, wish);
  expect(told).toMatchObject({ kind: "talk", citations: [], follow_ups: [] });
  expect(told.answer).toContain(where);
  expect(told.answer).toMatch(/^(?:I cannot delete|Is baatcheet se main|इस बातचीत से मैं)/);
});

describe("kundli data", () => {
  const kundli = async (): Promise<KundliData> => {
    const body = { ...WORKED_BIRTH, settings: { ayanamsa: "raman" } };
    return (await people.call("POST", "/kundli", { token: owner.token, body })).json<{ data: KundliData }>().data;
  };

  test("is birth details, a kundli as it was downloaded, or the whole answer, as an object or as text", async () => {
    const data = await kundli();
    for (const kundli_data of [WORKED_BIRTH, data, { status: "success", data }, JSON.stringify(data)]) {
      const response = await ask({ question: "What is my rising sign?", kundli_data });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json<AskResponse>().answer).toContain("Cancer");
      expect(response.json<AskResponse>().used_index).toBe(false);
    }
  });

  test("only birth and settings of a kundli are read: a changed position in it has no effect", async () => {
    const data = await kundli();
    const planets = data.planets.map((planet) => ({ ...planet, sign: "aries" }));
    const lied = { ...data, planets, lagna: { ...data.lagna, sign: "leo" } };
    const { answer } = (await ask({ question: "Where is my Moon?", kundli_data: lied })).json<AskResponse>();
    // With Raman's ayanamsa, which the kundli specifies.
    expect(answer).toContain("Scorpio");
    expect(answer).not.toContain("Aries");
    const ayanamsa = (await ask({ question: "Which ayanamsa do you use?", kundli_data: data })).json<AskResponse>();
    expect(ayanamsa.answer).toContain("Raman");
  });

  test.each([
    ["not json", "kundli_data", "kundli_data_unreadable"],
    [[], "kundli_data", "kundli_data_unreadable"],
    ["[1]", "kundli_data", "kundli_data_unreadable"],
    [{}, "kundli_data", "kundli_data_birth"],
    [{ ...WORKED_BIRTH, day: 42 }, "kundli_data.day", "day_range"],
    [{ ...WORKED_BIRTH, city: "\u202eevil" }, "kundli_data.city", "city_unknown"],
  ])("%j is refused by name", async (kundli_data, path, code) => {
    const { errors } = expectError(await ask({ question: "Where is my Moon?", kundli_data }), 422, "invalid_input");
    expect(errors?.map((error) => [error.path, error.code])).toContainEqual([path, code]);
  });

  test("that is no JSON is refused in the words of the specification; so are details that were not provided", async () => {
    const { chat_id: id } = await start();
    for (const refused of [
      expectError(await ask({ question: "Where is my Moon?", kundli_data: "{" }), 422, "invalid_input"),
      expectError(await give(id, "Details not provided"), 422, "invalid_input"),
    ])
      expect(refused.detail).toBe("Invalid JSON in Kundli Data. Please provide valid JSON.");
  });

  test("absent: the stored chart is used; without one, the answer says so", async () => {
    expect((await ask({ question: "What is my birth date?" })).json()).toMatchObject({ used_index: false });
    await save();
    const stored = (await ask({ question: "What is my birth date?", kundli_data: null })).json<AskResponse>();
    expect(stored.used_index).toBe(true);
    expect(stored.answer).toContain("9 March 1988");
  });
});

describe("what is kept", () => {
  test("is listed, renamed, downloaded and deleted by its owner; a conversation without a question is not listed", async () => {
    await save();
    const [first, second] = [(await start()).chat_id, (await start()).chat_id];
    await start();
    await answerIn(first, "What is my birth date?");
    people.advance(MINUTE);
    await answerIn(second, "Where is my Moon?");
    const list = await read<ChatListResponse>("/chat/conversations");
    expect(list.conversations.map(({ chat_id, title }) => [chat_id, title])).toEqual([
      [second, "Where is my Moon?"],
      [first, "What is my birth date?"],
    ]);
    expect(list.total_messages).toBe(4);
    const file = await people.call("GET", `/chat/conversations/${first}/download`, { token: owner.token });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="conversation-\d{4}-\d\d-\d\d\.json"$/);
    expect(file.json()).toMatchObject({ version: "1.0", messages: [{ role: "user" }, { role: "assistant" }] });
    expect((await people.call("DELETE", `/chat/conversations/${first}`, { token: owner.token })).statusCode).toBe(200);
    expectError(await people.call("GET", `/chat/conversations/${first}`, { token: owner.token }), 404, "chat_unknown");
    await people.call("DELETE", "/chat/conversations", { token: owner.token });
    expect((await read<ChatListResponse>("/chat/conversations")).conversations).toEqual([]);
  });

  test("shows the last fifty messages, and is downloaded completely", async () => {
    await save();
    const { chat_id: id } = await start();
    for (let asked = 0; asked <= MAX_MESSAGES_SHOWN / 2; asked += 1) {
      people.advance(MINUTE);
      await answerIn(id, `What is my birth date ${asked}`);
    }
    const { messages } = await read<ChatHistoryResponse>(`/chat/conversations/${id}`);
    expect(messages).toHaveLength(MAX_MESSAGES_SHOWN);
    expect(messages.at(-2)?.content).toBe(`What is my birth date ${MAX_MESSAGES_SHOWN / 2}`);
    const file = await read<{ messages: unknown[] }>(`/chat/conversations/${id}/download`);
    expect(file.messages).toHaveLength(MAX_MESSAGES_SHOWN + 2);
  });

  test("what was asked is counted over all talks, one's own alone", async () => {
    await save();
    const { chat_id: first } = await start();
    await answerIn(first, "Where is my Moon?");
    people.advance(MINUTE);
    const { chat_id: second } = await start();
    await answerIn(second, "Where is my Sun?");
    const { total, questions } = await read<ChatQuestionsResponse>("/chat/questions?limit=1");
    expect(total).toBe(2);
    expect(questions).toEqual([
      expect.objectContaining({ chat_id: second, title: "Where is my Sun?", question: "Where is my Sun?" }),
    ]);
    expect(await read<ChatQuestionsResponse>("/chat/questions", stranger)).toEqual({ total: 0, questions: [] });
  });

  test("a person in danger finds their words in no list or title, and can hide the talk", async () => {
    await save();
    const { chat_id: id } = await start();
    await answerIn(id, "Where is my Moon?");
    people.advance(MINUTE);
    await answerIn(id, "My husband beats me every night");
    people.advance(MINUTE);
    await answerIn(id, "Where is my Sun?");
    const listed = async () =>
      (await read<ChatListResponse>("/chat/conversations")).conversations.find((one) => one.chat_id === id);
    expect(await listed()).toMatchObject({ title: "", confidential: true, hidden: false, messages: 6 });
    const asked = await read<ChatQuestionsResponse>("/chat/questions");
    expect(asked).toEqual({ total: 3, questions: [] });
    expect((await read<{ memory: unknown[] }>("/memory")).memory).toEqual([]);
    const hide = { token: owner.token, body: { hidden: true } };
    expect((await people.call("PATCH", `/chat/conversations/${id}`, hide)).json()).toMatchObject({
      conversation: { hidden: true, title: "" },
    });
    // A name that the person gives is theirs to give.
    await people.call("PATCH", `/chat/conversations/${id}`, { token: owner.token, body: { title: "Mine" } });
    expect(await listed()).toMatchObject({ title: "Mine", hidden: true });
  });

  test("has its first question as title, cut between words if it is longer than sixty characters", async () => {
    await save();
    const titleOf = async (...questions: string[]): Promise<string | undefined> => {
      people.advance(MINUTE);
      const { chat_id: id } = await start();
      for (const question of questions) await answerIn(id, question);
      return (await read<ChatListResponse>("/chat/conversations")).conversations.find(
        ({ chat_id: listed }) => listed === id,
      )?.title;
    };
    const sixty = "Where is my Moon, and what is the sign of it, and its lord??";
    expect(sixty).toHaveLength(60);
    expect(await titleOf(sixty, "Where is my Sun?")).toBe(sixty);
    expect(await titleOf(`${sixty}?`)).toBe("Where is my Moon, and what is the sign of it, and its…");
    expect(await titleOf(`Where ${"o".repeat(70)}`)).toBe(`Where ${"o".repeat(54)}…`);
  });

  test("an edited question replaces the original and everything after it", async () => {
    await save();
    const { chat_id: id } = await start();
    const first = await answerIn(id, "Where is my Moon?");
    await answerIn(id, "Where is my Sun?");
    await answerIn(id, "Where is my Mars?", { instead_of: first.question_id });
    const { messages } = await read<ChatHistoryResponse>(`/chat/conversations/${id}`);
    expect(messages.map(({ content, role }) => (role === "user" ? content : ""))).toEqual(["Where is my Mars?", ""]);
  });

  test("life events a person mentions are remembered across conversations, shown, and deleted one by one", async () => {
    await save();
    const { chat_id: id } = await start();
    await answerIn(id, "I am married and I work as a teacher. How is my career?");
    const { memory } = await read<MemoryList>("/memory");
    expect(memory.map(({ kind }) => kind).toSorted()).toEqual(["marriage", "work"]);
    const [line] = memory;
    const path = `/memory/${line?.id}`;
    expectError(await people.call("DELETE", path, { token: stranger.token }), 404, "memory_unknown");
    expect((await people.call("DELETE", path, { token: owner.token })).statusCode).toBe(200);
    expect((await read<MemoryList>("/memory")).memory).toHaveLength(1);
    await people.call("DELETE", "/memory", { token: owner.token });
    expect((await read<MemoryList>("/memory")).memory).toEqual([]);
  });

  test("statements in a conversation about another person's chart are not remembered", async () => {
    await save({ is_self: true });
    const other = await save({ name: "A friend", year: 1991 });
    const { chat_id: id } = await start({ kundli_id: other });
    await answerIn(id, "I am married. How is my career?");
    expect((await read<MemoryList>("/memory")).memory).toEqual([]);
  });

  test("is exported and deleted with the account", async () => {
    await save();
    const { chat_id: id } = await start();
    await answerIn(id, "I am married. Where is my Moon?");
    const exported = await read<{ chats: unknown }>("/profile/export");
    expect(exported.chats).toMatchObject({
      conversations: [{ chat_id: id, messages: [{ role: "user" }, { role: "assistant" }] }],
      memory: [{ kind: "marriage" }],
    });
    const left = await people.call("DELETE", "/profile", { token: owner.token, body: { confirm: owner.email } });
    expect(left.statusCode, left.body).toBe(200);
    const { db } = people.database;
    expect(await db.selectFrom("conversations").selectAll().where("id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("chat_messages").selectAll().where("conversation_id", "=", id).execute()).toEqual([]);
  });

  test("administrators see feedback, its text only if the person agreed", async () => {
    await save();
    const { chat_id: id } = await start();
    const { message_id: answer, question_id: question } = await answerIn(id, "Where is my Moon?");
    const judge = (messageId: string, body: object, { token }: Caller = owner) =>
      people.call("PUT", `/chat/messages/${messageId}/feedback`, { token, body });
    const seen = async () => {
      const { feedback, ...counted } = await read<FeedbackList>("/admin/feedback?limit=1", administrator);
      return { ...counted, latest: feedback[0] };
    };
    expect((await judge(answer, { verdict: "down", about: "wrong_fact", reason: "Not mine" })).statusCode).toBe(200);
    expect((await seen()).latest).toMatchObject({
      verdict: "down",
      about: "wrong_fact",
      reason: "Not mine",
      question: null,
      answer: null,
    });
    await judge(answer, { verdict: "up", shares_text: true });
    const { latest, counts } = await seen();
    expect(latest).toMatchObject({ verdict: "up", question: "Where is my Moon?", model: "built-in", kind: "fact" });
    expect(latest?.answer).toContain("Libra");
    expect(counts).toEqual({ up: 1, down: 0 });
    const second = await answerIn(id, "मेरा चंद्र किस राशि में है?");
    people.advance(MINUTE);
    await judge(second.message_id, { verdict: "down", about: "unclear" });
    const { by_about: abouts, by_language: languages, next_cursor: next } = await seen();
    expect(abouts).toEqual(
      expect.arrayContaining([
        { about: null, up: 1, down: 0 },
        { about: "unclear", up: 0, down: 1 },
      ]),
    );
    expect(languages).toEqual(
      expect.arrayContaining([
        { language: "en", up: 1, down: 0 },
        { language: "hi", up: 0, down: 1 },
      ]),
    );
    const rest = await read<FeedbackList>(
      `/admin/feedback?limit=1&cursor=${encodeURIComponent(next ?? "")}`,
      administrator,
    );
    expect(rest).toMatchObject({ feedback: [{ id: answer, verdict: "up" }], next_cursor: null });
    expect((await read<FeedbackList>("/admin/feedback?verdict=down&language=hi", administrator)).feedback).toHaveLength(
      1,
    );
    const lost = await people.call("GET", "/admin/feedback?cursor=nowhere", { token: administrator.token });
    expectError(lost, 422, "invalid_input");
    await judge(second.message_id, { verdict: null });
    expect((await read<ChatHistoryResponse>(`/chat/conversations/${id}`)).messages[1]?.feedback?.verdict).toBe("up");
    expectError(await judge(answer, { verdict: "up" }, stranger), 404, "chat_message_unknown");
    expectError(await judge(question, { verdict: "up" }), 404, "chat_message_unknown");
    await judge(answer, { verdict: null });
    expect((await seen()).counts).toEqual({ up: 0, down: 0 });
  });

  test("administrators read nothing of a talk about danger, not even what was shared before", async () => {
    await save();
    const { chat_id: id } = await start();
    const { message_id: answer } = await answerIn(id, "Where is my Moon?");
    const judge = (messageId: string) =>
      people.call("PUT", `/chat/messages/${messageId}/feedback`, {
        token: owner.token,
        body: { verdict: "down", about: "unclear", reason: "He reads this", shares_text: true },
      });
    await judge(answer);
    const latest = async () => (await read<FeedbackList>("/admin/feedback?limit=2", administrator)).feedback;
    expect(await latest()).toMatchObject([{ id: answer, reason: "He reads this", question: "Where is my Moon?" }]);
    people.advance(MINUTE);
    const { message_id: help } = await answerIn(id, "My husband beats me every night");
    people.advance(MINUTE);
    await judge(help);
    const hidden = { verdict: "down", reason: "", question: null, answer: null };
    expect(await latest()).toMatchObject([
      { id: help, ...hidden },
      { id: answer, ...hidden },
    ]);
  });
});

describe("ownership of a conversation", () => {
  test("another account gets 404, and without an account one must sign in", async () => {
    await save();
    const { chat_id: id } = await start();
    const { token } = stranger;
    await answerIn(id, "Where is my Moon?");
    for (const path of [
      `/chat/status?chat_id=${id}`,
      `/chat/conversations/${id}`,
      `/chat/conversations/${id}/download`,
    ])
      expectError(await people.call("GET", path, { token }), 404, "chat_unknown");
    expectError(await askIn(id, "Where is my Moon?", token), 404, "chat_unknown");
    expectError(await give(id, JSON.stringify(WORKED_BIRTH), token), 404, "chat_unknown");
    expectError(await people.call("DELETE", `/chat/conversations/${id}`, { token }), 404, "chat_unknown");
    const rename = { token, body: { title: "Mine" } };
    expectError(await people.call("PATCH", `/chat/conversations/${id}`, rename), 404, "chat_unknown");
    const unsigned = people.call("POST", "/chat/ask", { body: { chat_id: id, question: "Where is my Moon?" } });
    expectError(await unsigned, 401, "unauthenticated");
    expectError(await people.call("GET", `/chat/status?chat_id=${id}`), 401, "unauthenticated");
    expectError(
      await people.call("POST", "/chat/start", { token, body: { kundli_id: await save() } }),
      404,
      "kundli_unknown",
    );
  });

  test("another system starts one with its API key; then its id is enough", async () => {
    const begin = (key: string) =>
      people.call("POST", "/chat/start", { body: { user_id: "somebody" }, headers: { "x-api-key": key } });
    expectError(await begin("another"), 401, "unauthenticated");
    expectError(await people.call("POST", "/chat/start", { body: {} }), 401, "unauthenticated");
    const { chat_id: id } = (await begin(API_KEY)).json<ChatStartResponse>();
    const call = (path: string, body: object) => people.call("POST", path, { body: { chat_id: id, ...body } });
    expect((await call("/chat/birth-details", { details_text: JSON.stringify(WORKED_BIRTH) })).statusCode).toBe(200);
    const answer = (await call("/chat/ask", { question: "Where is my Moon?" })).json<ChatAskResponse>();
    expect(answer.answer).toContain("Libra");
    // The same external user is recognised, with the birth they gave.
    expect((await begin(API_KEY)).json()).toMatchObject({ state: "ready_for_questions" });
    expectError(await people.call("GET", `/chat/conversations/${id}`, { token: owner.token }), 404, "chat_unknown");
  });

  test.each([[{ user_id: "web_user" }], [{}]])(
    "one begun for nobody by name, %o, knows nobody's birth",
    async (body) => {
      const begin = async () => {
        const response = await people.call("POST", "/chat/start", { body, headers: { "x-api-key": API_KEY } });
        return response.json<ChatStartResponse>();
      };
      const { chat_id: first } = await begin();
      const details = { chat_id: first, details_text: JSON.stringify(WORKED_BIRTH) };
      expect((await people.call("POST", "/chat/birth-details", { body: details })).statusCode).toBe(200);
      const next = await begin();
      expect(next).toMatchObject({ status: "success", state: "awaiting_birth_details" });
      expect(next.chat_id).not.toBe(first);
      // Signed in, it belongs to the account, whatever user is named.
      const own = await start(body);
      expectError(await people.call("GET", `/chat/status?chat_id=${own.chat_id}`), 401, "unauthenticated");
    },
  );

  test("without a configured key every key is refused", async () => {
    const closed = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    const headers = { "x-api-key": "" };
    expectError(await closed.call("POST", "/chat/start", { body: {}, headers }), 401, "unauthenticated");
    await closed.close();
  });
});

describe("refused", () => {
  test.each([
    [{ question: " " }, "question", "question_missing"],
    [{ question: "x".repeat(4001) }, "question", "question_long"],
    [{ question: "a\u0000b" }, "question", "text_unreadable"],
    [{ chat_id: "short", question: "Where is my Moon?" }, "chat_id", "chat_id"],
  ])("%j", async (body, path, code) => {
    const { chat_id } = await start();
    const response = await people.call("POST", "/chat/ask", { token: owner.token, body: { chat_id, ...body } });
    const { errors } = expectError(response, 422, "invalid_input");
    expect(errors?.map((error) => [error.path, error.code])).toContainEqual([path, code]);
  });

  test("too many questions in a minute, with Retry-After", async () => {
    await save();
    const { chat_id: id } = await start();
    const statuses: number[] = [];
    for (let asked = 0; asked < 22; asked += 1) {
      const response = await askIn(id, "Where is my Moon?");
      statuses.push(response.statusCode);
      if (response.statusCode === 429) expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.slice(20)).toEqual([429, 429]);
    people.advance(MINUTE);
    expect((await askIn(id, "Where is my Moon?")).statusCode).toBe(200);
  });
});

test("questions, answers, pasted data and statements are never logged", async () => {
  await save({ name: "Unmistakable Person" });
  const { chat_id: id } = await start();
  await answerIn(id, "I am married. Where is my Moon, asks Unmistakable?");
  await ask({ question: "Unmistakable again", kundli_data: WORKED_BIRTH });
  const log = people.lines.join("\n");
  expect(log).not.toMatch(/Unmistakable|married|Libra|Jaipur/);
  expect(log).not.toContain(id);
  expect(log).toContain('"msg":"answered"');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Answered } from "../../src/chat/answered.ts";
import type { ChatMessage, Conversation, ConversationRepository } from "../../src/chat/conversations/repository.ts";
import type { MemoryRepository } from "../../src/chat/memory/repository.ts";
import type { ChatOwner } from "../../src/chat/owner.ts";
import type { RunningAnswers } from "../../src/chat/running/repository.ts";
import type { UsageRepository } from "../../src/chat/usage/repository.ts";

/** What each implementation brings along. */
export interface ChatStore {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly running: RunningAnswers;
  readonly usage: UsageRepository;
  /** An account of its own kind of store, by its id. */
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";
const at = (minute: number): string => `2026-03-01T06:${String(minute).padStart(2, "0")}:00.000Z`;

const ANSWERED: Answered = {
  model: "built-in",
  usedIndex: true,
  kind: "fact",
  language: "en",
  sentences: [{ text: "Your Moon is in Libra.", facts: ["planet-moon"] }],
  citations: [{ id: "planet-moon", section: "planets", text: "Moon: Libra" }],
  evidence: [],
  confidence: null,
  windows: [],
  followUps: [],
  totalMs: 3,
  told: null,
};

/** What is promised of talks, of what people said of their life and of tokens, whatever keeps them. */
export function chatsContract(name: string, open: () => Promise<ChatStore>): void {
  describe(`talks in ${name}`, () => {
    let store: ChatStore;
    let talks: ConversationRepository;
    let number = 0;
    let owner: ChatOwner & { kind: "user" };
    const guest = (): ChatOwner => ({ kind: "guest", key: `whatsapp:${number}` });
    beforeAll(async () => {
      store = await open();
      talks = store.conversations;
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      owner = { kind: "user", userId: await store.account(`talker${(number += 1)}@example.org`) };
    });

    const talk = (whose: ChatOwner = owner, more: Partial<Conversation> = {}): Conversation => ({
      id: `talk-${number}-${crypto.randomUUID()}`,
      owner: whose,
      title: "",
      kundliId: null,
      birth: null,
      createdAt: AT,
      updatedAt: AT,
      ...more,
    });
    const made = async (whose?: ChatOwner, more?: Partial<Conversation>): Promise<Conversation> => {
      const one = talk(whose, more);
      expect(await talks.create(one)).toBe(true);
      return one;
    };
    const message = (role: ChatMessage["role"], content: string, minute: number): ChatMessage => ({
      id: crypto.randomUUID(),
      role,
      content,
      answer: role === "assistant" ? ANSWERED : null,
      createdAt: at(minute),
    });
    async function turn(id: string, content: string, minute = 1, insteadOf?: string) {
      const question = message("user", content, minute);
      const answer = message("assistant", `On ${content}`, minute);
      expect(await talks.addTurn(id, { question, answer, insteadOf })).toBe(true);
      return { question, answer };
    }
    const contents = async (id: string, last?: number) =>
      (await talks.messages(id, last)).map(({ content }) => content);

    test("one is found as it was made, of an account or of a guest", async () => {
      const birth = { year: 1988 } as unknown as Conversation["birth"];
      for (const one of [await made(owner, { kundliId: "k-1" }), await made(guest(), { birth })])
        expect(await talks.find(one.id)).toEqual(one);
      expect(await talks.find("another")).toBeNull();
    });

    test("turns come in their order, answers as they were shown, and the talk is brought up to date", async () => {
      const { id } = await made();
      const first = await turn(id, "first", 1);
      await turn(id, "second", 2);
      expect(await contents(id)).toEqual(["first", "On first", "second", "On second"]);
      expect(await contents(id, 2)).toEqual(["second", "On second"]);
      expect((await talks.messages(id))[1]).toEqual({ ...first.answer, feedback: null });
      expect((await talks.find(id))?.updatedAt).toBe(at(2));
      expect((await talks.message(first.answer.id))?.conversation.id).toBe(id);
      expect(await talks.message("another")).toBeNull();
    });

    test("two turns at once are both kept, each whole", async () => {
      const { id } = await made();
      await Promise.all([turn(id, "one"), turn(id, "other")]);
      const kept = await contents(id);
      expect(kept).toHaveLength(4);
      expect(kept[1]).toBe(`On ${kept[0]}`);
      expect(kept[3]).toBe(`On ${kept[2]}`);
    });

    test("a turn in the place of another makes way from there on; one of another talk makes none", async () => {
      const { id } = await made();
      const other = await made();
      await turn(id, "first");
      const second = await turn(id, "second");
      await turn(id, "third");
      const foreign = await turn(other.id, "foreign");
      await turn(id, "edited", 5, second.question.id);
      expect(await contents(id)).toEqual(["first", "On first", "edited", "On edited"]);
      await turn(id, "more", 6, foreign.question.id);
      expect(await contents(id)).toHaveLength(6);
      expect(await contents(other.id)).toHaveLength(2);
    });

    test("a list holds an owner's own, the latest first, with how much is in each", async () => {
      const [older, newer] = [await made(), await made()];
      await made(guest());
      await turn(newer.id, "newer", 3);
      await turn(older.id, "older", 4);
      expect((await talks.ofOwner(owner)).map(({ id, messages }) => [id, messages])).toEqual([
        [older.id, 2],
        [newer.id, 2],
      ]);
      expect(await talks.count(owner)).toBe(2);
      expect(await talks.count(guest())).toBe(1);
    });

    test("what was asked comes from all talks of an owner, the latest first", async () => {
      const [older, newer] = [await made(owner, { title: "Work" }), await made()];
      await made(guest());
      await turn(newer.id, "first", 3);
      const last = await turn(older.id, "second", 4);
      await turn(older.id, "third", 4);
      const { total, latest } = await talks.questions(owner, 2);
      expect(total).toBe(3);
      expect(latest.map(({ content }) => content)).toEqual(["third", "second"]);
      const { id, createdAt } = last.question;
      expect(latest[1]).toEqual({ id, conversationId: older.id, title: "Work", content: "second", createdAt });
      expect(await talks.questions(guest(), 2)).toEqual({ total: 0, latest: [] });
    });

    test("what is changed is changed, and nothing else", async () => {
      const one = await made(owner, { kundliId: "k-1" });
      await talks.change(one.id, { title: "Work" });
      expect(await talks.find(one.id)).toEqual({ ...one, title: "Work" });
      await talks.change(one.id, { kundliId: null });
      await talks.change(one.id, {});
      expect(await talks.find(one.id)).toEqual({ ...one, title: "Work", kundliId: null });
    });

    test("nobody deletes another's; one that is deleted takes its messages along", async () => {
      const { id } = await made();
      const { answer } = await turn(id, "first");
      expect(await talks.delete(guest(), id)).toBe(false);
      expect(await talks.delete(owner, id)).toBe(true);
      expect(await talks.delete(owner, id)).toBe(false);
      expect(await talks.message(answer.id)).toBeNull();
      const late = {
        question: message("user", "late", 9),
        answer: message("assistant", "late", 9),
        insteadOf: undefined,
      };
      expect(await talks.addTurn(id, late)).toBe(false);
    });

    test("those without a question go, the others stay", async () => {
      const [empty, asked, fresh] = [await made(), await made(), await made(owner, { createdAt: at(9) })];
      await turn(asked.id, "first");
      await talks.eraseEmpty(owner, at(5));
      expect(await talks.find(empty.id)).toBeNull();
      expect(await talks.find(asked.id)).not.toBeNull();
      expect(await talks.find(fresh.id)).not.toBeNull();
    });

    test("they go with the account, and none is made for one that is gone", async () => {
      const { id } = await made();
      await turn(id, "first");
      await store.deleteAccount(owner.userId);
      expect(await talks.find(id)).toBeNull();
      expect(await talks.create(talk())).toBe(false);
    });

    test("what is thought of an answer replaces what was thought before, and can be taken back", async () => {
      const { id } = await made();
      const { question, answer } = await turn(id, "first");
      const about = "does_not_fit" as const;
      const down = { verdict: "down", about, reason: "Not my life", sharesText: false, createdAt: at(7) } as const;
      const language = "hi" as const;
      await talks.judge(answer.id, { ...down, verdict: "up", about: null, language: "en" });
      await talks.judge(answer.id, { ...down, language });
      expect((await talks.messages(id))[1]?.feedback).toEqual(down);
      expect((await talks.feedback({}, 1, null))[0]).toEqual({ ...down, question: question.content, answer });
      expect(await talks.countFeedback()).toEqual([{ verdict: "down", about, language, count: 1 }]);
      await talks.judge(answer.id, null);
      expect(await talks.countFeedback()).toEqual([]);
    });

    test("what is thought of answers comes page by page, the latest first, of one kind alone where that is asked", async () => {
      const { id } = await made();
      const judged: string[] = [];
      for (const [index, verdict] of (["up", "down", "up", "down"] as const).entries()) {
        const { answer } = await turn(id, `question ${index}`, index);
        const said = { verdict, about: verdict === "up" ? ("clear" as const) : null, reason: "", sharesText: false };
        // Two of them at the same moment.
        await talks.judge(answer.id, { ...said, createdAt: at(Math.min(index, 2)), language: "en" });
        judged.push(answer.id);
      }
      const read = async (...[choice, limit, after]: Parameters<typeof talks.feedback>) =>
        (await talks.feedback(choice, limit, after)).map(({ answer }) => answer.id);
      const [latest, before] = judged.slice(2).toSorted().toReversed();
      expect(await read({}, 9, null)).toEqual([latest, before, judged[1], judged[0]]);
      expect(await read({}, 2, { createdAt: at(2), messageId: latest ?? "" })).toEqual([before, judged[1]]);
      expect(await read({ verdict: "up", about: "clear" }, 9, null)).toEqual([judged[2], judged[0]]);
      expect(await read({ language: "hi" }, 9, null)).toEqual([]);
      for (const one of judged) await talks.judge(one, null);
    });

    test("of what is said of one's life the latest word counts, and each line is forgotten by its owner alone", async () => {
      const { memory } = store;
      const line = (about: "marriage" | "work", value: string, minute: number) => {
        return { id: crypto.randomUUID(), about, value, words: `I am ${value}`, createdAt: at(minute) };
      };
      const [single, teacher, married] = [
        line("marriage", "single", 1),
        line("work", "teacher", 2),
        line("marriage", "married", 3),
      ];
      for (const one of [single, teacher, married]) expect(await memory.keep(owner, one)).toBe(true);
      expect(await memory.keep(guest(), { ...married, id: crypto.randomUUID() })).toBe(true);
      expect(await memory.ofOwner(owner)).toEqual([teacher, married]);
      expect(await memory.forget(guest(), teacher.id)).toBe(false);
      expect(await memory.forget(owner, teacher.id)).toBe(true);
      expect(await memory.ofOwner(owner)).toEqual([married]);
      await memory.erase(owner);
      expect(await memory.ofOwner(owner)).toEqual([]);
      expect(await memory.ofOwner(guest())).toHaveLength(1);
      await store.deleteAccount(owner.userId);
      expect(await memory.keep(owner, married)).toBe(false);
    });

    test("tokens add up within a month", async () => {
      const month = `2030-${String(number)}`;
      expect(await store.usage.tokensIn(month)).toBe(0);
      await Promise.all([store.usage.add(month, 100), store.usage.add(month, 23)]);
      expect(await store.usage.tokensIn(month)).toBe(123);
      expect(await store.usage.tokensIn("2031-01")).toBe(0);
    });

    describe("answers in the making", () => {
      const asked = async () => {
        const told = talk();
        await talks.create(told);
        const answerId = crypto.randomUUID();
        return { answerId, chatId: told.id, questionId: crypto.randomUUID(), question: "When?", insteadOf: undefined };
      };
      const times = { now: at(30), forget: at(20) };
      const said = (number: number) => ({ number, event: "sentence", data: { text: `Sentence ${number}.` } });

      test("are read on from any event, by whoever asks", async () => {
        const { running } = store;
        const answer = await asked();
        expect(await running.begin(answer, "one", times)).toBe(true);
        expect(await running.add(answer.answerId, "one", [said(1), said(2)])).toEqual({ wanted: 0 });
        expect(await running.add(answer.answerId, "one", [said(3)])).toEqual({ wanted: 0 });
        expect(await running.events(answer.answerId, 1)).toEqual([said(2), said(3)]);
        expect(await running.find(answer.answerId)).toEqual({ ...answer, beat: 2, isLeft: false });
        await running.want(answer.answerId);
        expect(await running.add(answer.answerId, "one", [])).toEqual({ wanted: 1 });
        await running.end(answer.answerId);
        expect(await running.find(answer.answerId)).toBeNull();
        expect(await running.events(answer.answerId, 0)).toEqual([]);
      });

      test("are left by whoever writes them, and by nobody else", async () => {
        const { running } = store;
        const answer = await asked();
        await running.begin(answer, "one", times);
        await running.leave(answer.answerId, "two");
        expect(await running.find(answer.answerId)).toMatchObject({ isLeft: false });
        await running.leave(answer.answerId, "one");
        expect(await running.find(answer.answerId)).toEqual({ ...answer, beat: 0, isLeft: true });
        expect(await running.add(answer.answerId, "one", [said(1)])).toBeNull();
        expect(await running.takeOver(answer.answerId, 0, "two")).toBe(true);
        expect(await running.find(answer.answerId)).toMatchObject({ isLeft: false });
      });

      test("are taken over by one, from whoever has fallen silent", async () => {
        const { running } = store;
        const answer = await asked();
        await running.begin(answer, "one", times);
        await running.add(answer.answerId, "one", [said(1)]);
        const tries = await Promise.all(["two", "three"].map((who) => running.takeOver(answer.answerId, 1, who)));
        expect(tries.filter(Boolean)).toHaveLength(1);
        const who = tries[0] ? "two" : "three";
        expect(await running.add(answer.answerId, "one", [said(2)])).toBeNull();
        expect(await running.add(answer.answerId, who, [said(2)])).toEqual({ wanted: 0 });
        expect(await running.takeOver(answer.answerId, 1, "four")).toBe(false);
        expect(await running.events(answer.answerId, 0)).toEqual([said(1), said(2)]);
      });

      test("go with their talk, with its account, and after a while", async () => {
        const { running } = store;
        const [one, two, old] = [await asked(), await asked(), await asked()];
        await running.begin(old, "one", { now: at(1), forget: at(0) });
        for (const answer of [one, two]) {
          await running.begin(answer, "one", times);
          await running.add(answer.answerId, "one", [said(1)]);
        }
        expect(await running.find(old.answerId)).toBeNull();
        await talks.delete(owner, one.chatId);
        expect(await running.events(one.answerId, 0)).toEqual([]);
        await store.deleteAccount(owner.userId);
        expect(await running.find(two.answerId)).toBeNull();
        expect(await running.events(two.answerId, 0)).toEqual([]);
        expect(await running.add(two.answerId, "one", [said(2)])).toBeNull();
        expect(await running.begin(two, "one", times)).toBe(false);
      });
    });
  });
}

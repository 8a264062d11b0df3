import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnswerRecord } from "../../src/chat/answer-record.ts";
import type { ChatMessage, Conversation, ConversationRepository } from "../../src/chat/conversations/repository.ts";
import type { MemoryRepository } from "../../src/chat/remembered-facts/repository.ts";
import type { ChatOwner } from "../../src/chat/chat-owner.ts";
import type { RunningAnswerRepository } from "../../src/chat/running-answers/repository.ts";
import type { UsageRepository } from "../../src/chat/usage/repository.ts";

/** What each implementation provides. */
export interface ChatStore {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly running: RunningAnswerRepository;
  readonly usage: UsageRepository;
  /** Creates an account in the implementation's store; returns its id. */
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";
const at = (minute: number): string => `2026-03-01T06:${String(minute).padStart(2, "0")}:00.000Z`;

const ANSWERED: AnswerRecord = {
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

/** The contract of conversations, life events and token counts for every store. */
export function runChatsContract(name: string, open: () => Promise<ChatStore>): void {
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
      pair: null,
      createdAt: AT,
      updatedAt: AT,
      isConfidential: false,
      isHidden: false,
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
    async function turn(id: string, content: string, minute = 1, replacesQuestionId?: string) {
      const question = message("user", content, minute);
      const answer = message("assistant", `On ${content}`, minute);
      expect(await talks.addTurn(id, { question, answer, replacesQuestionId })).toBe(true);
      return { question, answer };
    }
    const contents = async (id: string, last?: number) =>
      (await talks.findMessages(id, last)).map(({ content }) => content);

    test("one is found as created, of an account or a guest", async () => {
      const birth = { year: 1988 } as unknown as Conversation["birth"];
      const pair = { girl: { kundli_id: "kundli-1", time: "14:25" }, boy: { kundli_id: "kundli-2" } };
      for (const one of [await made(owner, { kundliId: "k-1", pair }), await made(guest(), { birth })])
        expect(await talks.find(one.id)).toEqual(one);
      expect(await talks.find("another")).toBeNull();
    });

    test("turns are in order, answers as shown, and the conversation is updated", async () => {
      const { id } = await made();
      const first = await turn(id, "first", 1);
      await turn(id, "second", 2);
      expect(await contents(id)).toEqual(["first", "On first", "second", "On second"]);
      expect(await contents(id, 2)).toEqual(["second", "On second"]);
      expect((await talks.findMessages(id))[1]).toEqual({ ...first.answer, feedback: null });
      expect((await talks.find(id))?.updatedAt).toBe(at(2));
      expect((await talks.findMessage(first.answer.id))?.conversation.id).toBe(id);
      expect(await talks.findMessage("another")).toBeNull();
    });

    test("two concurrent turns are both stored completely", async () => {
      const { id } = await made();
      await Promise.all([turn(id, "one"), turn(id, "other")]);
      const kept = await contents(id);
      expect(kept).toHaveLength(4);
      expect(kept[1]).toBe(`On ${kept[0]}`);
      expect(kept[3]).toBe(`On ${kept[2]}`);
    });

    test("an answer that two servers write at once is stored once", async () => {
      const { id } = await made();
      const answer = { question: message("user", "one", 1), answer: message("assistant", "On one", 1) };
      const later = {
        question: { ...answer.question, createdAt: at(2) },
        answer: { ...answer.answer, createdAt: at(2) },
      };
      const outcomes = await Promise.allSettled(
        [answer, later].map((turn) => talks.addTurn(id, { ...turn, replacesQuestionId: undefined })),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await contents(id)).toEqual(["one", "On one"]);
    });

    test("a replacing turn deletes all turns from there on, but not in another conversation", async () => {
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

    test("a list has only the owner's, latest first, with message counts", async () => {
      const [older, newer] = [await made(), await made()];
      await made(guest());
      await turn(newer.id, "newer", 3);
      await turn(older.id, "older", 4);
      expect((await talks.findByOwner(owner)).map(({ id, messages }) => [id, messages])).toEqual([
        [older.id, 2],
        [newer.id, 2],
      ]);
      expect(await talks.count(owner)).toBe(2);
      expect(await talks.count(guest())).toBe(1);
    });

    test("recent questions come from all conversations of an owner, latest first", async () => {
      const [older, newer] = [await made(owner, { title: "Work" }), await made()];
      await made(guest());
      await turn(newer.id, "first", 3);
      const last = await turn(older.id, "second", 4);
      await turn(older.id, "third", 4);
      const { total, latest } = await talks.findQuestions(owner, 2);
      expect(total).toBe(3);
      expect(latest.map(({ content }) => content)).toEqual(["third", "second"]);
      const { id, createdAt } = last.question;
      expect(latest[1]).toEqual({ id, conversationId: older.id, title: "Work", content: "second", createdAt });
      expect(await talks.findQuestions(guest(), 2)).toEqual({ total: 0, latest: [] });
    });

    test("an update changes only the given fields", async () => {
      const one = await made(owner, { kundliId: "k-1" });
      await talks.update(one.id, { title: "Work" });
      expect(await talks.find(one.id)).toEqual({ ...one, title: "Work" });
      await talks.update(one.id, { kundliId: null });
      await talks.update(one.id, {});
      expect(await talks.find(one.id)).toEqual({ ...one, title: "Work", kundliId: null });
    });

    test("only the owner can delete one; its messages are deleted too", async () => {
      const { id } = await made();
      const { answer } = await turn(id, "first");
      expect(await talks.delete(guest(), id)).toBe(false);
      expect(await talks.delete(owner, id)).toBe(true);
      expect(await talks.delete(owner, id)).toBe(false);
      expect(await talks.findMessage(answer.id)).toBeNull();
      const late = {
        question: message("user", "late", 9),
        answer: message("assistant", "late", 9),
        replacesQuestionId: undefined,
      };
      expect(await talks.addTurn(id, late)).toBe(false);
    });

    test("those without a question are deleted, others stay", async () => {
      const [empty, asked, fresh] = [await made(), await made(), await made(owner, { createdAt: at(9) })];
      await turn(asked.id, "first");
      await talks.deleteEmpty(owner, at(5));
      expect(await talks.find(empty.id)).toBeNull();
      expect(await talks.find(asked.id)).not.toBeNull();
      expect(await talks.find(fresh.id)).not.toBeNull();
    });

    test("they are deleted with the account, and none is created for a deleted one", async () => {
      const { id } = await made();
      await turn(id, "first");
      await store.deleteAccount(owner.userId);
      expect(await talks.find(id)).toBeNull();
      expect(await talks.create(talk())).toBe(false);
    });

    test("feedback on an answer replaces earlier feedback, and can be withdrawn", async () => {
      const { id } = await made();
      const { question, answer } = await turn(id, "first");
      const about = "does_not_fit" as const;
      const down = { verdict: "down", about, reason: "Not my life", sharesText: false, createdAt: at(7) } as const;
      const language = "hi" as const;
      await talks.saveFeedback(answer.id, { ...down, verdict: "up", about: null, language: "en" });
      await talks.saveFeedback(answer.id, { ...down, language });
      expect((await talks.findMessages(id))[1]?.feedback).toEqual(down);
      expect((await talks.findFeedback({}, 1, null))[0]).toEqual({
        ...down,
        question: question.content,
        answer,
        isConfidential: false,
      });
      expect(await talks.countFeedback()).toEqual([{ verdict: "down", about, language, count: 1 }]);
      await talks.saveFeedback(answer.id, null);
      expect(await talks.countFeedback()).toEqual([]);
    });

    test("feedback is listed page by page, latest first, optionally of one kind", async () => {
      const { id } = await made();
      const judged: string[] = [];
      for (const [index, verdict] of (["up", "down", "up", "down"] as const).entries()) {
        const { answer } = await turn(id, `question ${index}`, index);
        const said = { verdict, about: verdict === "up" ? ("clear" as const) : null, reason: "", sharesText: false };
        // Two of them with the same timestamp.
        await talks.saveFeedback(answer.id, { ...said, createdAt: at(Math.min(index, 2)), language: "en" });
        judged.push(answer.id);
      }
      const read = async (...[choice, limit, after]: Parameters<typeof talks.findFeedback>) =>
        (await talks.findFeedback(choice, limit, after)).map(({ answer }) => answer.id);
      const [latest, before] = judged.slice(2).toSorted().toReversed();
      expect(await read({}, 9, null)).toEqual([latest, before, judged[1], judged[0]]);
      expect(await read({}, 2, { createdAt: at(2), messageId: latest ?? "" })).toEqual([before, judged[1]]);
      expect(await read({ verdict: "up", about: "clear" }, 9, null)).toEqual([judged[2], judged[0]]);
      expect(await read({ language: "hi" }, 9, null)).toEqual([]);
      for (const one of judged) await talks.saveFeedback(one, null);
    });

    test("the latest statement of a life event counts, and only the owner can delete it", async () => {
      const { memory } = store;
      const line = (about: "marriage" | "work", value: string, minute: number) => {
        return { id: crypto.randomUUID(), about, value, words: `I am ${value}`, createdAt: at(minute) };
      };
      const [single, teacher, married] = [
        line("marriage", "single", 1),
        line("work", "teacher", 2),
        line("marriage", "married", 3),
      ];
      for (const one of [single, teacher, married]) expect(await memory.save(owner, one)).toBe(true);
      expect(await memory.save(guest(), { ...married, id: crypto.randomUUID() })).toBe(true);
      expect(await memory.findByOwner(owner)).toEqual([teacher, married]);
      expect(await memory.delete(guest(), teacher.id)).toBe(false);
      expect(await memory.delete(owner, teacher.id)).toBe(true);
      expect(await memory.findByOwner(owner)).toEqual([married]);
      await memory.erase(owner);
      expect(await memory.findByOwner(owner)).toEqual([]);
      expect(await memory.findByOwner(guest())).toHaveLength(1);
      await store.deleteAccount(owner.userId);
      expect(await memory.save(owner, married)).toBe(false);
    });

    test("tokens add up within a month", async () => {
      const month = `2030-${String(number)}`;
      expect(await store.usage.countTokens(month)).toBe(0);
      await Promise.all([store.usage.add(month, 100), store.usage.add(month, 23)]);
      expect(await store.usage.countTokens(month)).toBe(123);
      expect(await store.usage.countTokens("2031-01")).toBe(0);
    });

    describe("answers in the making", () => {
      const asked = async () => {
        const told = talk();
        await talks.create(told);
        const answerId = crypto.randomUUID();
        return {
          answerId,
          chatId: told.id,
          questionId: crypto.randomUUID(),
          question: "When?",
          replacesQuestionId: undefined,
        };
      };
      const times = { now: at(30), forget: at(20) };
      const said = (number: number) => ({ number, event: "sentence", data: { text: `Sentence ${number}.` } });

      test("can be read from any event by several readers", async () => {
        const { running } = store;
        const answer = await asked();
        expect(await running.begin(answer, "one", times)).toBe(true);
        expect(await running.add(answer.answerId, "one", [said(1), said(2)])).toEqual({ readerReports: 0 });
        expect(await running.add(answer.answerId, "one", [said(3)])).toEqual({ readerReports: 0 });
        expect(await running.findEvents(answer.answerId, 1)).toEqual([said(2), said(3)]);
        expect(await running.find(answer.answerId)).toEqual({ ...answer, heartbeat: 2, isReleased: false });
        await running.reportReader(answer.answerId);
        expect(await running.add(answer.answerId, "one", [])).toEqual({ readerReports: 1 });
        await running.end(answer.answerId);
        expect(await running.find(answer.answerId)).toBeNull();
        expect(await running.findEvents(answer.answerId, 0)).toEqual([]);
      });

      test("can only be released by their writer", async () => {
        const { running } = store;
        const answer = await asked();
        await running.begin(answer, "one", times);
        await running.release(answer.answerId, "two");
        expect(await running.find(answer.answerId)).toMatchObject({ isReleased: false });
        await running.release(answer.answerId, "one");
        expect(await running.find(answer.answerId)).toEqual({ ...answer, heartbeat: 0, isReleased: true });
        expect(await running.add(answer.answerId, "one", [said(1)])).toBeNull();
        expect(await running.takeOver(answer.answerId, 0, "two")).toBe(true);
        expect(await running.find(answer.answerId)).toMatchObject({ isReleased: false });
      });

      test("are taken over by one server from a silent writer", async () => {
        const { running } = store;
        const answer = await asked();
        await running.begin(answer, "one", times);
        await running.add(answer.answerId, "one", [said(1)]);
        const tries = await Promise.all(["two", "three"].map((who) => running.takeOver(answer.answerId, 1, who)));
        expect(tries.filter(Boolean)).toHaveLength(1);
        const who = tries[0] ? "two" : "three";
        expect(await running.add(answer.answerId, "one", [said(2)])).toBeNull();
        expect(await running.add(answer.answerId, who, [said(2)])).toEqual({ readerReports: 0 });
        expect(await running.takeOver(answer.answerId, 1, "four")).toBe(false);
        expect(await running.findEvents(answer.answerId, 0)).toEqual([said(1), said(2)]);
      });

      test("are deleted with their conversation, its account, and after a while", async () => {
        const { running } = store;
        const [one, two, old] = [await asked(), await asked(), await asked()];
        await running.begin(old, "one", { now: at(1), forget: at(0) });
        for (const answer of [one, two]) {
          await running.begin(answer, "one", times);
          await running.add(answer.answerId, "one", [said(1)]);
        }
        expect(await running.find(old.answerId)).toBeNull();
        await talks.delete(owner, one.chatId);
        expect(await running.findEvents(one.answerId, 0)).toEqual([]);
        await store.deleteAccount(owner.userId);
        expect(await running.find(two.answerId)).toBeNull();
        expect(await running.findEvents(two.answerId, 0)).toEqual([]);
        expect(await running.add(two.answerId, "one", [said(2)])).toBeNull();
        expect(await running.begin(two, "one", times)).toBe(false);
      });
    });
  });
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Inbound } from "../../src/channels/inbound.ts";
import type { LinkChange } from "../../src/channels/link-change.ts";
import type { LinkRepository } from "../../src/channels/linking/repository.ts";
import {
  ANSWER_JOB,
  type ChannelChart,
  type ChannelRepository,
  type Effect,
  SEND_JOB,
  type ToldState,
} from "../../src/channels/repository.ts";
import type { JobQueue } from "../../src/jobs/queue.ts";
import type { StoredAuditEntry } from "../../src/modules/audit/repository.ts";
import type { KundliInput } from "../../src/modules/kundli/service.ts";
import { BIRTH } from "../fakes/births.ts";

/** What each implementation brings along. */
export interface ChannelStore {
  readonly records: ChannelRepository;
  readonly links: LinkRepository;
  /** The deed that the trail holds last. */
  noted(): Promise<Pick<StoredAuditEntry, "action" | "subject"> | null>;
  /** Where it asks for its work. */
  readonly jobs: JobQueue;
  setTime(at: string): void;
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";
const at = (second: number): string => new Date(Date.parse(AT) + second * 1_000).toISOString();
const PACES = { toOne: { intervalMs: 6_000, burst: 3 }, toAll: { intervalMs: 1, burst: 100 } };
const birthOf = (name: string): KundliInput => ({ ...BIRTH, month: 8, name });
const SAYS: Effect = { says: [{ kind: "text", text: "Namaste" }] };

/** The store under test is shared: people and messages are told apart by their numbers. */
let number = 0;
const fresh = (): string => `${(number += 1)}`;

function message(from: string, about: Partial<Inbound> = {}): Inbound {
  const who = { id: from, name: "Asha", language: null };
  const content = { kind: "text", text: "When will I marry?" } as const;
  return { channel: "whatsapp", messageId: `wamid.${fresh()}`, from: who, sentAt: AT, content, ...about };
}

const chart = (personId: string, name: string): ChannelChart => ({
  id: `chart-${fresh()}`,
  personId,
  name,
  birth: birthOf(name),
  createdAt: AT,
});

export function channelsContract(kind: string, open: () => Promise<ChannelStore>): void {
  describe(`channels in ${kind}`, () => {
    let store: ChannelStore;
    let records: ChannelRepository;
    let links: LinkRepository;
    beforeAll(async () => {
      store = await open();
      ({ records, links } = store);
    });
    afterAll(() => store.close());

    let from: string;
    beforeEach(async () => {
      store.setTime(AT);
      from = `91${fresh()}`;
      // Work of tests before this one is nobody's any more.
      await work();
    });

    async function work() {
      const found: { job: NonNullable<Awaited<ReturnType<JobQueue["claim"]>>>; payload: Record<string, unknown> }[] =
        [];
      for (;;) {
        const job = await store.jobs.claim([ANSWER_JOB, SEND_JOB], 60_000);
        if (!job) return found;
        found.push({ job, payload: job.payload ?? {} });
        await store.jobs.complete(job);
      }
    }
    const personOfWork = async (): Promise<string> => String((await work())[0]?.payload["person"]);
    /** Somebody whose first message waits. */
    async function writer(): Promise<string> {
      await records.receive([message(from)]);
      return personOfWork();
    }
    const nextId = async (person: string): Promise<string> => (await records.nextOf(person))?.id ?? "";
    async function said(person: string, effect: Effect): Promise<string> {
      const id = await nextId(person);
      expect(await records.answer(id, effect)).toBe(true);
      return id;
    }

    describe("what comes in", () => {
      test("is kept once, however often it is delivered, with one piece of work", async () => {
        const one = message(from);
        expect(await records.receive([one, one])).toBe(1);
        expect(await records.receive([one])).toBe(0);
        const found = await work();
        expect(found.map(({ job }) => job.kind)).toEqual([ANSWER_JOB]);
        const person = String(found[0]?.payload["person"]);
        expect(await records.nextOf(person)).toMatchObject({
          content: one.content,
          sentAt: AT,
          person: { id: person, channel: "whatsapp", externalId: from, name: "Asha", tongue: null, chartId: null },
        });
      });

      test("is known again after it was answered", async () => {
        const one = message(from);
        await records.receive([one]);
        const person = await personOfWork();
        await said(person, SAYS);
        expect(await records.receive([one])).toBe(0);
        expect(await records.nextOf(person)).toBeNull();
      });

      test("is another person's on another channel, and the same id of a message another message", async () => {
        const one = message(from);
        expect(await records.receive([one, { ...one, channel: "telegram" }])).toBe(2);
        const people = new Set((await work()).map(({ payload }) => payload["person"]));
        expect(people.size).toBe(2);
      });

      test("is answered in the order in which it was written, of what is there", async () => {
        await records.receive([
          message(from, { sentAt: at(2), content: { kind: "text", text: "third" } }),
          message(from, { sentAt: at(0), content: { kind: "text", text: "first" } }),
          message(from, { sentAt: at(1), content: { kind: "text", text: "second" } }),
        ]);
        const person = await personOfWork();
        const order: unknown[] = [];
        for (let next = await records.nextOf(person); next; next = await records.nextOf(person)) {
          order.push(next.content?.kind === "text" && next.content.text);
          await records.answer(next.id, { says: [] });
        }
        expect(order).toEqual(["first", "second", "third"]);
      });

      test("in one second is answered in the order in which the channel counts, and else in which it came in", async () => {
        const text = (words: string) => ({ content: { kind: "text", text: words } }) as const;
        await records.receive([message(from, { ...text("fourth"), sequence: 20 })]);
        await records.receive([message(from, { ...text("third"), sequence: 10 })]);
        await records.receive([message(from, text("first")), message(from, text("second"))]);
        const person = await personOfWork();
        const order: unknown[] = [];
        for (let next = await records.nextOf(person); next; next = await records.nextOf(person)) {
          order.push(next.content?.kind === "text" && next.content.text);
          await records.answer(next.id, { says: [] });
        }
        expect(order).toEqual(["first", "second", "third", "fourth"]);
      });

      test("of a crowd at once, each delivered twice, is kept once each and with whom it is from", async () => {
        const crowd = Array.from({ length: 60 }, () => {
          const own = `91${fresh()}`;
          return message(own, { content: { kind: "text", text: own } });
        });
        const counts = await Promise.all([...crowd, ...crowd].map((each) => records.receive([each])));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(crowd.length);
        const waiting = await Promise.all(
          (await work()).map(({ payload }) => records.nextOf(String(payload["person"]))),
        );
        expect(waiting).toHaveLength(crowd.length);
        for (const each of waiting) expect(each?.content).toEqual({ kind: "text", text: each?.person.externalId });
      });

      test("is kept whole where one delivery holds hundreds, in its order", async () => {
        const many = Array.from({ length: 230 }, (_, each) =>
          message(from, { sentAt: at(each), content: { kind: "text", text: String(each) } }),
        );
        expect(await records.receive(many.toReversed())).toBe(many.length);
        const person = await personOfWork();
        expect((await records.nextOf(person))?.content).toEqual({ kind: "text", text: "0" });
        expect(await records.person(person)).toMatchObject({ heardAt: at(many.length - 1) });
      });

      test("of somebody whom the channel now calls otherwise is theirs still", async () => {
        const person = await writer();
        await said(person, SAYS);
        await work();
        const renamed = { id: `IN.${from}`, formerId: from, name: "Asha", language: null };
        await records.receive([message(from, { from: renamed }), message(from, { from: renamed })]);
        expect((await work()).map(({ payload }) => payload["person"])).toEqual([person, person]);
        expect(await records.person(person)).toMatchObject({ externalId: `IN.${from}` });
      });

      test("tells in which language somebody's app is, where that is Hindi", async () => {
        const who = { id: from, name: "Asha", language: "hi-IN" };
        await records.receive([message(from, { from: who })]);
        expect(await records.person(await personOfWork())).toMatchObject({ tongue: "hi" });
      });

      test("tells the latest name and when somebody was heard of last, never an earlier time", async () => {
        await records.receive([message(from, { sentAt: at(9) })]);
        const renamed = { id: from, name: "Asha Rao", language: null };
        await records.receive([message(from, { sentAt: at(3), from: renamed })]);
        const person = await personOfWork();
        expect(await records.person(person)).toMatchObject({ name: "Asha Rao", heardAt: at(9) });
      });
    });

    describe("what comes of a message", () => {
      test("is kept once: who comes second changes nothing", async () => {
        const person = await writer();
        const id = await said(person, { ...SAYS, person: { tongue: "hi" } });
        expect(await records.answer(id, { ...SAYS, person: { tongue: "en" } })).toBe(false);
        expect(await records.giveUp(id, "late", SAYS)).toBe(false);
        expect((await records.person(person))?.tongue).toBe("hi");
        expect((await work()).map(({ payload }) => payload["id"])).toEqual([`${id}:0`]);
      });

      test("goes out in its order, by one piece of work each, and is open to nobody who reads the table", async () => {
        const person = await writer();
        const id = await said(person, {
          says: [
            { kind: "text", text: "one" },
            { kind: "text", text: "two" },
          ],
        });
        const ids = (await work()).map(({ job, payload }) => [job.kind, payload["id"]]);
        expect(ids).toEqual([
          [SEND_JOB, `${id}:0`],
          [SEND_JOB, `${id}:1`],
        ]);
        expect(await records.sending(`${id}:1`)).toMatchObject({ message: { text: "two" }, person: { id: person } });
      });

      test("a chart of a name takes the place of the one before; another name stands beside it", async () => {
        const person = await writer();
        const [mine, again, mother] = [chart(person, "Asha"), chart(person, " ASHA "), chart(person, "Maa")];
        await said(person, { says: [], chart: mine, person: { chartId: mine.id } });
        for (const made of [mother, again]) {
          await records.receive([message(from)]);
          await said(person, { says: [], chart: made });
        }
        expect((await records.charts(person)).map(({ id }) => id).toSorted()).toEqual([again.id, mother.id].toSorted());
        expect([await records.chart(mine.id), (await records.chart(mother.id))?.birth]).toEqual([null, mother.birth]);
        expect((await records.person(person))?.chartId).toBe(mine.id);
      });

      test("what was asked of somebody is remembered until it is taken back", async () => {
        const person = await writer();
        const awaiting = { kind: "confirm", birth: birthOf("Asha") } as const;
        await said(person, { says: [], person: { awaiting, stoppedAt: AT } });
        expect(await records.person(person)).toMatchObject({ awaiting, stoppedAt: AT });
        await records.receive([message(from)]);
        await said(person, { says: [], person: { awaiting: null, stoppedAt: null } });
        expect(await records.person(person)).toMatchObject({ awaiting: null, stoppedAt: null });
      });

      test("who wants to hear no more is told that, and nothing that was on its way", async () => {
        const person = await writer();
        const first = await said(person, SAYS);
        await records.receive([message(from)]);
        const second = await said(person, { ...SAYS, person: { stoppedAt: AT } });
        expect(await records.sending(`${first}:0`)).toBeNull();
        expect(await records.sending(`${second}:0`)).not.toBeNull();
      });

      test("erased, somebody is nobody but an id that is not to be written to; what is said of it still goes out", async () => {
        const person = await writer();
        const link = { id: `link-${fresh()}`, personId: person, expiresAt: at(60) };
        const first = await said(person, { ...SAYS, link, chart: chart(person, "Asha"), person: { tongue: "hi" } });
        await records.receive([message(from)]);
        const second = await said(person, { erases: true, person: { stoppedAt: AT }, ...SAYS });
        expect(await records.formLink(link.id)).toBeNull();
        expect(await records.person(person)).toMatchObject({
          name: "",
          tongue: null,
          chartId: null,
          stoppedAt: AT,
          externalId: from,
        });
        expect(await records.charts(person)).toEqual([]);
        expect(await records.sending(`${first}:0`)).toBeNull();
        expect(await records.sending(`${second}:0`)).not.toBeNull();
      });

      test("given up, it keeps its words and can be tried again, once", async () => {
        const person = await writer();
        const id = await nextId(person);
        expect(await records.giveUp(id, "the model is away", SAYS)).toBe(true);
        expect(await records.nextOf(person)).toBeNull();
        const failure = { id, what: "answer", reason: "the model is away", at: AT, retries: true };
        expect(await records.failures("whatsapp", 50)).toContainEqual(failure);
        expect(await records.retry("telegram", "answer", id)).toBe(false);
        await work();
        expect(await records.retry("whatsapp", "answer", id)).toBe(true);
        expect(await records.retry("whatsapp", "answer", id)).toBe(false);
        expect((await work()).map(({ job }) => job.kind)).toEqual([ANSWER_JOB]);
        expect(await nextId(person)).toBe(id);
      });
    });

    describe("a link to the form", () => {
      test("is used once, and not when its time is over", async () => {
        const person = await writer();
        const [good, late] = [`link-${fresh()}`, `link-${fresh()}`];
        await said(person, { says: [], link: { id: good, personId: person, expiresAt: at(60) } });
        await records.receive([message(from)]);
        await said(person, { says: [], link: { id: late, personId: person, expiresAt: at(60) } });
        const born = chart(person, "Asha");
        const uses = await Promise.all([1, 2, 3].map(() => records.useFormLink(good, { ...SAYS, chart: born })));
        expect(uses.filter(Boolean)).toHaveLength(1);
        expect(await records.formLink(good)).toMatchObject({ personId: person, usedAt: AT });
        store.setTime(at(60));
        expect(await records.useFormLink(late, SAYS)).toBe(false);
        expect((await records.charts(person)).map(({ id }) => id)).toEqual([born.id]);
      });
    });

    describe("turns", () => {
      test("a few at once, then one each while; what was not used comes back with time", async () => {
        const person = await writer();
        const turns = async (count: number) => {
          const taken: (string | null)[] = [];
          for (let each = 0; each < count; each += 1) {
            const turn = await records.takeTurn(person, PACES);
            taken.push(turn.taken ? null : turn.at.toISOString());
          }
          return taken;
        };
        expect(await turns(4)).toEqual([null, null, null, at(6)]);
        store.setTime(at(6));
        expect(await turns(2)).toEqual([null, at(12)]);
        store.setTime(at(600));
        expect(await turns(4)).toEqual([null, null, null, at(606)]);
      });

      test("of all people are a few at once, then one each while, and none twice, whoever asks at the same time", async () => {
        const writers: string[] = [];
        for (let each = 0; each < 5; each += 1) {
          from = `91${fresh()}`;
          writers.push(await writer());
        }
        const paces = { toOne: { intervalMs: 6_000, burst: 1 }, toAll: { intervalMs: 1_000, burst: 2 } };
        store.setTime(at(10_000));
        const taken = await Promise.all(writers.slice(0, 4).map((person) => records.takeTurn(person, paces)));
        const places = taken.map((turn) => turn.at.toISOString()).toSorted();
        expect(places).toEqual([at(10_000), at(10_000), at(10_001), at(10_002)]);
        expect(taken.map((turn) => turn.taken)).toEqual([true, true, true, true]);
        // Whose place is two seconds away has their next turn six seconds after that.
        store.setTime(at(10_007));
        const again = await Promise.all(writers.slice(0, 4).map((person) => records.takeTurn(person, paces)));
        expect(again.filter((turn) => turn.taken)).toHaveLength(3);
        store.setTime(at(10_600));
        expect(await records.takeTurn(writers[4] ?? "", paces)).toEqual({ taken: true, at: new Date(at(10_600)) });
      });
    });

    describe("who asks a channel for what came in", () => {
      test("is one server, until it resigns or is heard of no more", async () => {
        expect(await records.lead("telegram", "one", 20_000)).toBe(true);
        expect(await records.lead("telegram", "two", 20_000)).toBe(false);
        expect(await records.lead("whatsapp", "two", 20_000)).toBe(true);
        store.setTime(at(15));
        expect(await records.lead("telegram", "one", 20_000)).toBe(true);
        store.setTime(at(34));
        expect(await records.lead("telegram", "two", 20_000)).toBe(false);
        store.setTime(at(35));
        expect(await records.lead("telegram", "two", 20_000)).toBe(true);
        await records.resign("telegram", "one");
        expect(await records.lead("telegram", "one", 20_000)).toBe(false);
        await records.resign("telegram", "two");
        expect(await records.lead("telegram", "one", 20_000)).toBe(true);
      });

      test("is one of any number who ask in the same instant", async () => {
        store.setTime(at(1_000));
        const asked = ["one", "two", "three"].map((server) => records.lead("telegram", server, 20_000));
        expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      });
    });

    describe("what went out", () => {
      test("is told of later, and what comes late of an earlier state changes nothing", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        const before = await countOf("read");
        await records.sent(`${id}:0`, provider);
        expect(await records.sending(`${id}:0`)).toBeNull();
        await tell(provider, "read");
        await tell(provider, "delivered");
        await tell(provider, "failed", "131049");
        expect(await countOf("read")).toBe(before + 1);
      });

      test("is told of before it is known to be sent, and that is not lost", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        const before = await countOf("delivered");
        for (let round = 0; round < 2; round += 1) await tell(provider, "delivered");
        await records.sent(`${id}:0`, provider);
        expect(await countOf("delivered")).toBe(before + 1);
      });

      test.each(["sent first", "told first"])(
        "is told of in the same instant in which it is sent (%s)",
        async (order) => {
          const person = await writer();
          const id = await said(person, SAYS);
          const provider = `wamid.${fresh()}`;
          const before = await countOf("read");
          const both = [() => records.sent(`${id}:0`, provider), () => tell(provider, "read")];
          await Promise.all((order === "sent first" ? both : both.toReversed()).map((each) => each()));
          expect(await countOf("read")).toBe(before + 1);
        },
      );

      test("is told of with many others at once, of which some are known and some are not yet", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        await records.sent(`${id}:0`, provider);
        const before = await countOf("read");
        const others = Array.from({ length: 20 }, () => tell(`wamid.other-${fresh()}`, "delivered"));
        await Promise.all([tell(provider, "delivered"), ...others, tell(provider, "read"), tell(provider, "read")]);
        expect(await countOf("read")).toBe(before + 1);
      });

      test("unsent, it is seen by its reason and can be tried again", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        await records.unsent(`${id}:0`, "131047");
        expect(await records.failures("whatsapp", 50)).toContainEqual({
          id: `${id}:0`,
          what: "send",
          reason: "131047",
          at: AT,
          retries: true,
        });
        await work();
        expect(await records.retry("whatsapp", "send", `${id}:0`)).toBe(true);
        expect((await work()).map(({ payload }) => payload["id"])).toEqual([`${id}:0`]);
        expect(await records.sending(`${id}:0`)).toMatchObject({ message: { text: "Namaste" } });
      });

      test("is forgotten with what came in, when it is long over; what waits stays", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        await records.receive([message(from)]);
        await records.forgetBefore(at(1));
        expect(await records.sending(`${id}:0`), "it was never sent").not.toBeNull();
        expect(await records.nextOf(person)).not.toBeNull();
        await records.sent(`${id}:0`, null);
        await records.forgetBefore(at(1));
        const counts = (await records.counts()).find(({ channel }) => channel === "whatsapp");
        expect(counts?.received.handled).toBe(0);
        expect(counts?.sent.sent).toBe(0);
        expect(counts?.lastReceivedAt).toBe(AT);
      });

      const tell = (providerId: string, state: ToldState["state"], reason = ""): Promise<void> =>
        records.told("whatsapp", { providerId, state, reason });
      const countOf = async (state: "read" | "delivered"): Promise<number> =>
        (await records.counts()).find(({ channel }) => channel === "whatsapp")?.sent[state] ?? -1;
    });

    describe("an account", () => {
      const link = (person: string, accountId: string | null) => said(person, { ...SAYS, person: { accountId } });
      const unlinkedFrom = (accountId: string): LinkChange => ({ action: "chat_unlinked", accountId, mail: null });
      const linked = async (account: string) => (await links.linkedTo(account)).map(({ id }) => id);

      test("is linked by what comes of a message, and unlinked by its owner alone", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const other = await store.account(`${from}-other@example.org`);
        await link(person, account);
        expect(await links.linkedTo(account)).toEqual([
          { id: person, channel: "whatsapp", externalId: from, name: "Asha", linkedAt: AT },
        ]);
        expect(await links.unlink(person, unlinkedFrom(other))).toBe(false);
        expect(await links.unlink("nobody", unlinkedFrom(account))).toBe(false);
        expect(await linked(account)).toEqual([person]);
        expect(await links.unlink(person, unlinkedFrom(account))).toBe(true);
        expect(await links.unlink(person, unlinkedFrom(account))).toBe(false);
        expect(await linked(account)).toEqual([]);
      });

      test("hears of its chats by mail, and the trail keeps it, with the change and not without", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const mails = async () => (await store.jobs.ofPerson([`${from}@example.org`])).map(({ kind }) => kind);
        const change = {
          ...unlinkedFrom(account),
          mail: { kind: "a mail", payload: {}, person: `${from}@example.org` },
        };
        const made = { ...change, action: "chat_linked" } as const;
        const id = await said(person, { ...SAYS, person: { accountId: account }, links: [made] });
        expect(await store.noted()).toMatchObject({ action: "chat_linked", subject: { id: account } });
        expect(await records.answer(id, { ...SAYS, links: [made] })).toBe(false);
        expect(await mails()).toEqual(["a mail"]);
        expect(await links.unlink("nobody", change)).toBe(false);
        expect(await mails()).toEqual(["a mail"]);
        expect(await links.unlink(person, change)).toBe(true);
        expect(await mails()).toEqual(["a mail", "a mail"]);
        expect(await store.noted()).toMatchObject({ action: "chat_unlinked", subject: { id: account } });
      });

      test("unlinked in the chat, or with all that is deleted there, is not linked any more", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        await link(person, account);
        await records.receive([message(from)]);
        await link(person, null);
        expect(await linked(account)).toEqual([]);
        await records.receive([message(from)]);
        await link(person, account);
        await records.receive([message(from)]);
        await said(person, { erases: true, says: [] });
        expect(await linked(account)).toEqual([]);
      });

      test("that is deleted leaves the chat without one", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        await link(person, account);
        await store.deleteAccount(account);
        expect(await records.person(person)).toMatchObject({ accountId: null });
      });

      test("has one code, good for its time and used once", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const [first, second] = [`first-${from}`, `second-${from}`];
        expect(await links.offer(account, first, at(900))).toBe(true);
        expect(await links.offeredBy(first)).toBe(account);
        expect(await links.offer(account, second, at(900))).toBe(true);
        expect([await links.offeredBy(first), await links.offeredBy(second)]).toEqual([null, account]);
        store.setTime(at(900));
        expect(await links.offeredBy(second)).toBeNull();
        store.setTime(at(899));
        expect(await links.offeredBy(second)).toBe(account);
        await said(person, { ...SAYS, usesCode: second });
        expect(await links.offeredBy(second)).toBeNull();
        expect(await links.offer("nobody", `third-${from}`, at(900))).toBe(false);
      });

      test("has no code any more once it is deleted", async () => {
        const account = await store.account(`${from}@example.org`);
        await links.offer(account, `code-${from}`, at(900));
        await store.deleteAccount(account);
        expect(await links.offeredBy(`code-${from}`)).toBeNull();
      });

      test("that is left takes the chat along: nothing of it is kept, and whoever writes again is new", async () => {
        const person = await writer();
        const made = chart(person, "Asha");
        await said(person, { ...SAYS, chart: made });
        await links.erase(person);
        expect([await records.person(person), await records.chart(made.id)]).toEqual([null, null]);
        expect(await writer()).not.toBe(person);
      });
    });
  });
}

import type { KundliInput } from "@lagna/kundli";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InboundMessage } from "../../src/channels/inbound-message.ts";
import type { AccountLinkChange } from "../../src/channels/record-account-link-change.ts";
import type { LinkRepository } from "../../src/channels/linking/repository.ts";
import {
  ANSWER_JOB,
  type ChannelChart,
  type ChannelRepository,
  type TurnEffect,
  SEND_JOB,
  type DeliveryUpdate,
} from "../../src/channels/repository.ts";
import type { JobQueue, LeasedJob } from "../../src/jobs/queue.ts";
import type { StoredAuditEntry } from "../../src/modules/audit/repository.ts";
import { BIRTH } from "../fakes/births.ts";
import { claimOne } from "../fakes/claim-one.ts";

/** What each implementation provides. */
export interface ChannelStore {
  readonly records: ChannelRepository;
  readonly links: LinkRepository;
  /** The latest audit entry. */
  noted(): Promise<Pick<StoredAuditEntry, "action" | "subject"> | null>;
  /** The job queue. */
  readonly jobs: JobQueue;
  setTime(at: string): void;
  account(email: string): Promise<string>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const AT = "2026-03-01T06:00:00.000Z";
const at = (second: number): string => new Date(Date.parse(AT) + second * 1_000).toISOString();
const RATES = { perPerson: { intervalMs: 6_000, burst: 3 }, perChannel: { intervalMs: 1, burst: 100 } };
const birthOf = (name: string): KundliInput => ({ ...BIRTH, month: 8, name });
const SAYS: TurnEffect = { messages: [{ kind: "text", text: "Namaste" }] };

/** The store under test is shared: people and messages are distinguished by their numbers. */
let number = 0;
const fresh = (): string => `${(number += 1)}`;

function message(from: string, about: Partial<InboundMessage> = {}): InboundMessage {
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

export function runChannelsContract(kind: string, open: () => Promise<ChannelStore>): void {
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
      // Jobs of earlier tests are no longer needed.
      await work();
    });

    async function work() {
      const found: { job: LeasedJob; payload: Record<string, unknown> }[] = [];
      for (;;) {
        const job = await claimOne(store.jobs, [ANSWER_JOB, SEND_JOB], 60_000);
        if (!job) return found;
        found.push({ job, payload: job.payload ?? {} });
        await store.jobs.complete(job);
      }
    }
    const personOfWork = async (): Promise<string> => String((await work())[0]?.payload["person"]);
    /** A person whose first message is pending. */
    async function writer(): Promise<string> {
      await records.receive([message(from)]);
      return personOfWork();
    }
    const nextId = async (person: string): Promise<string> => (await records.findNext(person))?.id ?? "";
    async function said(person: string, effect: TurnEffect): Promise<string> {
      const id = await nextId(person);
      expect(await records.saveAnswer(id, effect)).toBe(true);
      return id;
    }

    describe("an incoming message", () => {
      test("is stored once, however often it is delivered, with one job", async () => {
        const one = message(from);
        expect(await records.receive([one, one])).toBe(1);
        expect(await records.receive([one])).toBe(0);
        const found = await work();
        expect(found.map(({ job }) => job.kind)).toEqual([ANSWER_JOB]);
        const person = String(found[0]?.payload["person"]);
        expect(await records.findNext(person)).toMatchObject({
          content: one.content,
          sentAt: AT,
          person: { id: person, channel: "whatsapp", externalId: from, name: "Asha", language: null, chartId: null },
        });
      });

      test("is recognised after it was answered", async () => {
        const one = message(from);
        await records.receive([one]);
        const person = await personOfWork();
        await said(person, SAYS);
        expect(await records.receive([one])).toBe(0);
        expect(await records.findNext(person)).toBeNull();
      });

      test("on another channel the same ids mean another person and another message", async () => {
        const one = message(from);
        expect(await records.receive([one, { ...one, channel: "telegram" }])).toBe(2);
        const people = new Set((await work()).map(({ payload }) => payload["person"]));
        expect(people.size).toBe(2);
      });

      test("is answered in the order of writing", async () => {
        await records.receive([
          message(from, { sentAt: at(2), content: { kind: "text", text: "third" } }),
          message(from, { sentAt: at(0), content: { kind: "text", text: "first" } }),
          message(from, { sentAt: at(1), content: { kind: "text", text: "second" } }),
        ]);
        const person = await personOfWork();
        const order: unknown[] = [];
        for (let next = await records.findNext(person); next; next = await records.findNext(person)) {
          order.push(next.content?.kind === "text" && next.content.text);
          await records.saveAnswer(next.id, { messages: [] });
        }
        expect(order).toEqual(["first", "second", "third"]);
      });

      test("within one second is answered by the channel's sequence number, or else in order of arrival", async () => {
        const text = (words: string) => ({ content: { kind: "text", text: words } }) as const;
        await records.receive([message(from, { ...text("fourth"), sequence: 20 })]);
        await records.receive([message(from, { ...text("third"), sequence: 10 })]);
        await records.receive([message(from, text("first")), message(from, text("second"))]);
        const person = await personOfWork();
        const order: unknown[] = [];
        for (let next = await records.findNext(person); next; next = await records.findNext(person)) {
          order.push(next.content?.kind === "text" && next.content.text);
          await records.saveAnswer(next.id, { messages: [] });
        }
        expect(order).toEqual(["first", "second", "third", "fourth"]);
      });

      test("of a burst, each delivered twice, is stored once each with its sender", async () => {
        const crowd = Array.from({ length: 60 }, () => {
          const own = `91${fresh()}`;
          return message(own, { content: { kind: "text", text: own } });
        });
        const counts = await Promise.all([...crowd, ...crowd].map((each) => records.receive([each])));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(crowd.length);
        const waiting = await Promise.all(
          (await work()).map(({ payload }) => records.findNext(String(payload["person"]))),
        );
        expect(waiting).toHaveLength(crowd.length);
        for (const each of waiting) expect(each?.content).toEqual({ kind: "text", text: each?.person.externalId });
      });

      test("is stored completely and in order if one delivery has hundreds", async () => {
        const many = Array.from({ length: 230 }, (_, each) =>
          message(from, { sentAt: at(each), content: { kind: "text", text: String(each) } }),
        );
        expect(await records.receive(many.toReversed())).toBe(many.length);
        const person = await personOfWork();
        expect((await records.findNext(person))?.content).toEqual({ kind: "text", text: "0" });
        expect(await records.findPerson(person)).toMatchObject({ lastMessageAt: at(many.length - 1) });
      });

      test("of a person with a changed channel id still belongs to them", async () => {
        const person = await writer();
        await said(person, SAYS);
        await work();
        const renamed = { id: `IN.${from}`, formerId: from, name: "Asha", language: null };
        await records.receive([message(from, { from: renamed }), message(from, { from: renamed })]);
        expect((await work()).map(({ payload }) => payload["person"])).toEqual([person, person]);
        expect(await records.findPerson(person)).toMatchObject({ externalId: `IN.${from}` });
      });

      test("records the app's language if it is Hindi", async () => {
        const who = { id: from, name: "Asha", language: "hi-IN" };
        await records.receive([message(from, { from: who })]);
        expect(await records.findPerson(await personOfWork())).toMatchObject({ language: "hi" });
      });

      test("updates the name and the last contact, which never moves back", async () => {
        await records.receive([message(from, { sentAt: at(9) })]);
        const renamed = { id: from, name: "Asha Rao", language: null };
        await records.receive([message(from, { sentAt: at(3), from: renamed })]);
        const person = await personOfWork();
        expect(await records.findPerson(person)).toMatchObject({ name: "Asha Rao", lastMessageAt: at(9) });
      });
    });

    describe("the result of a message", () => {
      test("is stored once; a second result is ignored", async () => {
        const person = await writer();
        const id = await said(person, { ...SAYS, person: { language: "hi" } });
        expect(await records.saveAnswer(id, { ...SAYS, person: { language: "en" } })).toBe(false);
        expect(await records.saveFailure(id, "late", SAYS)).toBe(false);
        expect((await records.findPerson(person))?.language).toBe("hi");
        expect((await work()).map(({ payload }) => payload["id"])).toEqual([`${id}:0`]);
      });

      test("is sent in order, one job each, and is encrypted in the table", async () => {
        const person = await writer();
        const id = await said(person, {
          messages: [
            { kind: "text", text: "one" },
            { kind: "text", text: "two" },
          ],
        });
        const ids = (await work()).map(({ job, payload }) => [job.kind, payload["id"]]);
        expect(ids).toEqual([
          [SEND_JOB, `${id}:0`],
          [SEND_JOB, `${id}:1`],
        ]);
        expect(await records.findSend(`${id}:1`)).toMatchObject({ message: { text: "two" }, person: { id: person } });
        await records.markSent(`${id}:1`, null);
        await records.markSent(`${id}:1`, `wamid.${fresh()}`);
        expect(await records.findSend(`${id}:1`), "it was sent").toBeNull();
        expect(await records.findSend(`${id}:0`), "it was not").not.toBeNull();
      });

      test("keeps the language of a picture", async () => {
        const picture = { kind: "chart", chartId: "chart-1", caption: "आशा", language: "hi" } as const;
        const id = await said(await writer(), { messages: [picture] });
        expect((await records.findSend(`${id}:0`))?.message).toEqual(picture);
      });

      test("a chart with the same name replaces the previous one; another name is added", async () => {
        const person = await writer();
        const [mine, again, mother] = [chart(person, "Asha"), chart(person, " ASHA "), chart(person, "Maa")];
        await said(person, { messages: [], chart: mine, person: { chartId: mine.id } });
        for (const made of [mother, again]) {
          await records.receive([message(from)]);
          await said(person, { messages: [], chart: made });
        }
        expect((await records.findCharts(person)).map(({ id }) => id).toSorted()).toEqual(
          [again.id, mother.id].toSorted(),
        );
        expect([await records.findChart(mine.id), (await records.findChart(mother.id))?.birth]).toEqual([
          null,
          mother.birth,
        ]);
        expect((await records.findPerson(person))?.chartId).toBe(mine.id);
      });

      test("a question to the person is stored until it is withdrawn", async () => {
        const person = await writer();
        const awaiting = { kind: "confirm", birth: birthOf("Asha") } as const;
        await said(person, { messages: [], person: { awaiting, stoppedAt: AT } });
        expect(await records.findPerson(person)).toMatchObject({ awaiting, stoppedAt: AT });
        await records.receive([message(from)]);
        await said(person, { messages: [], person: { awaiting: null, stoppedAt: null } });
        expect(await records.findPerson(person)).toMatchObject({ awaiting: null, stoppedAt: null });
      });

      test("opting out is confirmed, and pending messages are dropped", async () => {
        const person = await writer();
        const first = await said(person, SAYS);
        await records.receive([message(from)]);
        const second = await said(person, { ...SAYS, person: { stoppedAt: AT } });
        expect(await records.findSend(`${first}:0`)).toBeNull();
        expect(await records.findSend(`${second}:0`)).not.toBeNull();
      });

      test("erasure leaves only an opted-out id; its confirmation is still sent", async () => {
        const person = await writer();
        const link = { id: `link-${fresh()}`, personId: person, expiresAt: at(60) };
        const first = await said(person, { ...SAYS, link, chart: chart(person, "Asha"), person: { language: "hi" } });
        await records.receive([message(from)]);
        const second = await said(person, { erasesPerson: true, person: { stoppedAt: AT }, ...SAYS });
        expect(await records.findFormLink(link.id)).toBeNull();
        expect(await records.findPerson(person)).toMatchObject({
          name: "",
          language: null,
          chartId: null,
          stoppedAt: AT,
          externalId: from,
        });
        expect(await records.findCharts(person)).toEqual([]);
        expect(await records.findSend(`${first}:0`)).toBeNull();
        expect(await records.findSend(`${second}:0`)).not.toBeNull();
      });

      test("a failed result keeps its text and can be retried once", async () => {
        const person = await writer();
        const id = await nextId(person);
        expect(await records.saveFailure(id, "the model is away", SAYS)).toBe(true);
        expect(await records.findNext(person)).toBeNull();
        const failure = { id, what: "answer", reason: "the model is away", at: AT, retries: true };
        expect(await records.findFailures("whatsapp", 50)).toContainEqual(failure);
        expect(await records.retry("telegram", "answer", id)).toBe(false);
        await work();
        expect(await records.retry("whatsapp", "answer", id)).toBe(true);
        expect(await records.retry("whatsapp", "answer", id)).toBe(false);
        expect((await work()).map(({ job }) => job.kind)).toEqual([ANSWER_JOB]);
        expect(await nextId(person)).toBe(id);
      });
    });

    describe("a link to the form", () => {
      test("is valid once, and not after it expired", async () => {
        const person = await writer();
        const [good, late] = [`link-${fresh()}`, `link-${fresh()}`];
        await said(person, { messages: [], link: { id: good, personId: person, expiresAt: at(60) } });
        await records.receive([message(from)]);
        await said(person, { messages: [], link: { id: late, personId: person, expiresAt: at(60) } });
        const born = chart(person, "Asha");
        const uses = await Promise.all([1, 2, 3].map(() => records.useFormLink(good, { ...SAYS, chart: born })));
        expect(uses.filter(Boolean)).toHaveLength(1);
        expect(await records.findFormLink(good)).toMatchObject({ personId: person, usedAt: AT });
        store.setTime(at(60));
        expect(await records.useFormLink(late, SAYS)).toBe(false);
        expect((await records.findCharts(person)).map(({ id }) => id)).toEqual([born.id]);
      });
    });

    describe("turns", () => {
      test("allow a burst, then one per interval; unused turns refill with time", async () => {
        const person = await writer();
        const turns = async (count: number) => {
          const taken: (string | null)[] = [];
          for (let each = 0; each < count; each += 1) {
            const turn = await records.takeSendSlot(person, RATES);
            taken.push(turn.isTaken ? null : turn.at.toISOString());
          }
          return taken;
        };
        expect(await turns(4)).toEqual([null, null, null, at(6)]);
        store.setTime(at(6));
        expect(await turns(2)).toEqual([null, at(12)]);
        store.setTime(at(600));
        expect(await turns(4)).toEqual([null, null, null, at(606)]);
      });

      test("over all people allow a burst, then one per interval, also for concurrent requests", async () => {
        const writers: string[] = [];
        for (let each = 0; each < 5; each += 1) {
          from = `91${fresh()}`;
          writers.push(await writer());
        }
        const rates = { perPerson: { intervalMs: 6_000, burst: 1 }, perChannel: { intervalMs: 1_000, burst: 2 } };
        store.setTime(at(10_000));
        const taken = await Promise.all(writers.slice(0, 4).map((person) => records.takeSendSlot(person, rates)));
        const places = taken.map((turn) => turn.at.toISOString()).toSorted();
        expect(places).toEqual([at(10_000), at(10_000), at(10_001), at(10_002)]);
        expect(taken.map((turn) => turn.isTaken)).toEqual([true, true, true, true]);
        // A person whose turn is in two seconds gets the next one six seconds later.
        store.setTime(at(10_007));
        const again = await Promise.all(writers.slice(0, 4).map((person) => records.takeSendSlot(person, rates)));
        expect(again.filter((turn) => turn.isTaken)).toHaveLength(3);
        store.setTime(at(10_600));
        expect(await records.takeSendSlot(writers[4] ?? "", rates)).toEqual({
          isTaken: true,
          at: new Date(at(10_600)),
        });
      });
    });

    describe("polling a channel", () => {
      test("is done by one server until it resigns or its lease expires", async () => {
        expect(await records.acquireLeadership("telegram", "one", 20_000)).toBe(true);
        expect(await records.acquireLeadership("telegram", "two", 20_000)).toBe(false);
        expect(await records.acquireLeadership("whatsapp", "two", 20_000)).toBe(true);
        store.setTime(at(15));
        expect(await records.acquireLeadership("telegram", "one", 20_000)).toBe(true);
        store.setTime(at(34));
        expect(await records.acquireLeadership("telegram", "two", 20_000)).toBe(false);
        store.setTime(at(35));
        expect(await records.acquireLeadership("telegram", "two", 20_000)).toBe(true);
        await records.releaseLeadership("telegram", "one");
        expect(await records.acquireLeadership("telegram", "one", 20_000)).toBe(false);
        await records.releaseLeadership("telegram", "two");
        expect(await records.acquireLeadership("telegram", "one", 20_000)).toBe(true);
      });

      test("is granted to one of several concurrent servers", async () => {
        store.setTime(at(1_000));
        const asked = ["one", "two", "three"].map((server) => records.acquireLeadership("telegram", server, 20_000));
        expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      });
    });

    describe("a sent message", () => {
      test("gets status updates; late updates of earlier states are ignored", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        const before = await countOf("read");
        await records.markSent(`${id}:0`, provider);
        expect(await records.findSend(`${id}:0`)).toBeNull();
        await tell(provider, "read");
        await tell(provider, "delivered");
        await tell(provider, "failed", "131049");
        expect(await countOf("read")).toBe(before + 1);
      });

      test("keeps a status update that arrives before it is recorded as sent", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        const before = await countOf("delivered");
        for (let round = 0; round < 2; round += 1) await tell(provider, "delivered");
        await records.markSent(`${id}:0`, provider);
        expect(await countOf("delivered")).toBe(before + 1);
      });

      test.each(["sent first", "told first"])(
        "is told of in the same instant in which it is sent (%s)",
        async (order) => {
          const person = await writer();
          const id = await said(person, SAYS);
          const provider = `wamid.${fresh()}`;
          const before = await countOf("read");
          const both = [() => records.markSent(`${id}:0`, provider), () => tell(provider, "read")];
          await Promise.all((order === "sent first" ? both : both.toReversed()).map((each) => each()));
          expect(await countOf("read")).toBe(before + 1);
        },
      );

      test("gets updates in a batch of known and unknown messages", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        const provider = `wamid.${fresh()}`;
        await records.markSent(`${id}:0`, provider);
        const before = await countOf("read");
        const others = Array.from({ length: 20 }, () => tell(`wamid.other-${fresh()}`, "delivered"));
        await Promise.all([tell(provider, "delivered"), ...others, tell(provider, "read"), tell(provider, "read")]);
        expect(await countOf("read")).toBe(before + 1);
      });

      test("that failed is listed with its reason and can be retried", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        await records.markUnsent(`${id}:0`, "131047");
        expect(await records.findFailures("whatsapp", 50)).toContainEqual({
          id: `${id}:0`,
          what: "send",
          reason: "131047",
          at: AT,
          retries: true,
        });
        await work();
        expect(await records.retry("whatsapp", "send", `${id}:0`)).toBe(true);
        expect((await work()).map(({ payload }) => payload["id"])).toEqual([`${id}:0`]);
        expect(await records.findSend(`${id}:0`)).toMatchObject({ message: { text: "Namaste" } });
      });

      test("is deleted with its incoming message after a while; pending ones stay", async () => {
        const person = await writer();
        const id = await said(person, SAYS);
        await records.receive([message(from)]);
        await records.deleteBefore(at(1));
        expect(await records.findSend(`${id}:0`), "it was never sent").not.toBeNull();
        expect(await records.findNext(person)).not.toBeNull();
        await records.markSent(`${id}:0`, null);
        await records.deleteBefore(at(1));
        const counts = (await records.countMessages()).find(({ channel }) => channel === "whatsapp");
        expect(counts?.received.handled).toBe(0);
        expect(counts?.sent.sent).toBe(0);
        expect(counts?.lastReceivedAt).toBe(AT);
      });

      const tell = (providerId: string, state: DeliveryUpdate["state"], reason = ""): Promise<void> =>
        records.recordDeliveryUpdate("whatsapp", { providerId, state, reason });
      const countOf = async (state: "read" | "delivered"): Promise<number> =>
        (await records.countMessages()).find(({ channel }) => channel === "whatsapp")?.sent[state] ?? -1;
    });

    describe("an account", () => {
      const link = (person: string, accountId: string | null) => said(person, { ...SAYS, person: { accountId } });
      const unlinkedFrom = (accountId: string): AccountLinkChange => ({
        action: "chat_unlinked",
        accountId,
        mail: null,
      });
      const linked = async (account: string) => (await links.findByAccount(account)).map(({ id }) => id);

      test("has a code per account, none for an account that is gone, and none that has expired", async () => {
        const account = await store.account(`${from}@example.org`);
        expect(await links.saveCode("nobody", `code-of-nobody-${from}`, at(60))).toBe(false);
        expect(await links.findCodeOwner(`code-of-nobody-${from}`)).toBeNull();
        expect(await links.saveCode(account, `first-${from}`, at(60))).toBe(true);
        expect(await links.findCodeOwner(`first-${from}`)).toBe(account);
        expect(await links.saveCode(account, `second-${from}`, at(60))).toBe(true);
        expect(await links.findCodeOwner(`first-${from}`)).toBeNull();
        expect(await links.findCodeOwner(`second-${from}`)).toBe(account);
        await links.saveCode(account, `ended-${from}`, at(0));
        expect(await links.findCodeOwner(`ended-${from}`)).toBeNull();
      });

      test("is linked by a message's result, and unlinked only by its owner", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const other = await store.account(`${from}-other@example.org`);
        await link(person, account);
        expect(await links.findByAccount(account)).toEqual([
          { id: person, channel: "whatsapp", externalId: from, name: "Asha", linkedAt: AT },
        ]);
        expect(await links.unlink(person, unlinkedFrom(other))).toBe(false);
        expect(await links.unlink("nobody", unlinkedFrom(account))).toBe(false);
        expect(await linked(account)).toEqual([person]);
        expect(await links.unlink(person, unlinkedFrom(account))).toBe(true);
        expect(await links.unlink(person, unlinkedFrom(account))).toBe(false);
        expect(await linked(account)).toEqual([]);
      });

      test("is notified by mail and audited in the same transaction as the change", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const mails = async () => (await store.jobs.findByPerson([`${from}@example.org`])).map(({ kind }) => kind);
        const change = {
          ...unlinkedFrom(account),
          mail: { kind: "a mail", payload: {}, personId: `${from}@example.org` },
        };
        const made = { ...change, action: "chat_linked" } as const;
        const id = await said(person, { ...SAYS, person: { accountId: account }, linkChanges: [made] });
        expect(await store.noted()).toMatchObject({ action: "chat_linked", subject: { id: account } });
        expect(await records.saveAnswer(id, { ...SAYS, linkChanges: [made] })).toBe(false);
        expect(await mails()).toEqual(["a mail"]);
        expect(await links.unlink("nobody", change)).toBe(false);
        expect(await mails()).toEqual(["a mail"]);
        expect(await links.unlink(person, change)).toBe(true);
        expect(await mails()).toEqual(["a mail", "a mail"]);
        expect(await store.noted()).toMatchObject({ action: "chat_unlinked", subject: { id: account } });
      });

      test("can be unlinked in the chat, also by deleting everything there", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        await link(person, account);
        await records.receive([message(from)]);
        await link(person, null);
        expect(await linked(account)).toEqual([]);
        await records.receive([message(from)]);
        await link(person, account);
        await records.receive([message(from)]);
        await said(person, { erasesPerson: true, messages: [] });
        expect(await linked(account)).toEqual([]);
      });

      test("that is deleted leaves the chat unlinked", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        await link(person, account);
        await store.deleteAccount(account);
        expect(await records.findPerson(person)).toMatchObject({ accountId: null });
      });

      test("has one code, valid for a limited time and once", async () => {
        const person = await writer();
        const account = await store.account(`${from}@example.org`);
        const [first, second] = [`first-${from}`, `second-${from}`];
        expect(await links.saveCode(account, first, at(900))).toBe(true);
        expect(await links.findCodeOwner(first)).toBe(account);
        expect(await links.saveCode(account, second, at(900))).toBe(true);
        expect([await links.findCodeOwner(first), await links.findCodeOwner(second)]).toEqual([null, account]);
        store.setTime(at(900));
        expect(await links.findCodeOwner(second)).toBeNull();
        store.setTime(at(899));
        expect(await links.findCodeOwner(second)).toBe(account);
        await said(person, { ...SAYS, usedCodeHash: second });
        expect(await links.findCodeOwner(second)).toBeNull();
        expect(await links.saveCode("nobody", `third-${from}`, at(900))).toBe(false);
      });

      test("loses its code when deleted", async () => {
        const account = await store.account(`${from}@example.org`);
        await links.saveCode(account, `code-${from}`, at(900));
        await store.deleteAccount(account);
        expect(await links.findCodeOwner(`code-${from}`)).toBeNull();
      });

      test("erased by its owner deletes the chat: a later message is from a new person", async () => {
        const person = await writer();
        const made = chart(person, "Asha");
        await said(person, { ...SAYS, chart: made });
        await work();
        await records.receive([message(`${from}0`)]);
        const other = await personOfWork();
        await links.erase(person);
        expect(await records.findPerson(other), "another person's chat").toMatchObject({ externalId: `${from}0` });
        expect([await records.findPerson(person), await records.findChart(made.id)]).toEqual([null, null]);
        expect(await writer()).not.toBe(person);
      });
    });
  });
}

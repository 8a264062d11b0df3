import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ContactMessage, ContactRepository } from "../../src/modules/contact/repository.ts";

/** What each implementation brings along. */
export interface ContactStore {
  readonly records: ContactRepository;
  close(): Promise<void>;
}

const message = (id: string, changes: Partial<ContactMessage> = {}): ContactMessage => ({
  id,
  name: "Asha Example",
  email: "asha@example.org",
  message: "Namaste\nfrom Pune",
  createdAt: "2026-03-01T06:00:00.000Z",
  readAt: null,
  ...changes,
});

/** What is promised of messages, whatever keeps them. */
export function contactContract(name: string, open: () => Promise<ContactStore>): void {
  describe(`messages in ${name}`, () => {
    let store: ContactStore;
    let records: ContactRepository;
    beforeAll(async () => {
      store = await open();
      records = store.records;
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      for (const { id } of (await records.page(100, null))?.messages ?? []) await records.delete(id);
    });
    const ids = async (limit: number, after: string | null = null) => {
      const page = await records.page(limit, after);
      return page && [page.messages.map(({ id }) => id), page.more];
    };

    test("come back as they were written, once for an id", async () => {
      const one = message("message-1");
      for (const each of [one, { ...one, name: "Somebody else" }]) await records.add(each);
      expect((await records.page(10, null))?.messages).toEqual([one]);
    });

    test("the latest come first, in pages that neither repeat nor skip", async () => {
      for (const [index, minute] of [5, 1, 3, 3].entries())
        await records.add(message(`message-${index}`, { createdAt: `2026-03-01T06:0${minute}:00.000Z` }));
      expect(await ids(3)).toEqual([["message-0", "message-3", "message-2"], true]);
      expect(await ids(3, "message-2")).toEqual([["message-1"], false]);
      expect(await ids(3, "nobody")).toBeNull();
    });

    test("are marked, counted while unread, and deleted", async () => {
      for (const id of ["message-1", "message-2"]) await records.add(message(id));
      const at = "2026-03-02T00:00:00.000Z";
      expect(await records.mark("message-1", at)).toEqual(message("message-1", { readAt: at }));
      expect(await records.unread()).toBe(1);
      expect(await records.mark("message-1", null)).toMatchObject({ readAt: null });
      expect(await records.mark("nobody", at)).toBeNull();
      expect([await records.delete("message-1"), await records.delete("message-1")]).toEqual([true, false]);
    });

    test("of an address are found, and go together", async () => {
      await records.add(message("message-1"));
      await records.add(message("message-2", { email: "ravi@example.org" }));
      expect((await records.ofEmail("asha@example.org")).map(({ id }) => id)).toEqual(["message-1"]);
      await records.deleteOfEmail("asha@example.org");
      expect(await ids(10)).toEqual([["message-2"], false]);
    });
  });
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ContactMessage, ContactRepository } from "../../src/modules/contact/repository.ts";

/** What each implementation provides. */
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

/** The contract of contact messages for every store. */
export function runContactContract(name: string, open: () => Promise<ContactStore>): void {
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
      return page && [page.messages.map(({ id }) => id), page.hasMore];
    };

    test("are stored unchanged, once per id", async () => {
      const one = message("message-1");
      for (const each of [one, { ...one, name: "Somebody else" }]) await records.add(each);
      expect((await records.page(10, null))?.messages).toEqual([one]);
    });

    test("are latest first, in pages without repeats or gaps", async () => {
      for (const [index, minute] of [5, 1, 3, 3].entries())
        await records.add(message(`message-${index}`, { createdAt: `2026-03-01T06:0${minute}:00.000Z` }));
      expect(await ids(3)).toEqual([["message-0", "message-3", "message-2"], true]);
      expect(await ids(3, "message-2")).toEqual([["message-1"], false]);
      expect(await ids(3, "nobody")).toBeNull();
    });

    test("are marked, counted while unread, and deleted", async () => {
      for (const id of ["message-1", "message-2"]) await records.add(message(id));
      const at = "2026-03-02T00:00:00.000Z";
      expect(await records.setReadAt("message-1", at)).toEqual(message("message-1", { readAt: at }));
      expect(await records.countUnread()).toBe(1);
      expect(await records.setReadAt("message-1", null)).toMatchObject({ readAt: null });
      expect(await records.setReadAt("nobody", at)).toBeNull();
      expect([await records.delete("message-1"), await records.delete("message-1")]).toEqual([true, false]);
    });

    test("of an address are found and deleted together", async () => {
      await records.add(message("message-1"));
      await records.add(message("message-2", { email: "ravi@example.org" }));
      expect((await records.findByEmail("asha@example.org")).map(({ id }) => id)).toEqual(["message-1"]);
      await records.deleteByEmail("asha@example.org");
      expect(await ids(10)).toEqual([["message-2"], false]);
    });
  });
}

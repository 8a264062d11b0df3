import { expect, test } from "vitest";
import { BIRTH } from "../fakes/births.ts";
import { buildPeopleApp } from "./accounts-test-app.ts";
import { EMAIL, everythingIn, expectRecordsExportedAndDeleted, MARK } from "./expect-records-deleted.ts";

test("every record that a person makes is in their export, and dies with their account, also while a job of theirs is under way", async () => {
  const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  try {
    await expectRecordsExportedAndDeleted(people);
  } finally {
    await people.close();
  }
});

test("an import and a conversation running during the deletion end and leave nothing behind", async () => {
  const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  try {
    await people.signUp("administrator@example.org");
    const { token } = await people.signUp(EMAIL);
    const begun = await people.call("POST", "/chat/start", { token, body: {} });
    const { chat_id } = begun.json<{ chat_id: string }>();
    const kundlis = Array.from({ length: 15 }, (_, index) => ({
      ...BIRTH,
      id: `kundli-of-marigold-${index}`,
      name: `${MARK} ${index}`,
    }));
    const [left, ...underWay] = await Promise.all([
      people.call("DELETE", "/profile", { token, body: { confirm: EMAIL } }),
      people.call("POST", "/kundlis/batch", { token, body: { kundlis } }),
      people.call("POST", "/chat/ask", { token, body: { chat_id, question: `Where is the Moon of ${MARK}?` } }),
    ]);
    expect(left.statusCode, left.body).toBe(200);
    // Completed before, or refused because the account is gone.
    for (const { statusCode, body } of underWay) expect([200, 401, 404], body).toContain(statusCode);
    for (const [place, rows] of await everythingIn(people))
      for (const trace of [EMAIL, MARK, chat_id]) expect(rows, place).not.toContain(trace);
  } finally {
    await people.close();
  }
});

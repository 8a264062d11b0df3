import { test } from "vitest";
import { buildPeopleApp } from "../accounts/accounts-test-app.ts";
import { expectRecordsExportedAndDeleted } from "../accounts/expect-records-deleted.ts";
import { openTestFirestore } from "./open-test-firestore.ts";

test("every record that a person makes in SQL and Firestore is in their export, and dies with their account", async () => {
  const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "required" }, records: await openTestFirestore() });
  try {
    await expectRecordsExportedAndDeleted(people);
  } finally {
    await people.close();
  }
});

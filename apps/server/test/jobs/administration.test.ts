import { jobsResponseSchema, type JobsResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";

let smtp: Smtp;
let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  smtp = await startSmtp();
  people = await buildPeopleApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: "Lagna <lagna@example.org>" } });
  administrator = await people.signUp("administrator@example.org");
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
});
afterAll(async () => {
  await people.close();
  await smtp.close();
});

const overview = async (): Promise<JobsResponse> => {
  const response = await people.call("GET", "/admin/jobs", { token: administrator.token });
  expect(response.statusCode, response.body).toBe(200);
  return jobsResponseSchema.strict().parse(response.json());
};
const retry = (id: string, token = administrator.token) => people.call("POST", `/admin/jobs/${id}/retry`, { token });

test("administrators see a permanently refused mail, without its recipient, and can retry it", async () => {
  smtp.refuses = true;
  await people.call("POST", "/auth/magic-link", { body: { email: "asha@example.org" } });
  await expect.poll(overview).toEqual({
    counts: [{ kind: "link mail", state: "dead", count: 1 }],
    dead: [
      {
        id: expect.any(String),
        kind: "link mail",
        attempts: 1,
        error: "a mail could not be sent: SMTP 550",
        added_at: people.now().toISOString(),
        died_at: people.now().toISOString(),
      },
    ],
  });
  expect(JSON.stringify(await overview())).not.toContain("asha");
  expect(people.lines.join("")).not.toContain("asha");

  smtp.refuses = false;
  const { id = "" } = (await overview()).dead[0] ?? {};
  expect((await retry(id)).json()).toEqual({ status: "success" });
  await expect.poll(() => smtp.mails.at(-1)?.to).toEqual(["asha@example.org"]);
  await expect.poll(overview).toEqual({ counts: [], dead: [] });
  expectError(await retry(id), 404, "job_unknown");
});

test("a mail refused by a full mailbox or a busy server is retried automatically", async () => {
  smtp.refuses = 451;
  await people.call("POST", "/auth/magic-link", { body: { email: "later@example.org" } });
  await expect.poll(() => people.lines.join("")).toContain("a mail could not be sent: SMTP 451");
  expect((await overview()).counts).toEqual([{ kind: "link mail", state: "waiting", count: 1 }]);
  smtp.refuses = false;
  people.advance(5_000);
  await expect.poll(() => smtp.mails.at(-1)?.to).toEqual(["later@example.org"]);
});

test("an unknown job id is 404, and only administrators have access", async () => {
  expectError(await retry("nobody's"), 404, "job_unknown");
  const { token } = await people.signUp("anyone@example.org");
  expectError(await retry("nobody's", token), 403, "access_pending");
  expectError(await people.call("GET", "/admin/jobs", { token }), 403, "access_pending");
});

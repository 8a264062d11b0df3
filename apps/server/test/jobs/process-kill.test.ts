import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../build-test-app.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";
import { type Running, startServer, stopServers } from "../start-server.ts";

const HURRY = join(import.meta.dirname, "../fakes/shorten-job-lease.ts");

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let smtp: Smtp;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-kill-"));
  own = await openTestDatabase(dataDir);
  smtp = await startSmtp();
});
afterEach(async () => {
  await stopServers();
  await smtp.close();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (): Running =>
  startServer(
    { DATABASE_URL: own.url, DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: "Lagna <lagna@example.org>" },
    { nodeOptions: ["--import", HURRY] },
  );

async function post(server: Running, path: string, body: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${await server.port()}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.status;
}

async function kill(server: Running): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

/** The mails that wait; jobs that keep the server's files fresh are always there. */
const waiting = () =>
  own.database.db.selectFrom("jobs").select(["kind", "attempts"]).where("kind", "like", "% mail").execute();
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

test("a mail whose server is killed while sending goes out once, when a server is back", async () => {
  smtp.held = true;
  const killed = start();
  expect(await post(killed, "/auth/magic-link", { email: "asha@example.org" })).toBe(200);
  await expect.poll(() => smtp.connections()).toBe(1);
  await kill(killed);
  expect(await waiting()).toEqual([{ kind: "link mail", attempts: 1 }]);
  expect(smtp.mails).toEqual([]);

  smtp.held = false;
  const back = start();
  await expect.poll(() => mailsTo("asha@example.org")).toHaveLength(1);
  await expect.poll(waiting).toEqual([]);
  const token = /token=([\w-]+)/.exec(smtp.mails[0]?.text ?? "")?.[1];
  expect(await post(back, "/auth/verify-magic-link", { token })).toBe(200);
  expect(smtp.mails).toHaveLength(1);
});

test("a server killed right after each sign-up response loses no mails, and completed ones are not repeated", async () => {
  smtp.held = true;
  const killed = start();
  const password = "nine planets, one sky";
  const emails = [1, 2, 3, 4, 5, 6].map((number) => `person-${number}@example.org`);
  const answers = await Promise.all(emails.map((email) => post(killed, "/signup", { name: "Asha", email, password })));
  await kill(killed);
  expect(answers).toEqual(emails.map(() => 200));

  smtp.held = false;
  start();
  await expect.poll(() => smtp.mails.length).toBe(emails.length);
  await expect.poll(waiting).toEqual([]);
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(emails);
});

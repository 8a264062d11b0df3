import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { auditResponseSchema, BACKUP_PART_BYTES, type BackupState } from "@lagna/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openServerDatabase, type ServerDatabase } from "../src/db/open-server-database.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

let people: PeopleApp;
let administrator: Caller;
let folder: string;
beforeEach(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
  folder = mkdtempSync(join(tmpdir(), "lagna-server-backup-"));
}, 120_000);
afterEach(async () => {
  await people.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (method: "GET" | "POST" | "DELETE", path = "", body?: object) =>
  people.call(method, `/admin/backup${path}`, { token: administrator.token, body });
const describeBackups = async (): Promise<BackupState> => (await ask("GET")).json();

async function download(): Promise<Buffer> {
  const response = await ask("POST", "/download", {});
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

const sendPart = (part: Buffer, offset: number, total: number, token = administrator.token) =>
  people.app.inject({
    method: "PUT",
    url: `/api/v1/admin/backup/upload?offset=${offset}&total=${total}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload: part,
  });

async function upload(content: Buffer): Promise<BackupState["upload"]> {
  for (let offset = 0; offset < content.length; offset += BACKUP_PART_BYTES) {
    const part = content.subarray(offset, offset + BACKUP_PART_BYTES);
    const response = await sendPart(part, offset, content.length);
    expect(response.json(), response.body).toEqual({ received: offset + part.length });
  }
  return (await describeBackups()).upload;
}

const stage = (confirm = administrator.email) => ask("POST", "/stage", { confirm });
const fileOf = (name: string) => join(people.dataDir, name);
const filesBeside = () =>
  readdirSync(people.dataDir).filter((name) => name.startsWith("lagna.sqlite.") && !/-(wal|shm)$/.test(name));

/** A downloaded backup, changed by hand. */
function change(content: Buffer, ...statements: string[]): Buffer {
  const path = join(folder, "changed.sqlite");
  writeFileSync(path, content);
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = delete");
  for (const statement of statements) database.exec(statement);
  database.close();
  return readFileSync(path);
}

const actions = async (): Promise<string[]> => {
  const response = await people.call("GET", "/admin/audit", { token: administrator.token });
  return auditResponseSchema
    .parse(response.json())
    .entries.filter(({ actor }) => actor.kind === "person")
    .map(({ action }) => action);
};

/** Starts as the server does, on the database of the app, which has been closed. */
async function start(): Promise<ServerDatabase & { readonly emails: readonly string[] }> {
  const pool = { max: 1, statementMs: 0, idleInTransactionMs: 0 };
  const options = { url: undefined, dataDir: people.dataDir, pool, servers: { processes: 1, isSupervised: false } };
  const opened = await openServerDatabase(options);
  const rows = await opened.database.db.selectFrom("users").select("email").orderBy("email").execute();
  return { ...opened, emails: rows.map(({ email }) => email) };
}

async function startOnce(): Promise<Pick<ServerDatabase, "restored"> & { readonly emails: readonly string[] }> {
  const { database, restored, emails } = await start();
  await database.close();
  return { restored, emails };
}

describe.skipIf(onPostgres)("SQLite", () => {
  test("a download is a complete copy, recorded, leaves no file and counts as the last backup", async () => {
    await people.signUp("asha@example.org");
    const content = await download();
    expect(filesBeside()).toEqual([]);
    expect(readFileSync(fileOf("last-backup"), "utf8")).toBe(`${people.now().toISOString()}\n`);
    expect(await actions()).toContain("backup_downloaded");
    const path = join(folder, "copy.sqlite");
    writeFileSync(path, content);
    const copy = new DatabaseSync(path);
    expect(copy.prepare("select count(*) as rows from users").get()?.["rows"]).toBe(2);
    copy.close();
    expect((await describeBackups()).current).toMatchObject({ accounts: 2, kundlis: 0, conversations: 0 });
  });

  test("a backup that fits is staged after a typed confirmation, and the next start puts it in place", async () => {
    const content = await download();
    await people.signUp("later@example.org");
    expect(await upload(content)).toMatchObject({
      mark: "fits",
      bytes: content.length,
      content: { accounts: 1 },
      migrations: [],
    });
    expectError(await stage("someone@example.org"), 422, "invalid_input");
    expect((await describeBackups()).staged).toBeNull();
    expect((await stage()).statusCode).toBe(200);
    expect(await describeBackups()).toMatchObject({ upload: null, staged: { mark: "fits" }, current: { accounts: 2 } });
    expect(await actions()).toContain("restore_staged");

    await people.app.close();
    await people.database.close();
    const { restored, emails } = await startOnce();
    expect(restored).toContain("has been restored");
    expect(emails).toEqual([administrator.email]);
    const [kept = "", ...others] = filesBeside().filter((name) => name.includes(".before-"));
    expect(others).toEqual([]);
    const before = new DatabaseSync(fileOf(kept));
    expect(before.prepare("select count(*) as rows from users").get()?.["rows"]).toBe(2);
    before.close();
    expect(await startOnce()).toEqual({ restored: null, emails: [administrator.email] });
  });

  test("a staged backup can be discarded", async () => {
    await upload(await download());
    await stage();
    expect((await ask("DELETE", "/staged")).statusCode).toBe(200);
    expect((await describeBackups()).staged).toBeNull();
    expect(filesBeside()).toEqual([]);
    expect(await actions()).toContain("restore_discarded");
  });

  test("each file that cannot be restored is named for what it is, and cannot be staged", async () => {
    const content = await download();
    const page = content.readUInt16BE(16);
    const torn = Buffer.from(content);
    torn.fill(0xff, page * 2, page * 6);
    const cases: [string, Buffer][] = [
      ["newer", change(content, "insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01')")],
      ["foreign", Buffer.from("Dear Asha, ".repeat(1000))],
      ["foreign", change(content, "drop table users")],
      ["foreign", change(content, "create trigger t after insert on probes begin delete from users; end")],
      ["damaged", content.subarray(0, content.length - page * 3)],
      ["damaged", torn],
    ];
    for (const [mark, file] of cases) {
      expect(await upload(file), mark).toMatchObject({ mark });
      expectError(await stage(), 409, "backup_unfit");
    }
    expect(
      (await upload(change(content, "insert into kysely_migration values ('9999-of-tomorrow', '')")))?.migrations,
    ).toEqual(["9999-of-tomorrow"]);
    expect((await describeBackups()).staged).toBeNull();
    expect(await people.database.probe()).toBeNull();
  });

  test("an upload that ends in the middle can go on, is not complete, and is gone after a restart", async () => {
    const content = Buffer.alloc(BACKUP_PART_BYTES + 10, 1);
    expect((await sendPart(content.subarray(0, BACKUP_PART_BYTES), 0, content.length)).statusCode).toBe(200);
    expect((await describeBackups()).upload).toBeNull();
    expectError(await stage(), 409, "backup_unfit");
    expectError(await sendPart(content.subarray(0, 5), 5, content.length), 409, "backup_part_misplaced");
    expectError(
      await sendPart(content.subarray(0, 20), BACKUP_PART_BYTES, content.length),
      409,
      "backup_part_misplaced",
    );
    expect(statSync(fileOf("lagna.sqlite.upload")).size).toBe(BACKUP_PART_BYTES);
    expect((await sendPart(content.subarray(BACKUP_PART_BYTES), BACKUP_PART_BYTES, content.length)).statusCode).toBe(
      200,
    );
    expect((await describeBackups()).upload).toMatchObject({ mark: "foreign" });
    await people.app.close();
    await people.database.close();
    expect(await startOnce()).toEqual({ restored: null, emails: [administrator.email] });
    expect(filesBeside().filter((name) => name.includes(".upload"))).toEqual([]);
  });

  test("a connection that ends within a part leaves the parts before it, and the part can be sent again", async () => {
    const content = await download();
    await people.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = people.app.server.address() as AddressInfo;
    const broken = request({
      port,
      host: "127.0.0.1",
      method: "PUT",
      path: `/api/v1/admin/backup/upload?offset=0&total=${content.length}`,
      headers: {
        authorization: `Bearer ${administrator.token}`,
        "content-type": "application/octet-stream",
        "content-length": Math.min(content.length, BACKUP_PART_BYTES),
      },
    });
    broken.on("error", () => undefined);
    broken.write(content.subarray(0, 5000));
    const size = () => statSync(fileOf("lagna.sqlite.upload"), { throwIfNoEntry: false })?.size;
    await expect.poll(size).toBe(5000);
    broken.destroy();
    await expect.poll(size).toBe(0);
    await expect.poll(() => upload(content).catch(() => null)).toMatchObject({ mark: "fits" });
  });

  test("a part and a file have their limits", async () => {
    expectError(
      await sendPart(Buffer.alloc(BACKUP_PART_BYTES + 1), 0, BACKUP_PART_BYTES + 1),
      413,
      "payload_too_large",
    );
    expectError(await sendPart(Buffer.alloc(1), 0, 2 ** 40), 413, "payload_too_large");
    expect(existsSync(fileOf("lagna.sqlite.upload"))).toBe(false);
  });

  test("a start that is killed between the steps is finished by the next one, and loses nothing", async () => {
    const content = await download();
    await people.signUp("later@example.org");
    await upload(content);
    await stage();
    await people.app.close();
    await people.database.close();
    // Killed after the old database had got its second name.
    execFileSync("ln", [fileOf("lagna.sqlite"), fileOf("lagna.sqlite.before-killed")]);
    expect((await startOnce()).emails).toEqual([administrator.email]);
    const kept = filesBeside().filter((name) => name.includes(".before-"));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toBe("lagna.sqlite.before-killed");
  });

  test("a staged file that was damaged since is set aside, and the server starts with the old database", async () => {
    await upload(await download());
    await people.signUp("later@example.org");
    await stage();
    truncateSync(fileOf("lagna.sqlite.staged"), 8192);
    await people.app.close();
    await people.database.close();
    const { restored, emails } = await startOnce();
    expect(restored).toContain("was not restored");
    expect(emails).toEqual([administrator.email, "later@example.org"]);
    expect(await startOnce()).toMatchObject({ restored: null });
    expect(existsSync(fileOf("lagna.sqlite.staged-refused"))).toBe(true);
  });

  test("while another program uses the database, the staged backup waits", async () => {
    await upload(await download());
    await people.signUp("later@example.org");
    await stage();
    await people.app.close();
    const { restored, database, emails } = await start();
    expect(restored).toContain("waits for the next start");
    expect(emails).toHaveLength(2);
    await database.close();
    await people.database.close();
    expect((await startOnce()).emails).toHaveLength(1);
  });
});

test("everything but looking needs a recent proof of identity, and nothing is for other people", async () => {
  const { token } = await people.signUp("user@example.org");
  for (const request of [
    people.call("GET", "/admin/backup", { token }),
    people.call("POST", "/admin/backup/download", { token, body: {} }),
    people.call("POST", "/admin/backup/stage", { token, body: { confirm: "user@example.org" } }),
    people.call("DELETE", "/admin/backup/staged", { token }),
    sendPart(Buffer.alloc(1), 0, 1, token),
  ])
    expect((await request).statusCode).toBe(403);
  people.advance(11 * MINUTE);
  const later = [ask("DELETE", "/staged")];
  if (!onPostgres) later.push(ask("POST", "/download", {}), sendPart(Buffer.alloc(1), 0, 1), stage());
  for (const response of await Promise.all(later)) expectError(response, 403, "proof_needed");
  expect((await ask("GET")).statusCode).toBe(200);
});

test.runIf(onPostgres)("PostgreSQL has neither download nor upload", async () => {
  expect(await describeBackups()).toEqual({
    database: "postgres",
    is_without_records: false,
    current: null,
    upload: null,
    staged: null,
  });
  for (const response of [await ask("POST", "/download", {}), await sendPart(Buffer.alloc(1), 0, 1), await stage()])
    expectError(response, 409, "backup_needs_sqlite");
});

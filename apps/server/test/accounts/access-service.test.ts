import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createAccessService, type Applicant } from "../../src/modules/access-approval/service.ts";
import { createSqlAccessRepository } from "../../src/modules/access-approval/sql-repository.ts";
import { createAccounts, openSqlStore } from "../contract/sql-store.ts";

const NOW = new Date("2026-03-01T06:00:00.000Z");
const ADMIN = "boss@example.org";

let store: Awaited<ReturnType<typeof openSqlStore>>;
beforeAll(async () => {
  store = await openSqlStore();
});
afterAll(() => store.close());

type Parts = Parameters<typeof createAccessService>[0];

function openService(changes: Partial<Parts> = {}) {
  const messages: string[] = [];
  const note = (...[given, message]: readonly unknown[]): void => void messages.push(String(message ?? given));
  const clock = () => NOW;
  const service = createAccessService({
    records: createSqlAccessRepository(store.db, createSqlAuditRepository({ db: store.db, clock })),
    clock,
    log: { error: note, info: note, warn: note } as Parts["log"],
    approval: "required",
    adminEmails: [],
    provesAddresses: true,
    ...changes,
  });
  return { service, messages };
}

let number = 0;
async function apply(changes: Partial<Applicant> = {}): Promise<Applicant> {
  const email = changes.email ?? `person${(number += 1)}@example.org`;
  const id = await createAccounts(store.db).insert(email);
  return { id, email, emailVerified: false, isFounder: false, ...changes };
}
const SHELL = { kind: "shell" } as const;

describe("a person without a decision", () => {
  test.each([
    ["required", { isAuthorized: false, role: "user", status: "pending" }],
    ["off", { isAuthorized: true, role: "user", status: "active" }],
  ] as const)("with approval %s", async (approval, status) => {
    const { service } = openService({ approval });
    expect(await service.getAccessStatus(await apply())).toEqual(status);
    expect([null, true, false].map((active) => service.toAccountStatus({ active }))).toEqual([
      status.status,
      "active",
      "inactive",
    ]);
  });

  test("becomes the administrator as the founder, and no other", async () => {
    const { service, messages } = openService();
    expect(service.mayFound).toBe(true);
    expect(await service.getAccessStatus(await apply({ isFounder: true }))).toMatchObject({ role: "administrator" });
    expect(messages).toEqual(["the first account is now the administrator"]);
  });

  test.each([
    ["a proven address", true, true, "administrator"],
    ["an address that need not be proven", false, false, "administrator"],
    ["an address that is not proven", false, true, "user"],
  ])("with a configured address: %s", async (_name, emailVerified, provesAddresses, role) => {
    const email = `${(number += 1)}${ADMIN}`;
    const { service } = openService({ adminEmails: [email], provesAddresses });
    expect(service.mayFound).toBe(false);
    expect((await service.getAccessStatus(await apply({ email, emailVerified }))).role).toBe(role);
    expect((await service.getAccessStatus(await apply({ emailVerified }))).role).toBe("user");
  });
});

describe("a decision", () => {
  test("overrules configuration and approval", async () => {
    const { service } = openService({ approval: "off" });
    const founder = await apply({ isFounder: true });
    await service.ensure(founder);
    await service.makeAdministrator(await apply(), SHELL);
    await service.deactivate(founder, SHELL);
    expect(await service.getAccessStatus(founder)).toEqual({ isAuthorized: false, role: "user", status: "inactive" });
  });

  test("about another account with the same address does not count", async () => {
    const { service } = openService();
    const person = await apply();
    await service.makeAdministrator(person, SHELL);
    const other = { ...person, id: "another" };
    expect(await service.getAccessStatus(other)).toMatchObject({ isAuthorized: false, status: "pending" });
    expect((await service.findDecision(other)).active).toBeNull();
    expect((await service.recordsOf(other)).decided).toBeNull();
    expect((await service.recordsOf(person)).decided).toMatchObject({ userId: person.id });
  });

  test("about an account that is gone is refused", async () => {
    const { service } = openService();
    const gone = { id: "gone", email: "gone@example.org" };
    await expect(service.makeAdministrator(gone, SHELL)).rejects.toMatchObject({ code: "person_unknown" });
    await expect(service.deactivate(gone, SHELL)).rejects.toMatchObject({ code: "person_unknown" });
  });
});

test.each([
  ["required", [], false, ["no account yet: the first one to sign up becomes the administrator"]],
  ["required", [], true, []],
  ["required", [ADMIN], false, ["addresses in ADMIN_EMAILS become administrators on sign-up"]],
  ["off", [], true, ["ACCESS_APPROVAL=off: everyone who signs up may use the product"]],
] as const)(
  "the start with approval %s, administrators %j, accounts %s is announced",
  (approval, adminEmails, has, all) => {
    const { service, messages } = openService({ approval, adminEmails });
    service.announce(has);
    expect(messages).toEqual(all);
  },
);

import { computeTotp } from "../../../apps/server/test/fakes/compute-totp.ts";
import { isKept, NONE, type State, type SubjectKind, type Write } from "./life.ts";
import type { Headers, Requests } from "./requests.ts";

const OLD_PASSWORD = "nine planets, one sky";
const NEW_PASSWORD = "twelve houses, one dawn";

interface Listed {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
}

async function findAccount(requests: Requests, email: string): Promise<Listed | null> {
  const query = new URLSearchParams({ q: email, status: "all" });
  const list = await requests.read<{ users: Listed[] }>(
    `/admin/users?${query.toString()}`,
    await requests.administrator(),
  );
  return list?.users.find((user) => user.email === email) ?? null;
}

/** Sign-up, and what administrators decide about the account. */
export const ACCOUNTS: SubjectKind = {
  name: "accounts",
  async begin(requests, serial) {
    const email = `account${serial}@example.org`;
    const decide = (name: string, action: string, after: State): Write => ({
      name,
      after,
      send: async () => {
        const found = await findAccount(requests, email);
        return requests.send("POST", `/admin/users/${found?.id}/${action}`, {
          headers: await requests.administrator(),
        });
      },
    });
    const body = { name: "Asha", email, password: OLD_PASSWORD };
    const writes = [
      { name: "sign-up", after: "pending user", send: () => requests.send("POST", "/signup", { body }) },
      decide("approval", "activate", "active user"),
      decide("promotion", "make-administrator", "active administrator"),
      decide("demotion", "make-user", "active user"),
      ...(isKept(serial) ? [] : [decide("shutting out", "deactivate", "inactive user")]),
    ];
    return {
      before: NONE,
      writes,
      read: async () => {
        const found = await findAccount(requests, email);
        return found ? `${found.status} ${found.role}` : NONE;
      },
    };
  },
};

/** What people change about their own account. */
export const PROFILES: SubjectKind = {
  name: "profiles",
  async begin(requests, serial) {
    const account = await requests.signUp(`profile${serial}`, OLD_PASSWORD);
    let { headers } = account;
    const send = (method: string, path: string, body: object) => requests.send(method, path, { headers, body });
    const passwords = { current_password: OLD_PASSWORD, new_password: NEW_PASSWORD };
    const writes: Write[] = [
      { name: "language", after: "hi, old password", send: () => send("PATCH", "/profile", { language: "hi" }) },
      {
        name: "password",
        after: "hi, new password",
        send: () => send("POST", "/password/change", passwords),
        accept: (text) => (headers = { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` }),
      },
      { name: "departure", after: NONE, send: () => send("DELETE", "/profile", { confirm: account.email }) },
    ];
    const readProfile = async (own: Headers, password: string): Promise<State> => {
      const profile = await requests.read<{ language: string | null }>("/profile", own);
      return profile ? `${profile.language ?? "no language"}, ${password} password` : NONE;
    };
    return {
      before: "no language, old password",
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const [changed, original] = [
          await requests.logIn(account.email, NEW_PASSWORD),
          await requests.logIn(account.email, OLD_PASSWORD),
        ];
        if (changed && original) return "both passwords";
        if (changed) return readProfile(changed, "new");
        return original ? readProfile(original, "old") : NONE;
      },
    };
  },
};

interface SecondFactors {
  readonly factors: readonly { readonly id: string }[];
  readonly recovery_codes_left: number;
}

/** An authenticator app with its recovery codes, one of which is used up. */
export const SECOND_FACTORS: SubjectKind = {
  name: "second factors",
  async begin(requests, serial) {
    const { email, headers, password } = await requests.signUp(`factor${serial}`);
    const path = "/profile/second-factors";
    let app = { id: "", secret: "" };
    let current: Headers = headers;
    let codes: readonly string[] = [];
    const send = (method: string, at: string, body?: object) =>
      requests.send(method, at, { headers: current, ...(body && { body }) });
    const writes: Write[] = [
      {
        name: "secret",
        after: "0 apps, 0 codes",
        send: () => send("POST", `${path}/totp`),
        accept: (text) => (app = JSON.parse(text) as typeof app),
      },
      {
        name: "second factor",
        after: "1 apps, 10 codes",
        send: () => send("POST", `${path}/totp/confirm`, { id: app.id, code: computeTotp(app.secret) }),
        accept: (text) => (codes = (JSON.parse(text) as { recovery_codes: string[] }).recovery_codes),
      },
      {
        name: "recovery code",
        after: "1 apps, 9 codes",
        send: async () => {
          const half = await requests.logIn(email, password);
          return requests.send("POST", "/auth/second-step", { headers: half ?? {}, body: { recovery_code: codes[0] } });
        },
        accept: (text) => (current = { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` }),
      },
      { name: "recovery codes", after: "1 apps, 10 codes", send: () => send("POST", "/profile/recovery-codes") },
      { name: "removed factor", after: "0 apps, 0 codes", send: () => send("DELETE", `${path}/${app.id}`) },
    ];
    return {
      before: "0 apps, 0 codes",
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        // Confirming an app, and removing it, keep this session.
        const found = await requests.read<SecondFactors>(path, headers);
        return found ? `${found.factors.length} apps, ${found.recovery_codes_left} codes` : NONE;
      },
    };
  },
};

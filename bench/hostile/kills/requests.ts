import { setTimeout as wait } from "node:timers/promises";

const PASSWORD = "nine planets, one sky";
const ADMINISTRATOR = "owner@example.org";
/** Decisions on access need a sign-in of the last ten minutes. */
const SIGN_IN_MS = 5 * 60_000;
const PAUSE_MS = 50;
const MAX_WAIT_MS = 180_000;
const TIMEOUT_MS = 60_000;

export type Headers = Readonly<Record<string, string>>;

export interface Requested {
  readonly body?: unknown;
  readonly headers?: Headers;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly headers: Headers;
}

/** Requests to a server that is killed now and then. */
export interface Requests {
  /** One attempt. @throws TypeError if the connection breaks */
  send(method: string, path: string, requested?: Requested): Promise<Response>;
  /** Repeats until the server answers. @returns null for 404 */
  read<Body>(path: string, headers?: Headers): Promise<Body | null>;
  /** Repeats until the server answers. @returns null if the password is not that of the account, or there is none */
  logIn(email: string, password: string): Promise<Headers | null>;
  /** An account that the administrator has not approved yet. */
  signUp(name: string, password?: string): Promise<Account>;
  /** An approved account. */
  createOwner(name: string): Promise<Account>;
  administrator(): Promise<Headers>;
}

/** Refused for a moment, or not reached: nothing was written, or it is not known. */
export const isUnavailable = (status: number): boolean => status === 429 || status === 503;

const createHeaders = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** @param getOrigin where the server listens now */
export function createRequests(getOrigin: () => string): Requests {
  let calls = 0;
  let signIn: { readonly at: number; readonly headers: Promise<Headers> } | null = null;

  /** From a different address each time, so that limits of addresses do not end the run. */
  function send(method: string, path: string, { body, headers }: Requested = {}): Promise<Response> {
    calls += 1;
    const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    return fetch(`${getOrigin()}/api/v1${path}`, {
      method,
      headers: {
        "x-forwarded-for": from,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** @throws Error if the server does not answer in three minutes */
  async function persist(method: string, path: string, requested?: Requested): Promise<readonly [number, string]> {
    const end = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const answer = await send(method, path, requested)
        .then(async (response) => [response.status, await response.text()] as const)
        .catch(() => null);
      if (answer && !isUnavailable(answer[0])) return answer;
      if (performance.now() > end) throw new Error(`${method} ${path} is not answered: ${answer?.join(" ") ?? ""}`);
      await wait(PAUSE_MS);
    }
  }

  async function logIn(email: string, password: string): Promise<Headers | null> {
    const [status, text] = await persist("POST", "/login", { body: { email, password } });
    return status === 200 ? createHeaders((JSON.parse(text) as { token: string }).token) : null;
  }

  async function signUp(name: string, password = PASSWORD): Promise<Account> {
    const email = `${name}@example.org`;
    const [status, text] = await persist("POST", "/signup", { body: { name: "Asha", email, password } });
    if (status === 200)
      return { email, password, headers: createHeaders((JSON.parse(text) as { token: string }).token) };
    // An attempt without a response was stored all the same.
    const headers = await logIn(email, password);
    if (!headers) throw new Error(`${email} can neither sign up nor sign in: ${status} ${text}`);
    return { email, password, headers };
  }

  async function signInAdministrator(): Promise<Headers> {
    return (await logIn(ADMINISTRATOR, PASSWORD)) ?? (await signUp("owner")).headers;
  }

  function administrator(): Promise<Headers> {
    if (!signIn || performance.now() - signIn.at > SIGN_IN_MS)
      signIn = { at: performance.now(), headers: signInAdministrator() };
    return signIn.headers;
  }

  return {
    send,
    async read<Body>(path: string, headers: Headers = {}) {
      const [status, text] = await persist("GET", path, { headers });
      if (status === 404) return null;
      if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`);
      return JSON.parse(text) as Body;
    },
    logIn,
    signUp,
    async createOwner(name) {
      const account = await signUp(name);
      const [, profile] = await persist("GET", "/profile", { headers: account.headers });
      const { id } = JSON.parse(profile) as { id: string };
      const headers = await administrator();
      const [status, text] = await persist("POST", `/admin/users/${id}/activate`, { headers });
      if (status !== 200) throw new Error(`${account.email} is not approved: ${status} ${text}`);
      return account;
    },
    administrator,
  };
}

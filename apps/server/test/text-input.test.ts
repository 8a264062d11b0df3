import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, PASSWORD, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

/** Characters that break databases, lists and screen readers; placed inside the text, as surrounding blanks are trimmed. */
const UNREADABLE = [
  ["a NUL", "As\u0000ha"],
  ["a zero-width space", "As\u200bha"],
  ["a soft hyphen", "As\u00adha"],
  ["an override of direction", "As\u202eha"],
  ["half a surrogate pair", "As\ud83dha"],
  ["an escape", "As\u001b[31mha"],
] as const;

test.each(UNREADABLE)("%s is refused in names, addresses, searches, places, cursors and ids", async (_, text) => {
  const { token } = administrator;
  const post = (path: string, body: object) => people.call("POST", path, { token, body });
  const encoded = text.isWellFormed() ? encodeURIComponent(text) : null;
  const get = (path: string) => (encoded === null ? null : people.call("GET", path + encoded, { token }));
  const answers = await Promise.all([
    post("/signup", { name: text, email: "reader@example.org", password: PASSWORD }),
    post("/signup", { name: "Asha", email: `${text}@example.org`, password: PASSWORD }),
    post("/login", { email: `${text}@example.org`, password: PASSWORD }),
    post("/auth/magic-link", { email: `${text}@example.org` }),
    post("/kundli", { ...BIRTH, name: text }),
    post("/kundli", { ...BIRTH, city: text }),
    post("/kundli", { ...BIRTH, country: text }),
    post("/kundli", { ...BIRTH, time_zone: text }),
    post("/admin/users/activate", { ids: [text] }),
    get("/admin/users?q="),
    get("/admin/users?cursor="),
    get("/places?q="),
    get("/places?country="),
    encoded === null ? null : people.call("POST", `/admin/users/${encoded}/activate`, { token }),
    encoded === null ? null : people.call("POST", `/admin/jobs/${encoded}/retry`, { token }),
  ]);
  for (const answer of answers) if (answer) expectError(answer, 422, "invalid_input");
});

test("a NUL in a URL is refused on every database, whether or not the record exists", async () => {
  const { token } = administrator;
  const { paths } = (await people.app.inject("/api/docs/json")).json<{ paths: Record<string, object> }>();
  const named = Object.entries(paths).filter(([path]) => path.includes("{"));
  expect(named.length).toBeGreaterThan(20);
  for (const [path, methods] of named)
    for (const method of Object.keys(methods)) {
      const url = path.replaceAll(/\{\w+\}/g, "a%00b");
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode } = await people.app.inject({ method: method as "GET", url, headers });
      expect([404, 422], `${method} ${path}`).toContain(statusCode);
    }
});

test("accepts names in Indian scripts with joiners, and surrounding blanks", async () => {
  for (const name of ["क्‍षमा", "శ్రీ‌కాంత్", "  Asha  "]) {
    const response = await people.call("POST", "/signup", {
      body: { name, email: `person-${name.length}@example.org`, password: PASSWORD },
    });
    expect(response.statusCode, response.body).toBe(200);
  }
  const rows = await people.database.db.selectFrom("users").select("name").execute();
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["क्‍षमा", "శ్రీ‌కాంత్", "Asha"]));
});

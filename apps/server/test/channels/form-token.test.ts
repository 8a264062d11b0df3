import { expect, test } from "vitest";
import { formTokens } from "../../src/channels/form-token.ts";

const SECRET = "a secret of forty characters, at the least";
const tokens = formTokens(SECRET);

test("a token says which link it is, on every server of one secret", () => {
  const id = tokens.newId();
  expect(formTokens(SECRET).idIn(tokens.tokenOf(id))).toBe(id);
});

test("forged, altered or another's, it says nothing", () => {
  const [id, other] = [tokens.newId(), tokens.newId()];
  const [, signature = ""] = tokens.tokenOf(id).split(".");
  const altered = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  for (const token of [
    "",
    id,
    `${other}.${signature}`,
    `${id}.${altered}`,
    `${tokens.tokenOf(id)}A`,
    formTokens(`${SECRET} of somebody else`).tokenOf(id),
  ])
    expect(tokens.idIn(token), token).toBeNull();
});

import { expect, test } from "vitest";
import { createBirthFormTokens } from "../../src/channels/birth-form-token.ts";

const SECRET = "a secret of forty characters, at the least";
const tokens = createBirthFormTokens(SECRET);

test("a token identifies its link on every server with the same secret", () => {
  const id = tokens.newId();
  expect(createBirthFormTokens(SECRET).verifyToken(tokens.createToken(id))).toBe(id);
});

test("a forged, altered or foreign token is invalid", () => {
  const [id, other] = [tokens.newId(), tokens.newId()];
  const [, signature = ""] = tokens.createToken(id).split(".");
  const altered = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  for (const token of [
    "",
    id,
    `${other}.${signature}`,
    `${id}.${altered}`,
    `${tokens.createToken(id)}A`,
    createBirthFormTokens(`${SECRET} of somebody else`).createToken(id),
  ])
    expect(tokens.verifyToken(token), token).toBeNull();
});

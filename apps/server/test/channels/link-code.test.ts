import { expect, test } from "vitest";
import { linkCodeIn, linkCodes } from "../../src/channels/linking/code.ts";

test.each([
  ["Link 7K3M-9QXT", "7K3M-9QXT"],
  ["  link 7k3m9qxt ", "7K3M-9QXT"],
  ["LINK 7K3M 9QXT", "7K3M-9QXT"],
  ["link oi3l-9qxt", "0131-9QXT"],
  ["/start link_7K3M9QXT", "7K3M-9QXT"],
  ["/start@lagna_bot link_7K3M-9QXT", "7K3M-9QXT"],
  ["जोड़ो 7K3M-9QXT", "7K3M-9QXT"],
  ["jodo 7K3M-9QXT", "7K3M-9QXT"],
])("%o holds the code %s", (text, code) => expect(linkCodeIn(text)).toBe(code));

test.each([
  "7K3M-9QXT",
  "Link",
  "link 7K3M-9QX",
  "Link 7K3M-9QXT please",
  "/start",
  "I think link 7K3M-9QXT",
  "Link my chart",
])("%o holds none", (text) => expect(linkCodeIn(text)).toBeNull());

test("a code is read back as it was made, and kept so that it cannot be read from what is kept", () => {
  const codes = linkCodes("a secret of forty characters, at the least");
  const made = Array.from({ length: 200 }, () => codes.newCode());
  expect(new Set(made).size).toBe(made.length);
  for (const code of made) expect(linkCodeIn(`Link ${code}`)).toBe(code);
  const [code = ""] = made;
  expect(codes.hashOf(code)).toBe(codes.hashOf(code));
  expect(codes.hashOf(code)).not.toContain(code.slice(0, 4));
  expect(linkCodes("another secret of forty characters, at least").hashOf(code)).not.toBe(codes.hashOf(code));
});

import { expect, test } from "vitest";
import { parseLinkCode, createLinkCodes } from "../../src/channels/linking/link-code.ts";

test.each([
  ["Link 7K3M-9QXT", "7K3M-9QXT"],
  ["  link 7k3m9qxt ", "7K3M-9QXT"],
  ["LINK 7K3M 9QXT", "7K3M-9QXT"],
  ["link oi3l-9qxt", "0131-9QXT"],
  ["/start link_7K3M9QXT", "7K3M-9QXT"],
  ["/start@lagna_bot link_7K3M-9QXT", "7K3M-9QXT"],
  ["जोड़ो 7K3M-9QXT", "7K3M-9QXT"],
  ["jodo 7K3M-9QXT", "7K3M-9QXT"],
])("%o holds the code %s", (text, code) => expect(parseLinkCode(text)).toBe(code));

test.each([
  "7K3M-9QXT",
  "Link",
  "link 7K3M-9QX",
  "Link 7K3M-9QXT please",
  "/start",
  "I think link 7K3M-9QXT",
  "Link my chart",
])("%o holds none", (text) => expect(parseLinkCode(text)).toBeNull());

test("a code can be parsed again, and is stored only as a hash", () => {
  const codes = createLinkCodes("a secret of forty characters, at the least");
  const made = Array.from({ length: 200 }, () => codes.newCode());
  expect(new Set(made).size).toBe(made.length);
  for (const code of made) expect(parseLinkCode(`Link ${code}`)).toBe(code);
  const [code = ""] = made;
  expect(codes.hash(code)).toBe(codes.hash(code));
  expect(codes.hash(code)).not.toContain(code.slice(0, 4));
  expect(createLinkCodes("another secret of forty characters, at least").hash(code)).not.toBe(codes.hash(code));
});

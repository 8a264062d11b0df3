import { expect, test } from "vitest";
import { findNamedFestival } from "../src/words/find-named-festivals.ts";

test.each([
  ["When is Karva Chauth in Toronto and why?", "karva_chauth"],
  ["karwa chauth kab hai", "karva_chauth"],
  ["करवा चौथ कब है", "karva_chauth"],
  ["diwali 2027 kab hai", "diwali"],
  ["deepaawali kab hai", "diwali"],
  ["Mahashivratri kis din hai?", "maha_shivaratri"],
  ["is it Vat Savitri Vrat today", "vat_savitri"],
  ["रक्षा बंधन कब है", "raksha_bandhan"],
  ["when is Utpanna Ekadashi", "ekadashi_utpanna"],
])("%s names %s", (text, id) => {
  expect(findNamedFestival(text)?.ids).toContain(id);
});

test("ekadashi alone is any of them", () => {
  const ids = findNamedFestival("kal ekadashi hai kya")?.ids ?? [];
  expect(ids.length).toBeGreaterThan(24);
  expect(ids.every((id) => id.startsWith("ekadashi_"))).toBe(true);
});

test.each([
  "when will I marry",
  "my daughter Lalita was born on a Friday",
  "Purnima ka career kaisa hai",
  "mera moon sign kya hai",
])("%s names no festival", (text) => {
  expect(findNamedFestival(text)).toBeNull();
});

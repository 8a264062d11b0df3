import { expect, test } from "vitest";
import { FESTIVAL_IDS } from "../src/festival/festival-ids.ts";
import { FESTIVAL_ALIASES } from "../src/words/festival-aliases.data.ts";
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
  ["इस बार लक्ष्मी पूजन 20 को है या 21 को?", "diwali"],
  ["गुरपुरब किस तारीख का है इस साल", "guru_nanak"],
  ["भाऊबीज पर भाई आ रहा है", "bhai_dooj"],
  ["diwali padwa kab", "bali_pratipada"],
  ["dev uthani kab hai", "ekadashi_devutthana"],
  ["jitiya vrat ki tareekh", "jivitputrika"],
])("%s names %s", (text, id) => {
  expect(findNamedFestival(text)?.ids).toContain(id);
});

test("every name in use means festivals that there are", () => {
  const known = new Set<string>(FESTIVAL_IDS);
  for (const [name, ids] of Object.entries(FESTIVAL_ALIASES))
    for (const id of ids) expect(id.endsWith("*") || known.has(id), `${name}: ${id}`).toBe(true);
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

test.each([
  ["देवउठनी ग्यारस निकल गई कि बाकी है", "ekadashi_devutthana"],
  ["devuthni kab hai", "ekadashi_devutthana"],
  ["बैलपोला किस तारीख़ को है", "pola"],
  ["somvati amavas kab hai", "somavati_amavasya"],
  ["labh pancham kis tarikh ko", "labha_panchami"],
  ["sharad poonam this year", "sharad_purnima"],
  ["Indore me rangpanchami kab h", "rang_panchami"],
  ["mahashivaratri 2027", "maha_shivaratri"],
  ["वट सावित्री कब है", "vat_savitri"],
])("common names of festivals: %s", (text, id) => expect(findNamedFestival(text)?.ids).toContain(id));

import { describe, expect, test } from "vitest";
import { converse, textOf } from "./converse.ts";

describe("what goes on from earlier turns", () => {
  test.each([
    [["mere 7th house me kaun hai", "nahi maine 7th nahi pucha tha, 5th"], /paanchve ghar/u],
    [["which house is my Mars in", "no, Saturn, not Mars"], /Saturn/u],
    [["mera rashi kya hai", "gaon ka pandit to mithun bola tha. tum galat ya wo"], /Chandra .+ settings milaiye/u],
    [["mera atmakaraka kaun hai", "iska matlab"], /^Atmakarak woh grah/u],
    [["am i manglik", "what does it even mean"], /^Mangal dosha is counted/u],
    [["job kab lagegi", "mere boss ka swabhav kaisa hai", "what did you say about my boss"], /your boss/u],
    [["hello", "at least say which years ahead are the hard ones"], /2030/u],
    [["photography me hi rahu ya cafe kholu", "dusre wale mein paisa kaisa rahega"], /^“cafe kholu”/u],
    [["postdoc or industry", "and the first one but in India?"], /postdoc/u],
    [["hello", "did something break in 2018-19 per chart?"], /sub-period/u],
  ])("%j", (messages, expected) => {
    expect(textOf(converse(...messages))).toMatch(expected);
  });
});

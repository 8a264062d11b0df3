import { describe, expect, test } from "vitest";
import { FAMILY_ANSWERS } from "../../src/answers/family-answers.ts";
import { ASK_FAMILIES } from "../../src/request/object.ts";
import { converse, textOf } from "../converse.ts";

test("every family has an answer", () =>
  expect(Object.keys(FAMILY_ANSWERS).toSorted()).toEqual([...ASK_FAMILIES].toSorted()));

describe("a message whose object is open", () => {
  test("people of every faith are told that they may ask", () =>
    expect(textOf(converse("I am Catholic and bake bread in Goa. Is it allowed for me to ask?"))).toMatch(
      /^People of every faith ask here/,
    ));

  test("options that are named beside what is told are compared", () =>
    expect(textOf(converse("apna parlour kholna hai, hazratganj ya aliganj"))).toMatch(/hazratganj aur aliganj/i));

  test("facts are looked up of what is named, and the graha of the answer before is meant", () => {
    expect(textOf(converse("mangal kahan hai mera", "कितना बलवान"))).toMatch(/षड्बल में आपका मंगल/);
    expect(textOf(converse("mangal kahan hai mera", "रुचक योग बनता है क्या"))).toMatch(/रुचक योग/);
  });

  test("a refusal needs to be surer than an answer: what is told of a pension gets no word on a verdict", () =>
    expect(converse("my father's pension papers are stuck since may").kind).not.toBe("bounds"));
});

describe("what stands by itself", () => {
  test("a stretch of time after a matter is asked about for its own sake", () =>
    expect(converse("meri shaadi kab hogi", "agle 3 mahine kaise hai mere").memory.topics).toEqual([]));

  test("shorter is the first sentence, or two lines", () => {
    const shorter = converse("paisa kab aayega", "chhota bolo");
    expect(shorter.sentences).toHaveLength(1);
    expect(converse("will i marry", "too long, two lines please").sentences).toHaveLength(2);
  });
});

describe("what no chart decides is refused in its own words", () => {
  test.each([
    ["satta khelu kya, number batao", /^Jeet ka number/],
    ["does he still think about me", /what another person feels/i],
    ["kya wo mujhe dhokha de raha hai", /^Doosra wafadar hai ya nahi/],
    ["beta hoga ya beti", /^Ladka hoga ya ladki/],
  ])("%s", (question, expected) => {
    const text = textOf(converse(question));
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/112|court|Mukadme/);
  });
});

test("a mood that is surely told is no question about today", () =>
  expect(converse("mann bahut udaas hai aaj").kind).toBe("talk"));

test("staying in a town or going is weighed as a journey", () =>
  expect(textOf(converse("Son calls us to Mississauga. stay in Jammu or go, which suits"))).toMatch(
    /“stay in Jammu”.*“go”|“go”.*“stay in Jammu”/,
  ));

import { describe, expect, test } from "vitest";
import { findRelation } from "../../src/request/extract/find-person.ts";
import { findAct } from "../../src/request/extract/find-named-activity.ts";
import { converse, textOf } from "../converse.ts";

describe("what a message leaves to the conversation", () => {
  test("a year alone asks for it what was asked of another", () => {
    expect(converse("tell me what happened to me in 2016", "and 2019?").kind).toBe("reading");
    expect(textOf(converse("tell me what happened to me in 2016", "and 2019?"))).toMatch(/2019/);
  });

  test("a planet as the reason is weighed for the matter that was spoken of", () => {
    const answer = converse("when will i get married already 35", "is it bcoz of saturn only");
    expect(answer.memory.topics).toEqual(["love"]);
    expect(textOf(answer)).toMatch(/^For partnership, Saturn/);
  });

  test("a mood within a conversation is taken up", () =>
    expect(textOf(converse("when will i get married", "today also night duty so so tired"))).not.toMatch(
      /understand what/,
    ));
});

test.each([
  ["how is my career", /^In work /],
  ["will i get a promotion", /^(?:More likely yes than no|Yes is likelier)/],
  ["meri shaadi kaisi rahegi", /^Shaadi me /],
])("a reading opens with how the matter stands: %s", (message, opening) =>
  expect(textOf(converse(message))).toMatch(opening),
);

test("who is asked whether something comes hears when, before the reasons", () => {
  const [, second] = converse("will i get a promotion").sentences;
  expect(second?.text).toMatch(/20\d\d/);
});

test.each([
  ["पापा कहते हैं बीपीएससी या रेलवे पकड़ लो", null],
  ["mom says I should wait", null],
  ["ammi ko waqt yaad nahi", null],
  ["papa ki naukri kab lagegi", "father"],
  ["my wife is angry", "wife"],
  ["dono ke gun kitne mil rahe", null],
])("who only tells of something is not the person that is asked about: %s", (text, id) =>
  expect(findRelation(text)?.id ?? null).toBe(id),
);

test("a ring road is no ring", () => expect(findAct("nai dukan ring road pe li hai")).not.toBe("gold"));

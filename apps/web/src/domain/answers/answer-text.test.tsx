import { render, screen } from "@testing-library/react";
import type { AskResponse } from "@lagna/contract";
import { HELPLINES } from "@lagna/terms";
import { expect, test } from "vitest";
import { AnswerText } from "./answer-text.tsx";
import { splitTelephoneNumbers } from "./split-telephone-numbers.ts";

const show = (text: string, kind: AskResponse["kind"] | null) =>
  render(
    <AnswerText
      turn={{
        key: "1",
        sentences: [{ text, citations: [] }],
        answer: kind === null ? null : { kind, language: "en", citations: [] },
      }}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("helplines in an answer to a person in danger can be tapped, and the answer is not bold as a whole", () => {
  const { container } = show("Call 112, in India 108 too, or Tele-MANAS on 14416; poisons: 1800 116 117.", "safety");
  expect(links()).toEqual([
    ["112", "tel:112"],
    ["108", "tel:108"],
    ["14416", "tel:14416"],
    ["1800 116 117", "tel:1800116117"],
  ]);
  expect(container.querySelector("p > span.font-semibold")).toBeNull();
  expect(container).toHaveTextContent("Call 112, in India 108 too, or Tele-MANAS on 14416; poisons: 1800 116 117.");
});

test("a number that is unmistakably a helpline is a link while the answer streams, and in any other answer", () => {
  show("अभी Tele-MANAS 14416 पर फ़ोन कीजिए।", null);
  expect(links()).toEqual([["14416", "tel:14416"]]);
});

test.each(Object.values(HELPLINES))("the helpline %s can be tapped in care, at the end of a sentence too", (number) => {
  show(`Please call ${number}.`, "safety");
  expect(links()).toEqual([[number, `tel:${number.replaceAll(" ", "")}`]]);
});

test("a year or a count in care is no telephone number", () => {
  show("It is 2027 now, you wrote on 9 March 1988, and 500 people or 12345 call 112.", "safety");
  expect(links()).toEqual([["112", "tel:112"]]);
});

test("helplines of an answer about death, and of a reminder in an ordinary answer, can be tapped", () => {
  const death = show("If someone's health is in danger now, call 112, in India also 108.", "bounds");
  expect(links().map(([text]) => text)).toEqual(["112", "108"]);
  death.unmount();
  show("If it comes back, 14416 is there day and night, and 112 if it is urgent.", "reading");
  expect(links().map(([text]) => text)).toEqual(["14416", "112"]);
});

test("years, counts and degrees of an ordinary answer are no telephone numbers, and its first sentence is bold", () => {
  const { container } = show("Chant it 108 times; in 1930 Saturn stood at 112°, and 2027 is better.", "reading");
  expect(links()).toEqual([]);
  expect(container.querySelector("p > span.font-semibold")).not.toBeNull();
});

test.each(["24 hours", "at 10:30", "on 12.5.2027", "₹500", "1-800-1234", "14416%", "100 000"])(
  "no telephone number even in care: %s",
  (text) => {
    expect(splitTelephoneNumbers(text, true)).toEqual([{ text, telephone: null }]);
  },
);

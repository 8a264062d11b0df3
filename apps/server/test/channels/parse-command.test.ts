import { expect, test } from "vitest";
import { type Command, COMMAND_WORDS } from "../../src/channels/commands.data.ts";
import { parseCommand, isResumeMessage } from "../../src/channels/parse-command.ts";
import { normaliseWords, parseYesNo } from "../../src/typed-births/parse-yes-no.ts";

test.each([
  ["Hi", "start"],
  ["START!", "start"],
  ["नमस्ते 🙏", "start"],
  ["/start", "start"],
  ["/start@lagna_bot from-a-link", "start"],
  ["/my_chart", "chart"],
  ["Meri kundli", "chart"],
  ["ग़लत है", "no"],
  ["गलत है", "no"],
  ["Haan ji", "yes"],
  ["Hiiii", "start"],
  ["namaste guruji", "start"],
  ["delete my data please", "erase"],
  ["mera data delete kar do", "erase"],
  ["msg mat karo", "stop"],
  ["👍🏽", "yes"],
  ["🙏", "start"],
  ["ji", "yes"],
  ["ruko", "wait"],
  ["😡", null],
  ["haan par shaadi kab hogi", null],
  ["delete my data", "erase"],
  ["stop worrying about money?", null],
  ["मैं जीना बंद करना चाहता हूँ", null],
  ["", null],
])("%s is %s", (text, command) => {
  expect(parseCommand(text)).toBe(command);
});

test("no words are ambiguous between two commands", () => {
  const all = (Object.keys(COMMAND_WORDS) as Command[]).flatMap((command) => {
    const own = new Set(COMMAND_WORDS[command].split("|").map(normaliseWords));
    return [...own];
  });
  expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
});

test.each([
  ["yeah thats right", "yes"],
  ["Yes, that's correct!", "yes"],
  ["haan bilkul sahi hai", "yes"],
  ["ji haan yahi hai", "yes"],
  ["हाँ जी, बिल्कुल सही है", "yes"],
  ["no thats not right", "no"],
  ["nahi galat hai ye", "no"],
  ["yes but the time is 4:30", null],
  ["is that all?", null],
  ["haan par shaadi kab hogi", null],
  ["", null],
])("%s, to a question of yes or no, is %s", (text, answer) => {
  expect(parseYesNo(text)).toBe(answer);
});

test.each([
  ["Hi", true],
  ["/start", true],
  ["Start please", true],
  ["नमस्ते", true],
  ["hello?", false],
  ["good morning", false],
  ["🙏", false],
  ["when will I marry", false],
])("%s ends a silence that was asked for: %s", (text, ends) => expect(isResumeMessage(text)).toBe(ends));

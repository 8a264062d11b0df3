import { expect, test } from "vitest";
import { countWords } from "../src/language/count-words.ts";

test.each([
  ["", 0],
  [" \n\t", 0],
  ["shaadi", 1],
  ["  When will I marry?  ", 4],
  ["kab hogi\nshaadi", 3],
  ["मेरी शादी कब होगी?", 4],
  ["यह ठीक है।", 3],
  ["यह ठीक है ।", 4],
  ["self-employed B.Ed, 5:30 pm", 4],
  ["love – or arranged", 4],
])("%j has %d words", (text, words) => expect(countWords(text)).toBe(words));

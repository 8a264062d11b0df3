import { describe, expect, test } from "vitest";
import { converse, textOf } from "../converse.ts";

describe("what a message leaves to the turn before", () => {
  test.each([
    [["D10 bhi dekh lo na saath me", "usme surya kidhar"], /^Dashamsha \(D10\) me aapka Surya Tula/],
    [
      ["boy or girl, any guess from the 5th house?", "hmm no problem. who is the lord of that house then"],
      /5th house is Mars/,
    ],
    [
      ["is saturn going over my moon these days", "when does it leave that sign finally"],
      /Saturn is in \w+ now; it moves into \w+ on \d/,
    ],
    [["is my budh combust", "where does it sit"], /Your Mercury is in/],
  ] as const)("%j", (messages, expected) => expect(textOf(converse(...messages))).toMatch(expected));

  test("the strongest planet is one of all, whatever planet was spoken of", () => {
    expect(textOf(converse("where is jupiter", "strongest planet in my horoscope?"))).toMatch(
      /^By shadbala your Saturn/,
    );
  });
});

describe("words of another subject in a question", () => {
  test.each([
    ["bhai ye app free hai ya baad me paise kaatega", /koi fees nahi|Kuch nahi: yahan/],
    ["does my chart even show settling abroad for good?", /^(?!.*(?:life ends|112))/],
    ["nobody in her family wrote the time down. what all can u still tell without it", /^(?!.*14416)/],
  ])("%s", (message, expected) => expect(textOf(converse(message))).toMatch(expected));

  test.each(["boy's side said no just now 🤦 all my typing waste"])(
    "bad news get no congratulations: %s",
    (message) => {
      expect(textOf(converse(message))).not.toMatch(/ongratulation/);
    },
  );
});

describe("whose chart", () => {
  test("a turn to another person's chart asks for the birth", () => {
    const answer = converse("मुझे अपने बेटे के बारे में पूछना है, अब उसी की कुंडली देखिए, मेरी नहीं");
    expect(answer.kind).toBe("talk");
    expect(textOf(answer)).toMatch(/बेटे की कुंडली/);
  });

  test("another astrologer's figure is no earlier question of the talk", () => {
    const text = textOf(converse("my guruji gave 14 points only and you are giving so much more, whom to believe"));
    expect(text).toMatch(/ayanamsa/);
  });
});

describe("a divisional chart as a whole", () => {
  test.each(["show my D9 chart", "D10 bhi dekh lo", "मेरा नवांश चार्ट दिखाओ"])(
    "has its lagna and every graha: %s",
    (message) => {
      const answer = converse(message);
      expect(new Set(answer.sentences.flatMap(({ facts }) => facts)).size).toBe(10);
    },
  );
});

import { describe, expect, test } from "vitest";
import { type Answer, type TurnMemory } from "../src/index.ts";
import { detectLanguage } from "../src/question/detect-language.ts";
import { collectCommonWords, collectLanguageWords } from "../training/language-words.ts";
import { isAuthorOfRequests } from "../training/build-model.ts";
import { readCorpus } from "../training/read-corpus.ts";
import words from "../models/language-words.json" with { type: "json" };
import { answerMessage } from "./answer-message.ts";
import { answerWithAlmanac } from "./answers/test-almanac.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

/** Mars is twelfth from the Moon and eleventh from the lagna. */
const PUNE = buildTestIndex({
  local: "1988-03-14T06:42:00",
  offset: 5.5,
  latitude: 18.5204,
  longitude: 73.8567,
  place: "Pune, India",
});
/** Mars, lord of the lagna, is in the seventh house. */
const PATNA = buildTestIndex({
  local: "1997-09-05T21:15:00",
  offset: 5.5,
  latitude: 25.5941,
  longitude: 85.1376,
  place: "Patna, India",
});

function lastOf(index: typeof PUNE, ...messages: readonly string[]): Answer {
  const turns: TurnMemory[] = [];
  const answers = messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
  return answers.at(-1) as Answer;
}
const textOf = ({ sentences }: Answer): string => sentences.map(({ text }) => text).join(" ");
const firstOf = ({ sentences }: Answer): string => sentences[0]?.text ?? "";
const ask = (question: string): Answer => lastOf(PUNE, question);

describe("a remedy for what is named", () => {
  test.each([
    ["how can I make my weak Mercury stronger", /Mercury.*ten lines/],
    ["mangal ko majboot karne ke liye kya karu", /Mangal.*Tuesday/],
    ["चंद्रमा को बलवान कैसे बनाऊँ", /चंद्र.*सोमवार/],
    ["what can be done for pitru dosha without spending much", /^Pitru dosha is in your chart.*the Sun.*Sundays/],
    ["kaal sarp dosh ka saral upay", /^Aapki kundli me Kala sarpa nahi hai.*na kuch dena/],
    ["kya main panna pehnu", /Budh.*Wednesday/],
  ])("%s", (question, expected) => expect(textOf(ask(question))).toMatch(expected));

  test("a remedy asked right after a dosha is for that dosha", () =>
    expect(textOf(lastOf(PUNE, "kya mujhe pitra dosh hai", "iske liye kuch aasan upay"))).toMatch(/Surya.*Sunday/));
});

describe("what is told", () => {
  test.each([
    ["we lost the tender yesterday", /sorry/],
    ["my exam went badly", /sorry.*study/],
    ["मेरी दुकान बंद हो गई", /बुरा लगा|दुख हुआ/],
    ["aajkal kaam ko lekar mann udaas hai", /Bura laga.*kaam-kaaj/],
    ["I got selected in the bank!", /congratulations/i],
    ["mera promotion ho gaya", /badhai.*kaam-kaaj/],
    ["मेरी बेटी पास हो गई", /आपकी बेटी.*बधाई/],
  ])("%s: sympathy or joy, and no reading", (message, expected) => {
    const answer = ask(message);
    expect(answer.kind).toBe("talk");
    expect(textOf(answer)).toMatch(expected);
    expect(answer.sentences).toHaveLength(2);
    expect(answer.timing).toEqual([]);
  });
});

describe("doshas", () => {
  test("tells from where Mangal dosha holds", () => {
    expect(firstOf(ask("am I manglik"))).toMatch(
      /^No, Mangal dosha is not in your chart by the lagna.*from the Moon too call it a partial/,
    );
    expect(firstOf(ask("do I have mangal dosha from the moon"))).toMatch(/^Counted from the Moon, yes: .*twelfth/);
    expect(firstOf(ask("shukra se manglik hu kya"))).toMatch(/^Shukra se ginein to nahi: .*nauve/);
    const held = textOf(lastOf(PATNA, "मैं मांगलिक हूँ क्या"));
    expect(held).toMatch(/^हाँ, आपकी कुंडली में मंगल दोष है, पर उसका परिहार भी है।.*तीन गिनतियों में से एक.*लग्नेश.*सौ में लगभग 42/);
  });

  test("tells the grounds of others and how common they are", () => {
    expect(textOf(ask("क्या मुझे पितृ दोष है"))).toMatch(/सूर्य पर.*आंशिक.*सौ में लगभग 80/);
  });

  test("after the warning against a fraud, whether the dosha is there", () => {
    const answer = ask(
      "A baba says I have kaal sarp dosh and will be ruined unless I pay 40000 for a puja today. Is it there?",
    );
    expect(textOf(answer)).toMatch(/1930|no paid ritual|Nothing in a chart needs a payment/);
    expect(textOf(answer)).toMatch(/Kala sarpa is not in your chart/);
  });

  test.each(["what if my husband is manglik", "agar ladka manglik ho to", "लड़की मांगलिक हो तो"])(
    "%s: in general",
    (question) =>
      expect(textOf(ask(question))).toMatch(
        /own chart.*balanced|apni|apne|unhi ki kundli.*barabar|उन्हीं की कुंडली.*बराबर/,
      ),
  );
});

describe("periods and definitions", () => {
  test.each([
    ["which mahadasha am I in", /^The Jupiter mahadasha runs from .* to 7 December 2041/],
    ["kaun si mahadasha chal rahi hai", /^Guru mahadasha .* 2041 tak/],
    ["अभी कौन सी महादशा चल रही है", /^गुरु महादशा .* 2041 तक/],
    ["antardasha kiski hai", /^Guru–Guru antardasha .* 2028 tak/],
  ])("%s: the level that was asked first", (question, expected) => {
    expect(firstOf(ask(question))).toMatch(expected);
    expect(ask(question).sentences[1]?.facts).toEqual(["dasha-now"]);
  });

  test.each([
    ["difference between rashi and lagna", /rising in the east.*sign of the Moon/, /A rashi is.*The lagna is/],
    ["antardasha aur pratyantardasha me kya fark hai", /^Fark/, /Antardasha mahadasha.*Pratyantar/],
    ["नक्षत्र और राशि में क्या अंतर है", /सत्ताईस नक्षत्र/, /राशि/],
  ])("%s: both and what tells them apart", (question, first, all) => {
    expect(ask(question).kind).toBe("definition");
    expect(firstOf(ask(question))).toMatch(first);
    expect(textOf(ask(question))).toMatch(all);
  });

  test.each([
    ["shadbala kya hota hai aasan shabdo me", /chhah tarah ke bal/],
    ["explain ashtakavarga in plain words", /Ashtakavarga counts/],
    ["षड्बल क्या है आसान शब्दों में", /छह तरह के बल/],
  ])("%s", (question, expected) => expect(firstOf(ask(question))).toMatch(expected));
});

describe("what no chart knows", () => {
  test.each([
    ["will I clear the ssc exam", /^No chart knows the result of an exam/],
    ["interview ka result kya aayega", /nateeja kisi kundli me nahi/],
    ["क्या मैं मुकदमा जीतूँगा", /अदालत सबूत/],
    ["kya main zameen ka mukadma jeet jaunga", /adaalat saboot/],
    ["wo mere baare me kya sochta hai", /Doosre ke mann/],
    ["does my crush think about me", /what another person feels/i],
  ])("%s", (question, expected) => {
    expect(ask(question).kind).toBe("bounds");
    expect(firstOf(ask(question))).toMatch(expected);
  });

  test("a birth under way", () =>
    expect(textOf(lastOf(PUNE, "my wife is pregnant, is it a boy or a girl", "when will the baby come"))).toMatch(
      /due date/,
    ));
});

describe("the app and small talk", () => {
  test.each([
    ["who sees what I type here", /your account alone/],
    ["mera data koi aur dekh sakta hai kya", /aapke khaate/],
    ["क्या मेरी बातें कोई और पढ़ सकता है", /आपके खाते/],
    ["is this service paid", /no fee|costs nothing/],
    ["aap kaise ho aaj", /poochhne ke liye dhanyavaad/],
    ["how have you been", /thank you for asking/],
    ["mujhe chutkula sunao", /Kya dekhein|Kundli mein kuchh dekhein/],
    ["which colour suits me", /not part of a birth chart/],
  ])("%s", (question, expected) => {
    expect(textOf(ask(question))).toMatch(expected);
    expect(ask(question).timing).toEqual([]);
  });

  test.each([
    ["which letter should my name start with", /“Ja”.*Uttara Ashadha, pada 3/],
    ["mere naam ka pehla akshar", /“Ja”/],
    ["मेरे नाम का अक्षर क्या होना चाहिए", /“जा”/],
  ])("%s: the syllable of the pada", (question, expected) => expect(textOf(ask(question))).toMatch(expected));
});

describe("words narrower than a topic", () => {
  test.each([
    ["will I get a home loan", /loan/],
    ["kya mujhe loan milega", /[Ll]oan/],
    ["can I become a politician", /[Pp]olitics/],
    ["क्या मुझे राजनीति में जाना चाहिए", /राजनीति में/],
    ["banking sector suits me?", /banking/],
    ["will my salary increase", /your salary/],
    ["transfer kab hoga", /^Transfer ke liye,.*2027/],
    ["when will my manager change", /^For relations with your boss,.*2027/],
    ["गाड़ी कब लूँगा", /^गाड़ी के लिए,.*2027/],
  ])("%s: the first sentence names them", (question, expected) => expect(firstOf(ask(question))).toMatch(expected));

  test("a car is not read as a house", () => {
    const answer = ask("wehn can i buy a car");
    expect(firstOf(answer)).toMatch(/^For a car,.*2027/);
    expect(textOf(answer)).not.toMatch(/your home|the house you/);
  });

  test.each([
    ["shadi kb hgi", /20\d\d/],
    ["wen will my sehat get better", /until|from/],
    ["job kb lgegi plz btao", /20\d\d/],
    ["yeh bura waqt kab jayega", /January 2028/],
  ])("%s: the time in the first sentence", (question, expected) => expect(firstOf(ask(question))).toMatch(expected));
});

const askOfDay = (question: string): Promise<Answer> =>
  answerWithAlmanac("2026-11-21T09:30", { question, index: PUNE });

describe("days", () => {
  test.each([
    ["kal boss se baat karna theek rahega?", /^(?:Haan, k|K)aam par baatcheet ke liye/],
    ["is tomorrow okay for signing the lease", /papers and signatures/],
    ["क्या कल किरायानामा करना ठीक है", /काग़ज़/],
  ])("%s: a verdict for the act first", async (question, expected) =>
    expect(firstOf(await askOfDay(question))).toMatch(expected),
  );

  test.each([
    ["good days for engagement between 20 december and 10 january", /Kharmas \(Dhanurmas/],
    ["sagai ke liye april 2027 me shubh din", /Kharmas \(Meen maas/],
    ["सगाई के लिए अगस्त 2027 में शुभ दिन", /चातुर्मास/],
  ])("%s: names the months that families avoid", async (question, expected) =>
    expect(textOf(await askOfDay(question))).toMatch(expected),
  );

  test("says nothing of them in an open month", async () =>
    expect(textOf(await askOfDay("sagai ke liye february 2027 me shubh din"))).not.toMatch(/Kharmas|Chaturmas|adhik/));
});

describe("language", () => {
  test.each(["shdi kb hogi meri", "chai pi li kya", "ek kahani sunao", "khana khaya?"])("%s is Hinglish", (text) =>
    expect(detectLanguage(text)).toBe("hg"),
  );
  test("a text that shows no language keeps that of the conversation", () => {
    expect(detectLanguage("xyz qwerty zzz", "hg")).toBe("hg");
    expect(detectLanguage("xyz qwerty zzz")).toBe("en");
  });
  test("the words are those of the corpus", () => {
    const sets = readCorpus("train").filter(isAuthorOfRequests);
    const told = collectLanguageWords(sets);
    expect(words).toEqual({
      hinglish: told.hinglish.join(" "),
      english: told.english.join(" "),
      common: collectCommonWords(sets, told).join(" "),
    });
  });
  test("answers misspelt Hinglish in Hinglish", () => expect(ask("rishta kb pkka hga btaye").language).toBe("hg"));
});

test("a chart without Mangal dosha from any point says so plainly", () =>
  expect(firstOf(answerMessage({ question: "am I manglik", index: buildTestIndex(CHART_M) }))).toBe(
    "No, Mangal dosha is not in your chart.",
  ));

describe("facts by other names, and what is meant by them", () => {
  const M = buildTestIndex(CHART_M);
  test.each([
    ["elinati shani is on for me no", /^Sade sati is not running/u],
    ["7.5 sani going on now?", /^(?:No, )?sade sati is not running/iu],
    ["do i have chevvai dosham", /Mangal dosha is not in your chart/u],
    ["kya mujhe sarp dosh hai", /Kaal sarp|Kala sarpa/u],
    ["guru kis ghar ka swami hai", /chhathe ghar ka swami Guru.*nauve ghar ka swami Guru/u],
    ["she says i have kuja dosham. do i really", /Mangal dosha is not in your chart/u],
    ["whats sade sati. mum keeps on about it", /^Sade sati is the seven and a half years.*is not running for you now/u],
  ])("%s", (question, expected) => expect(textOf(lastOf(M, question))).toMatch(expected));
  test("the graha that was spoken of", () => {
    const answer = lastOf(M, "where is my jupiter", "and which house is that planet lord of");
    expect(textOf(answer)).toContain("6th house is Jupiter");
  });
  test.each([
    ["june 2027 me guru konsi rashi me rahega", "Kark"],
    ["in which sign will saturn be in 2029", "Aries"],
    ["2029 में राहु कहाँ होगा", "धनु"],
  ])("a transit at a time: %s", (question, sign) => expect(textOf(lastOf(M, question))).toContain(sign));
  test("what is said twice is told once", () => {
    const { sentences } = lastOf(M, "munim ji kehte hai meri dhaiya chal rahi. dhaiya hota kya hai");
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });
});

describe("what no chart decides, as the person stands to it", () => {
  const M = buildTestIndex(CHART_M);
  test.each([
    ["beta hoga ki beti, 5 mahina chal raha biwi ko", /^Ladka hoga ya ladki/u, /112/u],
    ["मेरा लड़का है कि लड़की तीसरा महीना चल रहा है", /^लड़का होगा या लड़की/u, /112/u],
    ["अगली बार बहू को लड़का होगा", /^लड़का होगा या लड़की/u, /112/u],
    ["bete ki umar lambi hai na", /kisi kundli me nahi hai/u, /14416/u],
    ["dukan me partner hai, hisaab me gadbad karta hai kya", /hisaab, kaagaz/u, /pyaar/u],
    ["dad's having a stent on thursday, will it go ok", /I hope it goes well/u, /see a doctor/u],
    ["doctor ne operation bola hai, theek ho jaunga?", /Sab theek rahe/u, /Doctor ko dikhaiye/u],
  ])("%s", (question, said, unsaid) => {
    const text = textOf(lastOf(M, question));
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });
  test.each(["should i see a doctor for my chest", "doctor ko dikhau kya seene ke liye"])(
    "who asks whether to see a doctor is told to: %s",
    (question) => expect(textOf(lastOf(M, question))).not.toMatch(/I hope it goes well|Sab theek rahe/u),
  );
  test.each(["optional kya lu geography ya anthro", "कौन सा लूँ आर्ट्स या कॉमर्स"])(
    "options without their frame: %s",
    (question) => expect(textOf(lastOf(M, question))).not.toMatch(/kya lu|लूँ/u),
  );
  test("what asks nothing in a talk is heard", () => {
    const answer = lastOf(M, "when will my daughter settle", "she doesnt focus since last year, phone phone phone");
    expect(textOf(answer)).not.toMatch(/^Do you mean/u);
  });
  test.each([
    ["kab ja paunga videsh", "उससे पहले नहीं हो सकता? दो साल नहीं रुक पाऊंगा", /14416/u],
    ["when will I change my job", "nothing before that? my old bike stalls every day on the flyover", /14416/u],
  ])("an earlier time is asked for, with the reason beside it: %s", (first, then, alarm) =>
    expect(textOf(lastOf(M, first, then))).not.toMatch(alarm),
  );
  test("a sentence that shows the danger by itself is heard beside it", () =>
    expect(
      textOf(lastOf(M, "when will I change my job", "nothing before that? i dont want to be here till then")),
    ).toMatch(/14416/u));
});

describe("small talk, and the people in it", () => {
  const M = buildTestIndex(CHART_M);
  test.each(["my mom made me download this lol", "so ive been wrong for 52 years haha shame"])(
    "who laughs is laughed with: %s",
    (text) => expect(textOf(lastOf(M, "where is my moon", text))).toMatch(/^Ha\b|made me smile/u),
  );
  test("an address is no husband", () =>
    expect(textOf(lastOf(M, "abba roz bolte tu nalayak hai. dil dukhta miyan", "kab banegi unse meri"))).not.toMatch(
      /pati/u,
    ));
  test("the time of another is read from the house that stands for them", () =>
    expect(textOf(lastOf(M, "My son hasnt spoken to me since the wedding. When will he come round"))).toMatch(
      /20\d\d.*house of your son/u,
    ));
  test("the period that runs is asked for, also after a graha", () =>
    expect(textOf(lastOf(M, "where is my moon", "what period am i in, is it because of that"))).toMatch(
      /You are in the .* now/u,
    ));
});

describe("short messages that go on", () => {
  const M = buildTestIndex(CHART_M);
  test.each([
    ["how many bindus in my 11th house", "और 4 में", /चौथे भाव/],
    ["how many bindus in my 11th house", "and the 4th?", /4th house/],
    [
      "which stone should i wear",
      "too costly yaar. something free?",
      /\b(?:Saturn|Jupiter|Mercury|Venus|Mars|Moon|Sun)\b/,
    ],
  ])("%s – %s", (first, then, expected) => expect(textOf(lastOf(M, first, then))).toMatch(expected));
  test("what a transit does is asked after its day", async () => {
    const first = await answerWithAlmanac("2026-11-21T09:30", {
      question: "rahu kab rashi badlega",
      index: M,
      turns: [],
    });
    const turns = [JSON.parse(JSON.stringify(first.memory)) as TurnMemory];
    const answer = await answerWithAlmanac("2026-11-21T09:30", { question: "mere pe kya asar uska", index: M, turns });
    expect(textOf(answer)).toMatch(/Rahu abhi aapke/);
  });
  test("the basis of a reading is what it rested on", () => {
    const turns = [answerMessage({ question: "how will my career go", index: M }).memory].map(
      (memory) => JSON.parse(JSON.stringify(memory)) as TurnMemory,
    );
    const answer = answerMessage({ question: "what do you base that on", index: M, turns });
    expect(answer.memory.findings.some((key) => turns[0]?.findings.includes(key))).toBe(true);
  });
  test("a simpler answer keeps the remedy", () =>
    expect(textOf(lastOf(M, "shani ka upay batao", "samajh nahi aaya, aasan se batao"))).toMatch(/Saturday/));
});

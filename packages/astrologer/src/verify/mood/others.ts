import type { Node } from "../../language/node.ts";
import { PERSONS } from "./people.data.ts";
import { CHART, isIn, isMine, isNamed, lineOf, spoken } from "./spoken.ts";

/** Charts of others: relations, clients, the famous, one that was read last week. */

/** Of whom a sentence tells: of somebody's whom the reader could ask (`theirs`), of anybody else's, of one who may be another, or this. */
export type Other = "theirs" | "anothers" | "perhaps" | null;

export const isPerson = (node: Node | undefined): boolean => node !== undefined && isIn(PERSONS, node);

const HINDI_OF = /^(का|के|की|को|ka|ke|ki|ko)$/;
/** What may stand between a person and what is theirs: "brother-in-law", "Sharma ji", "a friend of mine". */
const BETWEEN =
  /^(-|in|law|जी|ji|sahab|saheb|साहब|sir|ma'am|own|natal|birth|janm|जन्म|अपना|अपनी|apna|apni|mine|ours|वाले|वाली|wale|wali)$/;
const HAVING = /^(has|had|have|having|carries|got|whose)$/;

/** Whether a graha, a chart, or a house with a graha in it comes next. */
function isOfAChart(nodes: readonly Node[]): boolean {
  const rest = nodes.filter(({ tag, word }) => tag !== "poss" && !BETWEEN.test(word));
  const [first] = rest;
  if (!first) return false;
  if (isNamed(first) || CHART.test(first.word) || first.body === "lagna") return true;
  return (first.tag === "house" || first.tag === "rashi") && rest.slice(1, 5).some(isNamed);
}

const isOfATime = (nodes: readonly Node[]): boolean =>
  nodes.some(({ tag }) => ["dasha", "sadesati", "dhaiya", "dosha"].includes(tag)) &&
  !nodes.some(({ tag }) => tag === "poss");

/** "My brother-in-law's Moon", "पड़ोसी शर्मा जी के पहले घर में शनि", "your sister, who has Mars …": where the person at a place owns what follows. */
function owns(sentence: readonly Node[], at: number): boolean {
  const person = sentence[at] as Node;
  // "daughter's", "पत्नी की": the person and the possession in one.
  if (/ (?:'s|का|के|की|ka|ke|ki)$/.test(person.word)) return isOfAChart(sentence.slice(at + 1, at + 8));
  let link = at + 1;
  let names = 0;
  while (link < sentence.length && link < at + 6) {
    const { tag, word } = sentence[link] as Node;
    const isName = tag === "w" && names < 2 && /^[\p{L}\p{M}]{3,}$/u.test(word) && !HAVING.test(word);
    if (!BETWEEN.test(word) && !isPerson(sentence[link]) && !isName && !(tag === "of" && word === "of")) break;
    if (isName && !BETWEEN.test(word)) names += 1;
    link += 1;
  }
  const { tag = "", word = "" } = sentence[link] ?? {};
  if (/^('s|s)$/.test(word) || (tag === "of" && HINDI_OF.test(word)))
    return isOfAChart(sentence.slice(link + 1, link + 8));
  // "चाचा जी को शनि की महादशा", "my uncle is running Saturn's".
  if (
    /^(को|पर|की|ko|par|pe|ki|is|was|runs|faces|undergoes|has)$/.test(word) &&
    isOfATime(sentence.slice(link + 1, link + 5))
  )
    return true;
  const [who, has] = sentence.slice(link + 1, link + 3);
  if (
    word === "," &&
    (who?.tag === "with" ||
      (/^(who|whose|जिसका|जिसके|जिसकी|jiska|jiske|jiski)$/.test(who?.word ?? "") && has !== undefined))
  )
    return sentence.slice(link + 1, link + 6).some(isNamed);
  return HAVING.test(word) && sentence.slice(link + 1, link + 5).some(isNamed);
}

/** "The chart of a friend", "Mars of your brother". */
function isOwner(sentence: readonly Node[], at: number): boolean {
  const of = sentence.slice(Math.max(0, at - 4), at).findLastIndex(({ word }) => word === "of");
  const here = Math.max(0, at - 4) + of;
  const owned = sentence[here - 1];
  return of >= 0 && owned !== undefined && (isNamed(owned) || CHART.test(owned.word));
}

const isStop = ({ tag, word }: Node): boolean => tag === "join" || /^[,;:.()"]$/.test(word);
const READERS = /^(you|u|your|yours|i|we|this|native|jataka|jatak|it|which|there|nativity)$/;

/** Whose what is had is: "an actor I read about has Mars in Leo". */
function subjectOfHas(sentence: readonly Node[]): Other {
  const has = sentence.findIndex(
    ({ word }, at) =>
      HAVING.test(word) && word !== "whose" && sentence.slice(at + 1, at + 4).some((node) => isNamed(node)),
  );
  if (has < 1) return null;
  // "A client of mine, a teacher, has …": past what is put beside the subject.
  const isBeside = sentence[has - 1]?.word === ",";
  const from = sentence.slice(0, has).findLastIndex((node) => isStop(node) && !(isBeside && node.word === ",")) + 1;
  const subject = sentence.slice(from, has);
  const isThis = subject.some(
    (node, at) =>
      ["house", "rashi", "who", "dasha", "lagna"].includes(node.tag) ||
      CHART.test(node.word) ||
      (at === 0 && READERS.test(node.word) && !subject.some(isPerson)),
  );
  if (isThis) return null;
  if (subject.some(isPerson)) return "anothers";
  const [first] = subject;
  return first !== undefined && /^(a|an|some|one|another|he|she|they|neither|both)$/.test(first.word)
    ? "perhaps"
    : null;
}

/** "In one chart I read last week", "एक मित्र की पत्रिका में": a chart that is not this one. */
const ONE_CHART =
  /(?<!\b(?:is|was|are|it's) )\b(?:in|from|of|take|consider|recall|pick|find) (?:one|a|another|some|any|a certain|somebody's|someone's|one such) (?:\S+ )?(?:chart|horoscope|kundli|kundali|nativity)\b|(?:^| )(?:एक|दूसरी|दूसरे|किसी|कोई|ऐसी) (?:\S+ ){0,2}?(?:(?:की|के) )?(?:कुंडली|पत्रिका|जन्मपत्री|चार्ट)|\b(?:ek|doosri|kisi|koi|aisi) (?:\S+ ){0,2}?(?:(?:ki|ke) )?(?:kundli|patrika|chart|patri)\b/;

/** Words that own what is in this chart, and nobody else's. */
const OWN_OF =
  /^(जन्म|समय|कुंडली|पत्रिका|पत्री|जातक|जातिका|लग्न|आज|कल|तब|उस|इस|यहां|वहां|जन्मांग|चार्ट|अपने|बाद|पास|साथ|कारण|होने|रहने|जीवन|स्वभाव|भाग्य|नाम|मामले|केस|लिए|ऊपर|गोचर|अंत|वर्ष|साल|महीने|नवांश|वर्ग|मन|प्रेम|विवाह|शादी|करियर|काम|धन|घर|तरफ|ओर|janm|janam|samay|kundli|kundali|patrika|patri|jatak|jatika|lagna|aaj|kal|tab|us|is|yahan|wahan|chart|apne|baad|paas|saath|karan|hone|rehne|jeevan|swabhav|bhagya|naam|case|liye|upar|gochar|ant|saal|mahine|navansh|navamsa|man|prem|vivah|shaadi|shadi|career|kaam|dhan|ghar|taraf|life|birth|natal|पाठक|प्रश्नकर्ता|यजमान|महोदय|बालक|बालिका|शिशु|व्यक्ति|pathak|balak)$/;

/** "महात्मा गांधी का मंगल … था": somebody by name, who is spoken of as of one gone by. */
const isOfOneGone = (sentence: readonly Node[]): boolean =>
  /(?:^| )(?:था|थी|थे|tha|thi|the)(?: [।.!]| ,|$)/.test(lineOf(sentence)) &&
  sentence.some((_, at) => isUnknownOwner(sentence, at));

/** "अमिताभ जी का राहु", "Priya's Moon": a name nobody knows owns what follows. */
function isUnknownOwner(sentence: readonly Node[], at: number): boolean {
  const { tag, word } = sentence[at] as Node;
  if (tag !== "w" || !/^[\p{L}\p{M}]{3,}$/u.test(word) || OWN_OF.test(word) || OWN_THING.test(word)) return false;
  if (CHART.test(word) || BETWEEN.test(word)) return false;
  const [of, whose] = sentence.slice(at + 1).filter((node) => !/^(जी|ji|sahab|साहब|सर|sir)$/.test(node.word));
  const isOf = of?.word === "'s" || (of?.tag === "of" && /^(का|के|की|ka|ke|ki)$/.test(of.word));
  return isOf && whose !== undefined && (isNamed(whose) || CHART.test(whose.word));
}

/** What is the chart's own, though somebody owns it: "your life's Mars", "आपके जन्म का चंद्र". */
const OWN_THING =
  /^(chart|horoscope|kundli|kundali|nativity|birth|natal|life|case|nature|self|soul|fate|destiny|personality|rising|map|own|house|sky|reading|story|one|also|life's|today|tonight|now|native|jataka)$/;

/** "My bf has Mars in Aquarius", "meri gf ka Surya …": somebody of the reader's or the writer's, whatever they are called. */
function isOfPossessed(sentence: readonly Node[]): boolean {
  return sentence.some((node, at) => {
    const [person, link, then] = sentence.slice(at + 1, at + 4);
    if (node.tag !== "poss" || !person || !link || !then || person.tag !== "w" || person.word.length < 2) return false;
    if (OWN_THING.test(person.word) || OWN_OF.test(person.word) || /^(you|u|आप|तुम|aap|tum)$/.test(node.word))
      return false;
    if (/^(has|had)$/.test(link.word)) return isNamed(then);
    if (/^('s|s)$/.test(link.word) || (link.tag === "of" && link.word !== "of"))
      return isNamed(then) || CHART.test(then.word);
    return false;
  });
}

/** "उनका चंद्र", "his Mars": of somebody who was spoken of, unless it is the native. */
const isOfHis = (sentence: readonly Node[]): boolean =>
  sentence.some(
    ({ word }, at) =>
      /^(his|her|their|उनका|उनके|उनकी|unka|unke|unki|उसका|uska)$/.test(word) &&
      (isNamed(sentence[at + 1] ?? (sentence[at] as Node)) ||
        (sentence[at + 1]?.body === "lagna" && sentence.slice(0, at).some(isPerson))),
  ) && !spoken(sentence, /^(native|jataka|जातक|jatak)$/);

const YOURS =
  /^(your|yours|ur|आपका|आपके|आपकी|तुम्हारा|तुम्हारे|तुम्हारी|तेरा|तेरे|तेरी|aapka|aapke|aapki|apka|apke|apki|tumhara|tumhare|tumhari|tera|tere|teri)$/;

/** Whose chart a sentence tells of, where it is not this one's. */
export function otherOf(sentence: readonly Node[]): Other {
  const at = sentence.findIndex((node, here) => isPerson(node) && (owns(sentence, here) || isOwner(sentence, here)));
  if (at >= 0)
    return sentence.slice(Math.max(0, at - 3), at).some(({ word }) => YOURS.test(word)) ? "theirs" : "anothers";
  // Charts here are of nine bodies.
  const isOuter = spoken(sentence, /^(pluto|neptune|uranus|chiron|यूरेनस|नेपच्यून|प्लूटो)$/) && !isMine(sentence);
  if (isOuter || spoken(sentence, /^(hers|theirs)$/) || isOfPossessed(sentence)) return "anothers";
  if (!isMine(sentence) && (ONE_CHART.test(lineOf(sentence)) || isOfOneGone(sentence))) return "anothers";
  const [first, had] = sentence;
  const isName =
    /^(had|has)$/.test(had?.word ?? "") && first?.tag === "w" && sentence[2] !== undefined && isNamed(sentence[2]);
  if (isName && !READERS.test(first.word) && !/^(he|she|who|that|chart|horoscope|kundli)$/.test(first.word))
    return "anothers";
  const subject = subjectOfHas(sentence);
  if (subject) return subject;
  return sentence.some((_, here) => isUnknownOwner(sentence, here)) || isOfHis(sentence) ? "perhaps" : null;
}

import type { Node } from "../../language/node.ts";
import { CHART, isMine, isNamed, lineOf, spoken } from "./spoken.ts";

/** Charts of others: relations, clients, the famous, one that was read last week. */

/** Who may have a chart of their own. */
export const PERSON =
  /^(wife|husband|spouse|partner|mother|father|mom|dad|mum|son|daughter|child|baby|brother|sister|friend|client|clients|student|students|pupil|teacher|cousin|uncle|aunt|girlfriend|boyfriend|fiance|neighbour|neighbor|colleague|boss|grandmother|grandfather|पत्नी|पति|माता|मां|पिता|बेटे|बेटी|बेटा|भाई|बहन|दोस्त|मित्र|पडोसी|पड़ोसी|जीवनसाथी|क्लाइंट|patni|pati|maa|mata|pita|mummy|papa|bete|beti|beta|bhai|behen|behan|bhen|dost|biwi|jeevansathi)$/;
const OWNING = /^('s|s|का|के|की|को|ka|ke|ki|ko|thi|tha|था|थी)$/;

/** "Your wife's Moon", "आपके बेटे की कुंडली में": somebody whose graha or chart is named next. */
export function isOfSomebodyElse(sentence: readonly Node[]): boolean {
  return sentence.some(({ word }, at) => {
    if (!PERSON.test(word)) return false;
    const [owning, ...after] = sentence.slice(at + 1, at + 5);
    const next = after.find(({ tag, word: then }) => tag !== "poss" && !/^(own|birth|natal|जन्म|janm)$/.test(then));
    const isTheirs = OWNING.test(owning?.word ?? "") && next !== undefined && (isNamed(next) || CHART.test(next.word));
    const isHad = /^(has|had|have)$/.test(owning?.word ?? "") && sentence.slice(at + 2, at + 5).some(isNamed);
    return isTheirs || isHad;
  });
}

/** "In one chart I read last week", "एक मित्र की पत्रिका में": a chart that is not this one. */
const ONE_CHART =
  /(?<!\b(?:is|was|are|it's) )\b(?:in|from|of|take|consider|recall) (?:one|a|another|some|a certain|somebody's|someone's|one such) (?:\S+ )?(?:chart|horoscope|kundli|kundali|nativity)\b|(?:^| )(?:एक|दूसरी|दूसरे|किसी) (?:\S+ ){0,2}?(?:की|के) (?:कुंडली|पत्रिका|जन्मपत्री|चार्ट)|\b(?:ek|doosri|kisi) (?:\S+ ){0,2}?(?:ki|ke) (?:kundli|patrika|chart)\b/;

/** Words that own what is in this chart, and nobody else's. */
const OWN_OF =
  /^(जन्म|समय|कुंडली|पत्रिका|जातक|लग्न|आज|तब|उस|इस|यहां|जन्मांग|janm|samay|kundli|patrika|jatak|lagna|aaj|tab|us|is|yahan|wahan|वहां|अपने|apne|बाद|baad|पास|paas|साथ|saath|कारण|होने|hone)$/;
/** "महात्मा गांधी का मंगल … था": somebody by name, who is spoken of as of one gone by. */
const isOfOneGone = (sentence: readonly Node[]): boolean =>
  /(?:^| )(?:था|थी|थे|tha|thi|the)(?: [।.!]| ,|$)/.test(lineOf(sentence)) &&
  sentence.some(({ tag, word }, at) => {
    const [of, whose] = sentence.slice(at + 1, at + 3);
    return (
      tag === "w" &&
      word.length > 2 &&
      /^\p{L}/u.test(word) &&
      !OWN_OF.test(word) &&
      of?.tag === "of" &&
      whose !== undefined &&
      (isNamed(whose) || CHART.test(whose.word))
    );
  });

/** "अमिताभ जी का राहु", "Shahrukh ka Chandra": a name nobody knows owns what follows. */
function isOfNamed(sentence: readonly Node[]): boolean {
  const [name, ...after] = sentence;
  const [of, whose] = after.filter(({ word }) => !/^(जी|ji|sahab|साहब|सर|sir)$/.test(word));
  const isName =
    name?.tag === "w" && /^[\p{L}\p{M}]{4,}$/u.test(name.word) && !OWN_OF.test(name.word) && !OWN_THING.test(name.word);
  const isHindiOf = of?.tag === "of" && /^(का|के|की|ka|ke|ki)$/.test(of.word);
  return isName && isHindiOf && whose !== undefined && isNamed(whose) && !isMine(sentence) && !ASKER.test(name.word);
}
const ASKER = /^(पाठक|प्रश्नकर्ता|यजमान|महोदय|बालक|बालिका|शिशु|जातिका|व्यक्ति|pathak|jatika|balak)$/;

/** What is the chart's own, though somebody owns it: "your life's Mars", "आपके जन्म का चंद्र". */
const OWN_THING =
  /^(chart|horoscope|kundli|kundali|nativity|birth|natal|life|case|nature|self|soul|fate|destiny|personality|rising|map|own|house|sky|reading|story|one|also|life's|जन्म|जीवन|कुंडली|पत्रिका|स्वभाव|भाग्य|नाम|मामले|केस|यहां|समय|लिए|पास|ऊपर|साथ|अपने|janm|janam|jeevan|kundli|patrika|swabhav|bhagya|naam|case|yahan|samay|liye|paas|upar|saath|apne|chart)$/;
/** "My bf has Mars in Aquarius", "meri gf ka Surya …", "Your daughter, with …": somebody of the reader's or the writer's. */
function isOfPossessed(sentence: readonly Node[]): boolean {
  return sentence.some((node, at) => {
    const [person, link, then, after] = sentence.slice(at + 1, at + 5);
    if (
      node.tag !== "poss" ||
      !/^(my|your|ur|mere|meri|mera|tere|teri|tera|aapke|aapki|apke|apki|tumhare|tumhari|मेरे|मेरी|मेरा|आपके|आपकी|तेरे|तेरी|तुम्हारे|तुम्हारी)$/.test(
        node.word,
      )
    )
      return false;
    if (!person || !link || !then || person.tag !== "w" || person.word.length < 2 || OWN_THING.test(person.word))
      return false;
    if (/^(has|had)$/.test(link.word)) return isNamed(then);
    if (/^('s|s)$/.test(link.word) || (link.tag === "of" && link.word !== "of"))
      return isNamed(then) || CHART.test(then.word);
    const isWith = PERSON.test(person.word) && link.word === "," && then.tag === "with";
    return isWith && after !== undefined && isNamed(after);
  });
}

/** "My client's Mars", "एक जातक का", "Einstein had Saturn in …": of somebody the reader is not. */
export function isOfAnother(sentence: readonly Node[]): boolean {
  const had = sentence.findIndex(({ word }) => /^(had|has)$/.test(word));
  const [first] = sentence;
  const isName =
    had === 1 &&
    first?.tag === "w" &&
    isNamed(sentence[had + 1] ?? first) &&
    !/^(it|this|he|she|who|which|that|there|native|jataka|chart|horoscope|nativity|kundli|i|we)$/.test(first.word);
  const mine = sentence.findIndex(({ word }) => /^(my|mine|मेरे|मेरी|मेरा|mere|meri|mera)$/.test(word));
  const isOfMine =
    mine >= 0 &&
    sentence
      .slice(mine + 1, mine + 4)
      .some(({ word }) =>
        /^(clients?|students?|friends?|colleagues?|pupils?|जातक|jatak|क्लाइंट|मित्र|दोस्त|dost|padosi|पड़ोसी|पडोसी)$/.test(
          word,
        ),
      );
  const ofMine = sentence.findIndex(({ word }) => word === "mine");
  // Charts here are of nine bodies.
  const isOuter = spoken(sentence, /^(pluto|neptune|uranus|chiron|यूरेनस|नेपच्यून|प्लूटो)$/) && !isMine(sentence);
  const isContrasted = spoken(sentence, /^(hers|theirs)$/);
  const isNamedPerson = isOfNamed(sentence);
  const isElsewhere = !isMine(sentence) && (ONE_CHART.test(lineOf(sentence)) || isOfOneGone(sentence));
  return (
    isName ||
    isOfMine ||
    isOuter ||
    isContrasted ||
    isElsewhere ||
    isNamedPerson ||
    isOfPossessed(sentence) ||
    (ofMine > 1 && PERSON.test(sentence[ofMine - 2]?.word ?? ""))
  );
}

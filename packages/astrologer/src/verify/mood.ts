import type { Node } from "../language/node.ts";

/** Of whom a clause is told, and whether it is told as so: only what is said of the chart itself is claimed of it. */
export type Mood = "said" | "hypothetical" | "question" | "reported" | "other" | "general";

const has = (nodes: readonly Node[], tag: string): boolean => nodes.some((node) => node.tag === tag);
const spoken = (nodes: readonly Node[], pattern: RegExp): boolean => nodes.some(({ word }) => pattern.test(word));
const isNamed = ({ tag, role, body }: Node): boolean => tag === "who" && role?.by === "name" && body !== "lagna";

/** A clock's time that is not the time of birth: what is said there is said of another chart. */
function isOtherTime(sentence: readonly Node[], birthTime: string): boolean {
  if (sentence.some(({ tag, word }) => ["sunrise", "sunset", "age"].includes(tag) || word === "born")) return false;
  return sentence.some(({ tag, word }, index) => {
    const [colon, minute] = [sentence[index + 1], sentence[index + 2]];
    return (
      tag === "num" &&
      colon?.word === ":" &&
      minute?.tag === "num" &&
      minute.word.length === 2 &&
      `${word.padStart(2, "0")}:${minute.word}` !== birthTime
    );
  });
}

/** "…, right?", "… hai na?": said, and assent asked for. */
const ASSENT =
  /^(right|correct|yes|no|na|ना|न|ok|okay|huh|eh|understood|samjha|samjhe|samjhi|theek|thik|haina|समझे|समझा|समझी|ठीक)$/;
/** "होता है": a habit, unless a day or a number of this chart is told with it. */
const HABIT =
  /^(is considered|are considered|माना जाता है|मानी जाती है|माने जाते हैं|maana jata hai|mana jata hai|maani jaati hai|mani jati hai|maane jaate hain|always|naturally|by nature|होता है|होती है|होते हैं|hota hai|hoti hai|hote hain|hote hai)$/;
export const isHabitWord = ({ word }: Node): boolean => HABIT.test(word);
export const isHabitual = (node: Node): boolean => node.tag !== "general" || isHabitWord(node);

/** People in general, of whom a rule of the field is told. */
const PEOPLE =
  /^(people|natives|person|persons|those|someone|somebody|everyone|लोग|लोगों|जातकों|वालों|बंदे|इंसान|व्यक्ति|log|logon|waalon|walon|bande|insaan|insan|vyakti)$/;
/** "Do log baithe hain": two are counted, and nobody is meant in general. */
const isCounted = (nodes: readonly Node[], at: number): boolean => nodes[at - 1]?.tag === "num";
const isOfAnybody = (nodes: readonly Node[]): boolean =>
  nodes.some(({ word }, at) => PEOPLE.test(word) && !isCounted(nodes, at)) ||
  nodes.some(({ word }, at) => /^(किसी|kisi)$/.test(word) && nodes[at + 1]?.tag === "of");
export const isOfPeople = (sentence: readonly Node[]): boolean =>
  sentence.some(
    (node) => node.tag === "generic" || PEOPLE.test(node.word) || (node.tag === "general" && !isHabitual(node)),
  );

/** "Had Mars been …", "if it were", "Say Mars were …", "… में होता, तो": what is not so. */
function isCounterfactual(sentence: readonly Node[], clause: readonly Node[]): boolean {
  const [first, second] = sentence.filter(({ tag }) => tag !== "poss");
  if (/^(had|were|should)$/.test(first?.word ?? "") && second?.tag === "who") return true;
  const were = clause.findIndex(({ word }) => word === "were");
  const lead = clause.slice(0, Math.max(0, were)).filter(({ tag }) => tag === "who");
  if (lead.length === 1 && clause[were - 1] === lead[0]) return true;
  if (were >= 0 && lead.length === 0 && clause[were + 1]?.tag === "who" && has(clause, "in")) return true;
  const wished = clause.findIndex(({ word }) => /^(होता|होती|hota|hoti)$/.test(word));
  if (wished > 0 && !/^(है|हैं|था|hai|hain|tha)$/.test(clause[wished + 1]?.word ?? "") && !has(clause, "neg")) return true;
  // "… छठे में चला जाए तो": whoever has it so.
  return spoken(clause, /^(जाए|जाये|जाएं|हों|jaye|jaaye|jaaen)$/) && spoken(sentence, /^(तो|to|toh|जो|jo|उसे|use)$/);
}

/** "You asked whether …", "a hypothetical native", "Example chart:": put, and not told. */
const PUT = /^(hypothetical|hypothetically|supposing|assume|assuming|example|udaharan|उदाहरण|कल्पना|kalpana)$/;

function isHypothetical(sentence: readonly Node[], clause: readonly Node[]): boolean {
  const isIf = (node: Node): boolean => node.tag === "if" && !/ (तो|to)$/.test(node.word);
  if (sentence.some(isIf) || has(clause, "if") || isCounterfactual(sentence, clause)) return true;
  const isAsked = spoken(sentence, /^whether$/) && !spoken(sentence, /^or$/);
  return isAsked || (spoken(sentence, PUT) && !has(clause, "poss"));
}

const SAYERS =
  /^(some|many|most|others|people|they|astrologers?|pandits?|books?|textbooks?|texts?|authors?|critics|colleagues?|ज्योतिषी|पंडित|किताबें|jyotishi|kitabein|kitab)$/;
const SAYING =
  /^(say|says|said|claim|claims|claimed|argue|argues|believe|believes|think|insist|insists|told|hold|holds|warn|warns|maintain|कहते|कहेंगे|बोलते|बोलेंगे|मानते|kehte|bolte|bolenge|kahenge|maante)$/;

/** "Some would say that …", "textbooks often claim that …", "… हैं कि": what others hold, and the text need not. */
function isOfOthersSaying(sentence: readonly Node[], clause: readonly Node[]): boolean {
  if (has(clause, "poss")) return false;
  const said = sentence.findIndex(({ word }) => SAYING.test(word));
  const isRule =
    spoken(sentence, /^according to$/) && spoken(sentence, /^(rule|rules|texts?|books?|tradition|classics|lore)$/);
  return isRule || (said > 0 && sentence.slice(Math.max(0, said - 5), said).some(({ word }) => SAYERS.test(word)));
}

/** Who may have a chart of their own. */
const PERSON =
  /^(wife|husband|spouse|partner|mother|father|mom|dad|mum|son|daughter|child|baby|brother|sister|friend|client|clients|student|students|pupil|teacher|cousin|uncle|aunt|girlfriend|boyfriend|fiance|neighbour|neighbor|colleague|boss|पत्नी|पति|माता|मां|पिता|बेटे|बेटी|बेटा|भाई|बहन|दोस्त|मित्र|पड़ोसी|जीवनसाथी|क्लाइंट|patni|pati|maa|mata|pita|mummy|papa|bete|beti|beta|bhai|behen|behan|dost|biwi|jeevansathi)$/;
const OWNING = /^('s|s|का|के|की|को|ka|ke|ki|ko|thi|tha|था|थी)$/;
const CHARTS = /^(chart|horoscope|kundli|kundali|patrika|lagna|कुंडली|पत्रिका|लग्न|जन्मपत्री)$/;

/** "Your wife's Moon", "आपके बेटे की कुंडली में": somebody whose graha or chart is named next. */
function isOfSomebodyElse(sentence: readonly Node[]): boolean {
  return sentence.some(({ word }, at) => {
    if (!PERSON.test(word)) return false;
    const [owning, ...after] = sentence.slice(at + 1, at + 5);
    const next = after.find(({ tag, word: then }) => tag !== "poss" && !/^(own|birth|natal|जन्म|janm)$/.test(then));
    const isTheirs = OWNING.test(owning?.word ?? "") && next !== undefined && (isNamed(next) || CHARTS.test(next.word));
    const isHad = /^(has|had|have)$/.test(owning?.word ?? "") && sentence.slice(at + 2, at + 5).some(isNamed);
    return isTheirs || isHad;
  });
}

/** "My client's Mars", "एक जातक का", "Einstein had Saturn in …": of somebody the reader is not. */
function isOfAnother(sentence: readonly Node[]): boolean {
  const had = sentence.findIndex(({ word }) => /^(had|has)$/.test(word));
  const [first] = sentence;
  const isName =
    had === 1 &&
    first?.tag === "w" &&
    sentence[had]?.word === "had" &&
    isNamed(sentence[had + 1] ?? first) &&
    !/^(it|he|she|who|which|that|native|chart|horoscope|nativity|kundli|i|we)$/.test(first.word);
  const mine = sentence.findIndex(({ word }) => /^(my|mine|मेरे|मेरी|मेरा|mere|meri|mera)$/.test(word));
  const isMine =
    mine >= 0 &&
    sentence
      .slice(mine + 1, mine + 4)
      .some(({ word }) =>
        /^(clients?|students?|friends?|colleagues?|pupils?|जातक|jatak|क्लाइंट|मित्र|दोस्त|dost|padosi|पड़ोसी)$/.test(word),
      );
  const ofMine = sentence.findIndex(({ word }) => word === "mine");
  // Charts here are of nine bodies.
  const isOuter = spoken(sentence, /^(pluto|neptune|uranus|chiron|यूरेनस|नेपच्यून|प्लूटो)$/) && !has(sentence, "poss");
  const isContrasted = spoken(sentence, /^(hers|theirs)$/);
  return isName || isMine || isOuter || isContrasted || (ofMine > 1 && PERSON.test(sentence[ofMine - 2]?.word ?? ""));
}

/** A graha of no name: "a planet", "any graha", "जो ग्रह", "jis grah ki". */
function isOfAnyGraha(sentence: readonly Node[]): boolean {
  return sentence.some(({ tag, word: given }, at) => {
    if (tag === "pron" && given === "the planet") return !sentence.slice(0, at).some(isNamed);
    if (tag !== "planetword") return false;
    const before = sentence.slice(Math.max(0, at - 3), at);
    const isAny = before.some(
      ({ tag: lead, word }) =>
        lead === "all" || /^(a|an|any|each|every|the|जो|जिस|कोई|वह|वो|jo|jis|koi|wo|woh)$/.test(word),
    );
    return isAny && !sentence.slice(0, at).some(isNamed);
  });
}

/** "… means", "refers to", "… kehte hain", "… का अर्थ है": what a term is. */
const DEFINING =
  /^(means|refers|defined|denotes|signifies|arises|forms|occurs|stands|called|termed|known|अर्थ|मतलब|कहते|बोलते|कहलाता|matlab|arth|kehte|bolte|kehlata|kehlate)$/;
const TERMS = new Set(
  "karaka yoga dosha dign retro combust vargottama exchange group point sadesati dhaiya".split(" "),
);
const TERM_WORDS =
  /^(badhaka|badhakesh|yogakaraka|yogakarak|karaka|karakas|arudha|upapada|dig|digbala|bala|raja|dhana|neecha|bhanga|योगकारक|बाधक|दिग्बल|yogkarak|baadhak|badhak)$/;

function isDefinition(sentence: readonly Node[], clause: readonly Node[]): boolean {
  if (sentence.some((node) => ["poss", "date", "now", "born"].includes(node.tag))) return false;
  const [head] = sentence.filter(({ word }) => !/^(the|a|an)$/.test(word));
  const isTerm = sentence.some(
    ({ tag, word, role }) => TERMS.has(tag) || TERM_WORDS.test(word) || role?.by === "karaka",
  );
  if (isTerm && (isOfAnyGraha(sentence) || spoken(sentence, DEFINING)) && !clause.some(isNamed)) return true;
  // "X is the lord of …", "Badhakesh is …", with nobody of the chart in it.
  return head !== undefined && TERM_WORDS.test(head.word) && (!sentence.some(isNamed) || head.word === "dig");
}

const KINDS_OF_SIGNS =
  /^(movable|moveable|cardinal|fixed|dual|mutable|चर|स्थिर|द्विस्वभाव|char|sthir|dwiswabhav|dvisvabhava)$/;

/** "For Taurus and Libra lagnas", "चर लग्न के लिए": of everybody who was born under one. */
function isOfRisers(sentence: readonly Node[]): boolean {
  if (has(sentence, "poss")) return false;
  const plural = spoken(sentence, /^(lagnas|ascendants|risings)$/);
  return (
    spoken(sentence, KINDS_OF_SIGNS) ||
    (plural && sentence.some(({ tag }) => tag === "rashi")) ||
    (spoken(sentence, /^(rising|lagna|ascendant|लग्न)$/) && spoken(sentence, /^(natives|folk|waale|वाले|वालों)$/))
  );
}

/** "When Saturn transits …", "जब मंगल …", "Whenever": a rule that begins with its occasion. */
function isOccasion(sentence: readonly Node[]): boolean {
  const [first] = sentence;
  return (
    /^(when|whenever|wherever|जब|jab)$/.test(first?.word ?? "") &&
    sentence.slice(1, 5).some(({ tag }) => tag === "who") &&
    !sentence.some(({ tag }) => ["poss", "date", "now", "born", "level", "dasha", "age"].includes(tag))
  );
}

/** "Such as Mars in the seventh", "many charts have …", "a common myth:": named as a kind. */
function isOfKind(sentence: readonly Node[]): boolean {
  if (has(sentence, "poss")) return false;
  return sentence.some(({ word }, at) => {
    const next = sentence[at + 1]?.word ?? "";
    return (
      (word === "such" && next === "as") ||
      word === "e . g ." ||
      /^(charts|horoscopes|myth|कुंडलियां|kundliyan)$/.test(word)
    );
  });
}

/** "Does Mars in Leo always mean trouble?": asks of a rule, since it speaks of nobody. */
function isOpenQuestion(sentence: readonly Node[]): boolean {
  const isOfMe = sentence.some(
    ({ tag, word }) => tag === "poss" || /^(i|i'm|me|my|we|us|our|मैं|मुझे|main|mujhe)$/.test(word),
  );
  const isAskedOf = spoken(sentence, /^(hota|hota hai|होता|होता है)$/) && spoken(sentence, /^(kya|क्या)$/);
  const isFact = spoken(sentence, /^(that|होने|hone)$/) && !isAskedOf;
  return !isOfMe && !isFact && !has(sentence, "now") && (isAskedOf || spoken(sentence, WORTH));
}
/** What a placement is worth, asked. */
const WORTH =
  /^(bad|good|mean|means|meant|harmful|always|trouble|necessary|matter|better|worse|happens|behave|behaves|effect|effects|फल|fal|phal|बुरा|अच्छा|ज़रूरी|जरूरी|अर्थ|मतलब|ख़राब|खराब|bura|accha|achha|zaroori|zaruri|jaruri|kharab|matlab)$/;

export function moodOf(sentence: readonly Node[], clause: readonly Node[], birthTime: string): Mood {
  if (isHypothetical(sentence, clause) || isOtherTime(sentence, birthTime)) return "hypothetical";
  const asks = sentence.at(-1)?.word === "?" && !ASSENT.test(sentence.at(-2)?.word ?? "");
  if (asks) return isOpenQuestion(sentence) ? "hypothetical" : "question";
  if (has(clause, "reported") || isOfAnother(sentence) || isOfOthersSaying(sentence, clause)) return "reported";
  if (has(clause, "other") || isOfSomebodyElse(sentence)) return "other";
  if (isOfKind(sentence)) return "hypothetical";
  if (has(clause, "generic")) return "general";
  if (isOfAnybody(sentence) && !has(sentence, "poss")) return "general";
  if (isOfRisers(sentence) || isOccasion(sentence) || isDefinition(sentence, clause)) return "general";
  if (sentence.some(({ tag, word }) => tag === "general" && !HABIT.test(word)) && !has(sentence, "poss"))
    return "general";
  const isHabit = clause.every(isHabitual);
  if (isHabit && ["date", "now", "bindu", "arc"].some((tag) => has(clause, tag))) return "said";
  return has(clause, "general") && !has(clause, "poss") ? "general" : "said";
}

import type { UnsafeKind } from "@lagna/astrologer";

/** Text that no sentence may contain, negated or not: links and contact details, code, and talk about the model itself. */
export const FORBIDDEN_TEXT: readonly RegExp[] = [
  /https?:|www\.|\b[\w-]+\.(com|org|net|io|in|co|xyz|info|biz|app|dev|ru|cn)\b/i,
  /\b[a-z\d-]{2,}\.[a-z]{2,}\b|\b[\w-]+\.[a-z]{2,}\/\S/,
  /\b\w+ ?[([]? ?dot ?[)\]]? ?(com|org|net|io)\b/i,
  /[^\s@]+@[^\s@]+\.\w+|(^|[\s(])@\w{2,}/,
  /\b(whats ?app|telegram|paytm|g ?pay|phonepe|upi|qr code)\b|व्हाट्स|वॉट्स|टेलीग्राम|पेटीएम|यूपीआई/i,
  /\b(call|text|message|contact|e-?mail|phone|pay|dm) (me|us)\b|\bmy (fees?|number|office|assistant)\b/i,
  /(?:\d[ -]?){8,}/,
  /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  // Spaced-out letters (d.i.e) would hide a word from the other rules.
  /(?<![\p{L}\p{M}])(?:\p{L}\p{M}*[.·_*-] ?){3,}\p{L}(?![\p{L}\p{M}])/u,
  /<\/?[a-z!]|[`{}[\]\\]|\bjavascript:|\bdata:|!\[/i,
  /\b(as an ai|language model|system (prompt|message|text)|my (instructions|prompt|rules)|ignore (all|my|the|your|previous)|api key|openai|chatgpt|jailbreak)\b/i,
];

/** Explanations of the verifier's unsafe kinds, for the model that has to rewrite the sentence. */
export const UNSAFE_REASONS: Readonly<Record<UnsafeKind, string>> = {
  certainty: "nothing is certain",
  child: "nothing of pregnancy, its end or the sex of a child",
  curse: "no curses, no ruin",
  death: "nothing of death or length of life",
  harm: "nothing that touches on harm",
  fate: "no verdicts of courts, exams, elections or visas",
  illness: "no named illness and no surgery",
  machine: "no talk about yourself",
  money: "no lotteries, bets, shares or coins",
  person: "nothing of other people's character, faithfulness or caste",
  remedy: "no gems, no rites that must be done or paid",
  treatment: "no word against doctors, medicine or treatment",
  urgency: "nothing that hurries anybody",
};

/** Quotations of authorities and texts are not allowed, real or invented. */
export const AUTHORITY_NAMES =
  /\b(parashara|parasara|varahamihira|jaimini|bphs|brihat|phaladeepika|saravali|bhrigu|texts|scriptures?|shastras?|sages?|verse|shloka)\b(?:[^.;]|\.\d){0,30}\b(says?|said|states?|writes?|wrote|promises?|declares?|tells?|calls?)\b|\b(says?|said|according to|as) (sage |maharishi |the )?(parashara|parasara|varahamihira|jaimini|bphs|brihat|phaladeepika|saravali|bhrigu)\b|(पराशर|वराहमिहिर|जैमिनि|भृगु|शास्त्र|ग्रंथ|श्लोक)[^।]{0,30}(कहते|कहता|कहा|लिखा|लिखते|अनुसार)|\b(parashar|shastra|granth|shlok)\w*\b[^.]{0,30}\b(kehte|kahte|kehta|kaha|likha|anusar)\b/iu;

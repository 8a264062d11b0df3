import { toRelation, type Relation } from "./relations.data.ts";

/** "Client ka", "my client": a word for a person that people use of themselves too ("I am a student") counts where it is owned. */
const owned = (words: string): string =>
  `(?:my|our|mer[aei]|ham[ae]r[aei]|apn[aei]|ek|मेर[ाेी]|हमार[ाेी]|अपन[ाेी]|एक) (?:${words})|(?:${words})(?=['’]s| (?:k[aieo]|का|की|के|को)(?![\\p{L}\\p{M}]))`;

/** Words for people by their work with the writer; bare, one says whose a birth is: "client, female. 7 july 1979". */
const ACQUAINTANCES: readonly (readonly [id: string, names: readonly [string, string, string], words: string])[] = [
  [
    "client",
    ["client", "आपके क्लाइंट", "aapke client"],
    "clients?|customers?|querent|jajm[ae]+n|yajm[ae]+n|gra+hak|क्लाइंट|ग्राहक|यजमान|जजमान",
  ],
  ["patient", ["patient", "आपके मरीज़", "aapke patient"], "patients?|mare+[jz]|mari[jz]|मरीज़?|पेशेंट"],
  [
    "student",
    ["student", "आपके विद्यार्थी", "aapke student"],
    "students?|pupils?|shishya?|chh?a+tra?|छात्रा?|शिष्या?|विद्यार्थी|स्टूडेंट",
  ],
  ["cofounder", ["co-founder", "आपके को-फ़ाउंडर", "aapke cofounder"], "co-?\\s?founders?|को-?\\s?फ़?ाउंडर|कोफ़?ाउंडर"],
  ["employee", ["employee", "आपके कर्मचारी", "aapke employee"], "employees?|karmchari|कर्मचारी"],
];

/**
 * Further words and relations by which people name whose birth they tell. The model was not trained with them, so that they are no feature of what
 * it reads.
 */
export const MORE_RELATIONS: readonly Relation[] = [
  toRelation(
    "granddaughter",
    null,
    ["granddaughter", "आपकी पोती या नातिन", "aapki poti ya naatin"],
    "grand ?daughters?|pa?ut?ri|pauti|poti|na+ti?n|dohti|navasi|पोती|पौत्री|नातिन|दोहती|नवासी",
  ),
  toRelation(
    "grandson",
    null,
    ["grandson", "आपके पोते या नाती", "aapke pote ya naati"],
    "grand ?sons?|pot[ae]|pautra|na+ti|dohta|पोत[ाे]|पौत्र|नाती|दोहता",
  ),
  toRelation(
    "wife",
    "spouse",
    ["wife", "आपकी पत्नी", "aapki patni"],
    "mehra+ru|maharru|luga+i|joru|vahuti|voti|gharaali|ba+yko|missis|wifee|(?:meri|ham[ae]ri|hamri) (?:wo+h?|vo+h?|unki|ghar ?wali|aurat)(?= (?:k[aieo])(?!\\p{L})|[\\s,:-]+\\d)|मेहरारू|लुगाई|जोरू|बायको|मिसेज़?|(?:मेरी|हमारी) (?:वो|घर ?वाली|औरत)(?!\\p{M})",
  ),
  toRelation(
    "husband",
    "spouse",
    ["husband", "आपके पति", "aapke pati"],
    "hubbie|(?:mere|hamare|humare) miya+n|miya+n(?= (?:ji )?(?:k[aieo])(?!\\p{L}))|navra|dhani(?= (?:r[oia]|ji)(?!\\p{L}))|धणी|धणीजी|खसम|(?:mere|ham[ae]re|hamre) (?:wo+h?|vo+h?|un|a+dmi|marad|mard|ghar ?wale|sahab|mister)(?= (?:k[aieo])(?!\\p{L})|[\\s,:-]+\\d)|नवरा|(?:मेरे|हमारे) मियाँ|मियाँ(?= (?:का|की|के|को)(?!\\p{M}))|(?:मेरे|हमारे) (?:वो|आदमी|मरद|मर्द|घर ?वाले|साहब|मिस्टर)(?!\\p{M})",
  ),
  toRelation(
    "son",
    "child",
    ["son", "आपके बेटे", "aapke bete"],
    "mo+da|modha|chho+r[oa]|puttar|putt|lalla|मोड़ा|मोढ़ा|मौड़ा|छोर[ोा](?!\\p{M})|पुत्तर|लल्ला|बेटो(?!\\p{M})",
  ),
  toRelation(
    "daughter",
    "child",
    ["daughter", "आपकी बेटी", "aapki beti"],
    "mo+di|modhi|chho+ri|dhee|dhiyaan|lalli|मोड़ी|मोढ़ी|मौड़ी|छोरी(?!\\p{M})|धी(?!\\p{M})|लल्ली",
  ),
  toRelation(
    "father",
    "father",
    ["father", "आपके पिता", "aapke pita"],
    "abba|appa|acchan|achan|bapu|baapu|babuji|baap|nanna|baba(?:ji)?(?= (?:n?e|k[aeio]|roz|bolt[aei])(?!\\p{L}))|अब्बा|बापू|बाप|बप्पा|बाबा(?= (?:ने|का|की|के|को)(?!\\p{M}))",
  ),
  toRelation(
    "mother",
    "mother",
    ["mother", "आपकी माता", "aapki maa"],
    "amma|aai|maiya|mayi|beeji|bebe|मैया|आई(?= (?:ने|का|की|के|को)(?!\\p{M}))|महतारी",
  ),
  toRelation("child", "child", ["child", "आपकी संतान", "aapki santan"], "ta+ba+r|bachuva|टाबर|टाबरिया|बचवा"),
  ...ACQUAINTANCES.map(([id, names, words]) => toRelation(id, null, names, owned(words))),
];

const BARE = ACQUAINTANCES.map(
  ([id, , words]) => [id, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu")] as const,
);
/** The acquaintance that some words before a birth name: "client, female", "my student". */
export const findAcquaintance = (label: string): string | null =>
  BARE.find(([, words]) => words.test(label))?.[0] ?? null;

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** The words by which a text tells what of a thing it wants to know. */
export const WANT_WORDS = {
  /** When it is over. */
  end: compile(
    "end|ends|ending|over|finish(?:es)?|(?:till|until|up ?to) (?:when|what time)|(?:kab|kitne baje) (?:tak|kha?tam|kha?tm|samapt|utre\\p{L}*)|kha?ta?m (?:kab|kitne baje|hog\\p{L}|hot\\p{L})|कब (?:तक|ख़?त्म|खतम|समाप्त|उतरे\\S*)|कितने बजे (?:तक|ख़?त्म|समाप्त)|ख़?त्म (?:कब|हो\\S*)",
  ),
  /** The hour at which a fast ends. */
  parana: compile(
    "para+na?m?|break (?:the|my|our) fast|breaking (?:the|my|our) fast|vrat (?:kab )?(?:khol\\p{L}*|tod\\p{L}*)|पारण\\p{M}*|व्रत (?:कब )?(?:खोल\\S*|तोड़\\S*)|उपवास (?:कब )?(?:खोल\\S*|छोड़\\S*)",
  ),
  /** Each of several dates. */
  dates: compile(
    "dates|which (?:days|dates)|kab[ -]?kab|kin dino|kis kis (?:din|date)|tareekhe?in|tarikhe?in|tarikhe|कब[ -]?कब|किन दिनों|किस किस (?:दिन|तारीख़?)|तारीख़?ें",
  ),
  /** All of them, as a list. */
  all: compile(
    "all|every|full|whole|complete|entire|list|sab|sabhi|saare|sare|saari|poor[aei]|pur[aei]|suchi|sab ke sab|सब|सभी|सारे|सारी|पूर[ाेी]|सूची|लिस्ट",
  ),
  /** Whether it is the same elsewhere. */
  same: compile("same|ek hi|usi (?:din|date|tareekh|tarikh)|alag|different|differs?|एक ही|उसी (?:दिन|तारीख़?)|अलग"),
  /** The hours of a day that others have set: an exam, a hearing, a flight. */
  fixed: compile(
    "exams?|viva|hearing|interview|appointment|flight|train|paper hai|pariksha|imtihan|peshi|pesi|sunwai|sunvai|परीक्षा|इम्तिहान|पेशी|सुनवाई|इंटरव्यू|साक्षात्कार|फ़्लाइट|फ्लाइट",
  ),
  india: compile("india|bharat|hindustan|desh (?:me|mein)|back home|भारत|इंडिया|हिंदुस्तान|देश में"),
} as const;
export type Want = keyof typeof WANT_WORDS;

import { createWordSet } from "./syntax-node-predicates.ts";

/** Verbs and nouns of saying, thinking, wishing and asking. What follows them is someone's statement and not asserted by the text. */

/** Verbs of saying in all forms that introduce a statement, and related nouns. */
export const SPEECH_WORDS = createWordSet(`
say|says|said|saying|tell|tells|told|telling|mention|mentions|mentioned|claim|claims|claimed|claiming|write|writes|wrote|written|state|states|stated|declare|declares|declared
insist|insists|insisted|assert|asserts|asserted|argue|argues|argued|maintain|maintains|maintained|swear|swears|swore|warn|warns|warned|promise|promised|promises|suggest|suggested|announce|announced
report|reported|repeat|repeated|remark|remarked|preach|preached|teach|teaches|taught|hold|holds|held|print|printed|post|posted|predicted|assure|assured|assures|heard|hear|hears|read
rumour|rumor|gossip|legend|hearsay|view|opinion|contention|assertion
कहते|कहती|कहता|कहा|कहना|कहेंगे|कहेगा|कहें|बोला|बोले|बोली|बोलते|बोलती|बोलता|बोलेंगे|बताया|बताई|बताए|बताते|बताती|बताता|बतलाया|लिखा|लिखी|लिखते|लिखता|लिखना|लिखें|लिखिए|लिखो|कहिए|कहो|बोलिए|बोलो|भेजा|सुना|सुनाया|दावा|राय|धारणा|मान्यता|कहावत|चर्चा|छपा
kehte|kehti|kehta|kaha|kehna|kahenge|kahega|bola|bole|boli|bolte|bolti|bolta|bolenge|bataya|batayi|bataye|batate|batati|batata|batlaya|likha|likhi|likhte|likhta|likho|likhiye|likhein|kaho|kahiye|bolo|boliye|bheja|suna|sunaya|daava|dawa|rai|raay|dharna|manyata|kahawat|charcha|chhapa
`);

/** Words for thinking, wishing and fearing. */
export const THOUGHT_WORDS = createWordSet(`
think|thinks|thought|thinking|believe|believes|believed|believing|assume|assumes|assumed|assuming|suppose|supposed|expect|expects|expected|expecting|hope|hopes|hoped|hoping|wish|wishes|wished|wishing
fear|fears|feared|fearing|imagine|imagined|imagining|dream|dreamt|dreamed|dreaming|suspect|suspected|suspects|guess|guessed|worry|worried|doubt|doubted|convinced|dread|pray|prayed|fancy|fancied|reckon|reckoned|theory|belief|idea|notion|impression
मानते|मानती|मानता|माना|मानना|मानें|सोचते|सोचती|सोचता|सोचा|सोच|समझते|समझती|समझता|समझा|समझे|चाहते|चाहती|चाहता|उम्मीद|आशा|लगा|लगता|डर|ख़याल|खयाल|ख्याल|विश्वास|शक|वहम|भ्रम
maante|mante|maanti|manti|maanta|mana|maana|maanna|sochte|sochti|sochta|socha|soch|samajhte|samajhti|samajhta|samjha|samjhe|chahte|chahti|chahta|umeed|ummeed|asha|laga|lagta|dar|khayal|khyal|vishwas|shak|veham|bhram
`);

/** Words for asking; what follows is an open question. */
export const QUESTION_WORDS = createWordSet(`
ask|asks|asked|asking|wonder|wonders|wondered|wondering|inquire|inquired|query|question
पूछा|पूछते|पूछती|पूछता|पूछना|पूछ|पूछें|पूछिए|पूछो|सवाल|प्रश्न|poocha|pucha|puchha|poochha|poochte|puchte|poochna|puchna|poocho|pucho|poochiye|sawal|sawaal|prashn
`);

/** The sources behind the text's own statements: its author, the chart and its content. */
export const AUTHOR_WORDS = createWordSet(`
i|we|me|i'd|i'll|i've|i'm|let|it|this|these|which|itself|मैं|मैंने|मैने|हम|हमने|मुझे|हमें|main|maine|mai|mein|hum|humne|mujhe|hume|humein|यह|ye|yeh
chart|horoscope|kundli|kundali|nativity|patrika|patri|janmapatri|कुंडली|पत्रिका|पत्री|चार्ट|जन्मपत्रिका|जन्मपत्री|जन्मांग|table|tables|ephemeris|calculation|panchang|figures|numbers|degrees|math|maths|data
गणना|गणित|पंचांग|तालिका|सारणी|ganana|ganit|panchang|talika|jyotish|ज्योतिष|astrology|jyotisha|vedic
`);

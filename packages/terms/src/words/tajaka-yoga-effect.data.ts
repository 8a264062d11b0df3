import type { TajakaYogaId } from "../ids/tajaka.ts";
import type { LocalizedText } from "../word.ts";

/**
 * What each of the sixteen yogas does, by Tajika Neelakanthi (samjna tantra) and K.S. Charak, in plain words: what the
 * texts expect, not what must happen.
 */
export const TAJAKA_YOGA_EFFECTS: Readonly<Record<TajakaYogaId, LocalizedText>> = {
  ikkabala: {
    en: "The grahas stand where they can act: undertakings find support in this year.",
    hi: "ग्रह ऐसे स्थानों में हैं जहाँ वे काम कर सकते हैं: वर्ष में कामों को सहारा मिलता है।",
  },
  induvara: {
    en: "The grahas stand where they can do little: a year to keep what there is and begin less.",
    hi: "ग्रह ऐसे स्थानों में हैं जहाँ वे कम कर पाते हैं: जो है उसे सँभालने और कम नया आरंभ करने का वर्ष।",
  },
  ithasala: {
    en: "What the two stand for can come together and be achieved; the closer they are, the sooner.",
    hi: "दोनों के विषय मिलकर सिद्ध हो सकते हैं; अंतर जितना कम, उतना शीघ्र।",
  },
  ishrafa: {
    en: "The meeting is over: what the two stand for is finished, or has to be taken up once more.",
    hi: "मिलन हो चुका: दोनों का विषय पूरा हो चुका है, या फिर से उठाना होगा।",
  },
  nakta: {
    en: "The two reach each other through a quicker third: a younger or faster go-between helps.",
    hi: "दोनों एक शीघ्र तीसरे के द्वारा मिलते हैं: कोई छोटा या तेज़ मध्यस्थ सहायक होता है।",
  },
  yamaya: {
    en: "The two reach each other through a slower third: an older or weightier go-between helps.",
    hi: "दोनों एक मंद तीसरे के द्वारा मिलते हैं: कोई बड़ा या प्रभावशाली मध्यस्थ सहायक होता है।",
  },
  manau: {
    en: "A stern graha steps between the two: what was agreed may be delayed or need a second attempt.",
    hi: "एक क्रूर ग्रह बीच में आता है: तय बात में देर हो सकती है या दूसरा प्रयास चाहिए।",
  },
  kamboola: {
    en: "The Moon lends her help: the ithasala gains by it, according to the dignity of both.",
    hi: "चंद्र सहायता देता है: दोनों की स्थिति के अनुसार इत्थशाल को बल मिलता है।",
  },
  gairi_kamboola: {
    en: "The Moon helps late, from the next sign: support comes after a wait, from an unexpected side.",
    hi: "चंद्र अगली राशि से देर में सहायता देता है: सहारा प्रतीक्षा के बाद, किसी अनसोची ओर से आता है।",
  },
  khallasara: {
    en: "The Moon does not take part: the ithasala is left to its own strength.",
    hi: "चंद्र भाग नहीं लेता: इत्थशाल अपने ही बल पर रहता है।",
  },
  radda: {
    en: "One of the two gives back what it received: the matter begins well and slows down.",
    hi: "दोनों में एक पाया हुआ लौटा देता है: बात अच्छी आरंभ होकर धीमी पड़ती है।",
  },
  duhphali_kuttha: {
    en: "The strong partner carries the weak one: the matter succeeds with some effort.",
    hi: "बली ग्रह निर्बल को सँभालता है: बात कुछ प्रयास से बनती है।",
  },
  dutthottha_davira: {
    en: "Neither of the two is strong, but a strong third takes it on: the help of another decides.",
    hi: "दोनों बली नहीं, पर बली तीसरा काम उठा लेता है: दूसरे की सहायता निर्णायक है।",
  },
  tambira: {
    en: "A graha that leaves its sign meets a strong one in the next: the matter turns after a change.",
    hi: "राशि छोड़ता ग्रह अगली राशि में बली ग्रह से मिलता है: परिवर्तन के बाद बात बनती है।",
  },
  kuttha: {
    en: "A graha in a good house with dignity can give what it promises by nature.",
    hi: "शुभ भाव में बली ग्रह अपना स्वाभाविक फल दे सकता है।",
  },
  durapha: {
    en: "A graha in a hard house without dignity has little to give: do not lean on it.",
    hi: "कठिन भाव में निर्बल ग्रह कम दे पाता है: उस पर निर्भर न रहें।",
  },
};

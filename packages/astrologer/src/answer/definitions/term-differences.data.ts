import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** What tells two terms apart, by their ids in alphabetical order. */
export const DIFFERENCES: Readonly<Record<string, PhraseVariants>> = {
  "antardasha/mahadasha": variants(
    "The difference is the length and the level: a mahadasha is the main period of several years, an antardasha is one of the nine parts it is divided into.",
    "अंतर लंबाई और स्तर का है: महादशा कई वर्षों की मुख्य अवधि है, अंतर्दशा उसके नौ हिस्सों में से एक।",
    "Fark lambai aur level ka hai: mahadasha kai saalon ki mukhya avadhi hai, antardasha uske nau hisson me se ek.",
  ),
  "antardasha/pratyantardasha": variants(
    "The difference is the level: an antardasha is a part of a mahadasha and lasts months or years, a pratyantardasha is a part of that part and lasts weeks or months.",
    "अंतर स्तर का है: अंतर्दशा महादशा का हिस्सा है और महीनों या वर्षों चलती है, प्रत्यंतर्दशा उस हिस्से का हिस्सा है और हफ़्तों या महीनों चलती है।",
    "Fark level ka hai: antardasha mahadasha ka hissa hai aur mahino ya saalon chalti hai, pratyantardasha us hisse ka hissa hai aur hafton ya mahino chalti hai.",
  ),
  "mahadasha/pratyantardasha": variants(
    "The difference is the level: a mahadasha is the main period of years, a pratyantardasha is the third level inside it and lasts weeks or months.",
    "अंतर स्तर का है: महादशा वर्षों की मुख्य अवधि है, प्रत्यंतर्दशा उसके भीतर तीसरा स्तर है और हफ़्तों या महीनों चलती है।",
    "Fark level ka hai: mahadasha saalon ki mukhya avadhi hai, pratyantardasha uske andar teesra level hai aur hafton ya mahino chalti hai.",
  ),
  "lagna/rashi": variants(
    "The difference: the lagna is the sign that was rising in the east at birth and it changes about every two hours; what people call “my rashi” is the sign of the Moon, which changes about every two and a quarter days.",
    "अंतर यह है: लग्न वह राशि है जो जन्म के समय पूर्व में उदित थी और लगभग दो घंटे में बदलती है; जिसे लोग “मेरी राशि” कहते हैं वह चंद्र की राशि है, जो लगभग सवा दो दिन में बदलती है।",
    "Fark yeh hai: lagna woh rashi hai jo janm ke samay poorv me udit thi aur lagbhag do ghante me badalti hai; jise log “meri rashi” kehte hain woh Chandra ki rashi hai, jo lagbhag sava do din me badalti hai.",
  ),
  "nakshatra/rashi": variants(
    "The difference is the division: the circle has twelve rashis of 30° and twenty-seven nakshatras of 13°20′, so a rashi holds two and a quarter nakshatras.",
    "अंतर बँटवारे का है: चक्र में 30° की बारह राशियाँ और 13°20′ के सत्ताईस नक्षत्र हैं, यानी एक राशि में सवा दो नक्षत्र।",
    "Fark bantware ka hai: chakra me 30° ki barah rashiyan aur 13°20′ ke sattaees nakshatra hain, yaani ek rashi me sava do nakshatra.",
  ),
  "bhava/rashi": variants(
    "The difference: a rashi is a sign of the sky and is the same for everyone; a bhava is a house of one chart, an area of life counted from its lagna.",
    "अंतर यह है: राशि आकाश का हिस्सा है और सबके लिए एक है; भाव एक कुंडली का घर है, लग्न से गिना जीवन का एक क्षेत्र।",
    "Fark yeh hai: rashi aakash ka hissa hai aur sabke liye ek hai; bhav ek kundli ka ghar hai, lagna se gina jeevan ka ek hissa.",
  ),
  "dasha/transit": variants(
    "The difference: a dasha is a period counted from the Moon at birth and is yours alone; a transit is where a planet stands in the sky now, the same for everyone.",
    "अंतर यह है: दशा जन्म के चंद्र से गिनी अवधि है और आपकी अपनी है; गोचर यह है कि ग्रह आज आकाश में कहाँ है, जो सबके लिए एक है।",
    "Fark yeh hai: dasha janm ke Chandra se gini avadhi hai aur aapki apni hai; gochar yeh hai ki grah aaj aakash me kahan hai, jo sabke liye ek hai.",
  ),
};

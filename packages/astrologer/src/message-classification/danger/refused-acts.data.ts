import type { DangerKind } from "./danger.ts";
import type { WordsByLanguage } from "./harmful-action-words.data.ts";

const NOTHING: WordsByLanguage = { en: "", hi: "", hg: "" };

/** An act that no day is named for: words that name it alone, or an act with its object. */
export interface RefusedAct {
  /** The danger that a wish for a day for it shows; `null` if it is only refused. */
  readonly danger: DangerKind | null;
  /** Whether the words have no harmless meaning; if not, the person is asked first. */
  readonly isClear: boolean;
  readonly act: WordsByLanguage;
  /** With an object near it; absent if the act says enough. */
  readonly object?: WordsByLanguage;
  readonly unless: WordsByLanguage;
}

const OTHER_DEATHS: WordsByLanguage = {
  en: "anniversary|certificate|claim|insurance|shraddh|ritual|rites|last rites|battery|film|movie|serial|novel|shoot|scene|casting|laughing|die hard|plants",
  hi: "बरसी|पुण्यतिथि|प्रमाण|बीमा|श्राद्ध|तर्पण|संस्कार|मृत्युंजय|फिल्म|अस्थि|नाटक|पाठ|जाप",
  hg: "barsi|punyatithi|certificate|bima|insurance|shraddh|shradh|tarpan|sanskar|mrityunjay|mrutyunjay|film|asthi|natak|paath|jaap",
};

const STOPPING: WordsByLanguage = {
  en: "stop|stopping|stopped|quit|quitting|leave|leaving|skip|skipping|discontinue|discontinuing|come off|coming off|give up|giving up|refuse|refusing|drop|dropping|throw away|throwing away|go off|going off|get off|getting off|cancel|cancelling|without|end|ending|flush|wean off|reduce",
  hi: "बंद|छोड़|रोक|बिना|त्याग|फेंक|कम कर|हटा",
  hg: "band|bandh|chhod|chod|chodne|chhor|chor|rok|bina|fenkne|phenkne|kam karne|hatane|stop|quit",
};

const TREATMENT: WordsByLanguage = {
  en: "medicine|medicines|medication|medications|meds|tablet|tablets|pill|pills|insulin|dialysis|chemo|chemotherapy|treatment|treatments|therapy|radiation|antidepressant|antidepressants|lithium|dose|doses|inhaler|ventilator|life support|feeding tube|blood thinner|blood thinners|steroids|oxygen|injections|psychiatrist|hospital",
  hi: "दवा|दवाई|दवाइयां|दवाइयाँ|गोली|गोलियां|गोलियाँ|इंसुलिन|डायलिसिस|कीमो|इलाज|उपचार|वेंटिलेटर|ऑक्सीजन|थेरेपी|इंजेक्शन",
  hg: "dawa|dawai|dawaiyan|dawaiya|davai|dava|goli|goliya|goliyan|insulin|dialysis|chemo|keemo|ilaj|ilaaj|upchar|ventilator|oxygen|therapy|injection|medicine|tablet|treatment",
};

const LEAVING: WordsByLanguage = {
  en: "leave|leaving|go away|going away|go|going|depart|departing|walk away|walking away|sleep|sleeping|goodbye|farewell|bye|rest|resting|end|ending|gone",
  hi: "जाना|जाने|चले|चला|चली|छोड़|विदा|अलविदा|गायब|सोना|सोने|सो|आंखें|आँखें",
  hg: "jana|jaana|jane|jaane|chale|chala|chali|chhod|chod|chodne|vida|alvida|gayab|sona|sone|so|aankhe|aankhen|ankhe",
};

const FOR_EVER: WordsByLanguage = {
  en: "forever|for ever|for good|for always|permanently|everyone|everybody|everything|all this|eternally|peacefully|once and for all|never come back|never to return|world|life",
  hi: "हमेशा के लिए|हमेशा को|सदा के लिए|सब कुछ|सबको|सब छोड़|लौटकर न|बंद कर",
  hg: "hamesha ke liye|humesha ke liye|hamesha ko|sada ke liye|sab kuch|sabko|sab chhod|sab chod|sab chodne|laut kar na|wapas na aane|band kar",
};

/** Where a person may move for good, and what may be left for good. */
const HARMLESS_LEAVING: WordsByLanguage = {
  en: "canada|america|usa|uk|london|dubai|australia|germany|abroad|overseas|foreign|country|city|village|india|town|job|company|office|house|flat|hostel|settle|smoking|smoke|cigarettes|alcohol|drinking|sugar|meat|tobacco|gutka|facebook|instagram|social media|school|college|course",
  hi: "कनाडा|अमेरिका|दुबई|विदेश|शहर|गाँव|गांव|नौकरी|कंपनी|दफ्तर|मकान|घर|सिगरेट|शराब|तंबाकू|गुटखा|मांस|स्कूल|कॉलेज",
  hg: "canada|america|usa|dubai|videsh|shehar|shahar|gaon|gaanv|naukri|job|company|office|makan|makaan|ghar|cigarette|sharab|daru|tambaku|gutka|school|college",
};

const PESTS: WordsByLanguage = {
  en: "mosquito|mosquitoes|pest|pests|rats|rat|cockroach|cockroaches|termite|termites|weeds|insects|ants|film|movie|play|scene|game|loan|debt|quiz|match|tournament|disease",
  hi: "मच्छर|चूहे|दीमक|कॉकरोच|कीड़े|खरपतवार|फिल्म|कर्ज|रोग",
  hg: "machhar|chuhe|deemak|cockroach|keede|film|karz|karza|rog|game",
};

export const REFUSED_ACTS: readonly RefusedAct[] = [
  {
    danger: "harm_to_others",
    isClear: true,
    act: {
      en: "kill|killing|murder|murdering|stab|stabbing|poison|poisoning|strangle|strangling|beat|beating|thrash|thrashing|slap|slapping|burn|burning|attack|attacking|acid|shoot|shooting|hurt|hurting|harm|harming|kidnap|kidnapping|abduct|abducting|eliminate|finish off|get rid of|hit|hitting|rape",
      hi: "मारना|मारने|मार डाल|ज़हर दे|जहर दे|मार दूं|मार दूँ|कत्ल|क़त्ल|हत्या|खून करने|ख़ून करने|पीटना|पीटने|पिटाई|जलाने|तेजाब|तेज़ाब|अपहरण|अगवा|चाकू|निपटा|ठिकाने लगा|रास्ते से हटा|नुकसान पहुंचा|नुकसान पहुँचा|नुक़सान पहुँचा",
      hg: "maarna|maarne|marwana|marwane|maar dalne|maar daalne|maar dalna|maar dal|maar daal|maar du|maar dun|zeher dene|zeher dena|zehar dene|zehar dena|zahar dene|jahar dene|katl|qatl|hatya|khoon karne|peetna|peetne|pitne|pitai|jalane|jalana|tezab|tejab|apaharan|agwa|chaku|niptane|niptana|thikane lagane|thikaane lagane|raste se hatane|raste se hatana|raaste se hatane|nuksan pahuncha|nuksaan pahuncha",
    },
    object: {
      en: "him|her|them|my wife|my husband|my boss|my brother|my sister|my father|my mother|my son|my daughter|my neighbour|my neighbor|my enemy|my enemies|enemy|my ex|ex|my in laws|my mother in law|my father in law|my partner|my friend|my lover|man|woman|girl|boy|someone|somebody|person|people|that guy|this guy|baby|child|cousin|uncle|landlord|teacher",
      hi: "उसे|उसको|उन्हें|उनको|पत्नी|पति|बीवी|भाई|बहन|पिता|सास|ससुर|बहू|पड़ोसी|दुश्मन|शत्रु|बॉस|किसी|आदमी|औरत|लड़की|लड़के|चाचा|देवर|जेठ|मालिक|बेटे|बेटी|प्रेमी|प्रेमिका",
      hg: "use|usko|unhe|unko|patni|pati|biwi|bhai|behen|behan|pita|saas|sasur|bahu|padosi|dushman|shatru|boss|kisi|aadmi|admi|aurat|ladki|ladke|chacha|devar|jeth|malik|bete|beti|premi|ex",
    },
    unless: PESTS,
  },
  {
    danger: "harm_to_others",
    isClear: true,
    act: {
      en: "murder|murdering|kill someone|kill a|throw acid|set fire to|burn down|get rid of my husband|get rid of my wife",
      hi: "कत्ल|क़त्ल|हत्या|मार डाल|जान से मार|आग लगा",
      hg: "katl|qatl|hatya|maar dalne|maar daalne|jaan se maar|aag lagane|aag lagana",
    },
    unless: PESTS,
  },
  {
    danger: "self_harm",
    isClear: true,
    act: {
      en: "die|dying|death|suicide|suicidal|end my life|ending my life|end this life|ending this life|end my own life|ending my own life|end it all|ending it all|end everything|ending everything|end my story|end my pain|end my suffering|end myself|finish myself|kill myself|killing myself|hang myself|hanging myself|drown myself|harm myself|hurt myself|cut myself|take my life|taking my life|take my own life|taking my own life|leave this world|leaving this world|leave the world|leaving the world|leave this life|leave this body|leaving this body|leave my body|leaving my body|leave this earth|leaving this earth|exit this world|exit from life|quit life|quitting life|quit living|stop living|stop breathing|stop existing|cease to exist|not wake up|never wake up|sleep forever|sleep for ever|eternal sleep|go to heaven|going to heaven|meet my maker|last breath|last day on earth|final journey|depart from this|departing from this|depart this|euthanasia|assisted dying|give up my life|give up my body|be with god|go to god|going to god|join my late|join my dead",
      hi: "मरना|मरने|मर जाना|मर जाने|मर जाऊं|मर जाऊँ|मौत|मृत्यु|आत्महत्या|खुदकुशी|ख़ुदकुशी|आत्मदाह|आत्मघात|देह त्याग|देहत्याग|देह छोड़|देह का त्याग|प्राण त्याग|प्राण देने|प्राण छोड़|प्राणों का|जान देने|जान देना|जान दे दूं|जान दे दूँ|शरीर त्याग|शरीर छोड़|शरीर का त्याग|दुनिया छोड़|दुनिया से जाने|दुनिया से विदा|दुनिया को अलविदा|दुनिया से चले|संसार छोड़|संसार त्याग|संसार से विदा|संसार से जाने|जीवन समाप्त|जीवन खत्म|जीवन ख़त्म|जीवन का अंत|जीवन त्याग|जीवन से मुक्ति|जिंदगी खत्म|ज़िंदगी ख़त्म|जिंदगी समाप्त|ज़िंदगी समाप्त|जिंदगी का अंत|ज़िंदगी का अंत|खुद को खत्म|ख़ुद को ख़त्म|अपने को खत्म|खुद को मिटा|ख़ुद को मिटा|जीवनलीला|इहलीला|जल समाधि|समाधि लेने|समाधि लेना|भगवान के पास|ऊपर जाने|ऊपरवाले के पास|ऊपर वाले के पास|परलोक|अंतिम यात्रा|आखिरी सांस|आख़िरी साँस|फांसी|फाँसी|फंदा|फंदे|जहर|ज़हर",
      hg: "marna|marne|mar jana|mar jaana|mar jane|mar jaane|mar jau|mar jaun|maut|mout|mrityu|mrutyu|khudkushi|khudkhushi|aatmahatya|atmahatya|aatmdah|atmadah|deh tyag|deh tyagne|dehtyag|dehtyagne|deh tyaag|deh tyaagne|deh chhod|deh chod|deh chodne|pran tyag|pran tyagne|praan tyag|praan tyagne|pran tyaag|pran tyaagne|praan tyaag|praan tyaagne|pran dene|praan dene|pran chhod|jaan dene|jaan dena|jan dene|jan dena|sharir tyag|sharir tyagne|sharir chhod|sharir chod|sharir chodne|duniya chhod|duniya chod|duniya chodne|duniya se jane|duniya se jaane|duniya se vida|duniya se chale|duniya ko alvida|sansar chhod|sansar chod|sansar chodne|sansar tyag|sansar tyagne|sansar se vida|jeevan samapt|jivan samapt|jeevan khatam|jivan khatam|jeevan ka ant|jivan ka ant|zindagi khatam|jindagi khatam|zindagi samapt|zindagi ka ant|jindagi ka ant|life khatam|life end|khud ko khatam|khudko khatam|apne aap ko khatam|khud ko mitane|khud ko mitana|jal samadhi|samadhi lene|samadhi lena|bhagwan ke paas|bhagvan ke paas|upar jane|upar jaane|uparwale ke paas|upar wale ke paas|parlok|antim yatra|aakhri saans|akhri saans|aakhri sans|phansi|fansi|phanda|fanda|zeher|zehar|jeher|jahar",
    },
    unless: OTHER_DEATHS,
  },
  {
    danger: "self_harm",
    isClear: false,
    act: {
      en: "disappear|disappearing|vanish|vanishing|santhara|sallekhana|not be here|no longer be here|be gone",
      hi: "गायब|ग़ायब|ओझल|संथारा|सल्लेखना|प्रायोपवेश",
      hg: "gayab|gaayab|santhara|sallekhana",
    },
    unless: {
      en: "instagram|facebook|social media|whatsapp|online|scar|scars|pimples|magic|trick|vacation|holiday|stock",
      hi: "इंस्टाग्राम|फेसबुक|दाग|जादू",
      hg: "instagram|facebook|daag|jadoo|jadu",
    },
  },
  {
    danger: "self_harm",
    isClear: true,
    act: {
      en: "train|trains|metro|truck|railway|tracks",
      hi: "ट्रेन|रेल|पटरी|मेट्रो|ट्रक|गाड़ी",
      hg: "train|rail|patri|metro|truck",
    },
    object: {
      en: "in front of|under|before a|lie on|lie down|lying on|stand on",
      hi: "के आगे आ|के सामने आ|के नीचे|के आगे कूद|के सामने कूद|पर लेट",
      hg: "ke aage aane|ke aage aana|ke samne aane|ke saamne aane|ke neeche|ke niche|ke aage kud|ke aage kood|pe let|par let|pe letne|par letne",
    },
    unless: { en: "seat|stall|shop|ticket", hi: "दुकान|टिकट", hg: "dukan|ticket" },
  },
  { danger: "self_harm", isClear: false, act: LEAVING, object: FOR_EVER, unless: HARMLESS_LEAVING },
  {
    danger: null,
    isClear: true,
    act: {
      en: "revenge|avenge|get even|settle scores|settle the score|teach him|teach her|teach them|ruin|ruining|destroy|destroying|curse|cursing|black magic|voodoo|hex|vashikaran|steal|stealing|rob|robbing|theft|cheat|cheating|blackmail|punish|smuggle|bribe|fraud|threaten|scare|humiliate|sabotage",
      hi: "बदला ले|बदला लू|बदला लूँ|का बदला|बदले की|प्रतिशोध|इंतकाम|सबक सिखा|सबक़ सिखा|बर्बाद|बरबाद|तबाह|श्राप|काला जादू|वशीकरण|मारण|उच्चाटन|टोना|चोरी|डकैती|ठग|ब्लैकमेल|रिश्वत|धमका|नीचा दिखा|सज़ा देने|सजा देने",
      hg: "badla lene|badla lena|badla lu|badla lun|badla lunga|badla loon|badla lein|badla lekar|ka badla|badle ki|badle ka|pratishodh|intqam|inteqam|intekam|sabak sikhane|sabak sikhana|sabaq sikhane|barbad|barbaad|tabah|tabaah|shraap|kala jadu|kaala jaadu|vashikaran|maran prayog|uchatan|tona|totka karne|chori|dakaiti|thag|blackmail|rishwat|dhamkane|neecha dikhane|saza dene",
    },
    unless: {
      en: "remove|protection|protect|cheat day|evil eye|escape|against black|debt",
      hi: "हटाने|बचाव|काट|उतार|मुक्ति|जगह बदल|घर बदल",
      hg: "hatane|bachav|utarne|utar|mukti|ghar badal",
    },
  },
  {
    danger: "medical_decision",
    isClear: true,
    act: {
      en: "abort|abortion|aborting|terminate the pregnancy|terminate my pregnancy|terminate pregnancy|terminating|end the pregnancy|end my pregnancy|end this pregnancy|ending the pregnancy|ending my pregnancy|ending this pregnancy|end pregnancy|ending pregnancy|stop the pregnancy|stop my pregnancy|termination|mtp|get rid of the baby|get rid of this baby|get rid of my baby|get rid of the pregnancy|getting rid of the baby|getting rid of the pregnancy|getting rid of this pregnancy|d and c|miscarry|miscarriage|not keep the baby|remove the baby|remove the foetus|drop the baby|drop the pregnancy",
      hi: "गर्भपात|गर्भ गिरा|गर्भ समाप्त|गर्भ हटा|गर्भ खत्म|बच्चा गिरा|बच्चे को गिरा|बच्चा हटा|पेट गिरा|हमल|एबॉर्शन|अबॉर्शन|अबोर्शन|भ्रूण|सफाई करवा|सफ़ाई करवा",
      hg: "garbhpat|garbhpaat|garbh girana|garbh girane|garbh girwane|garbh girwana|garbh hatana|garbh hatane|garbh khatam|garbh samapt|bachcha girana|bachcha girane|bachcha girwane|bachcha girwana|bacha girana|bacha girane|bacha girwane|baccha girana|baccha girane|baccha girwane|bachche ko girane|bachcha hatane|baccha hatane|pet girane|pet girana|pet girwane|hamal|abortion|abort|abarshan|bhrun|pregnancy khatam|pregnancy girane|pregnancy hatane|pregnancy hatana",
    },
    unless: NOTHING,
  },
  {
    danger: "medical_decision",
    isClear: true,
    act: STOPPING,
    object: TREATMENT,
    unless: {
      en: "dog|cat|shop|store|company|business|job|nurse|film|build|opening|inaugurat",
      hi: "दुकान|कंपनी|नौकरी|उद्घाटन",
      hg: "dukan|dukaan|company|naukri|job|udghatan",
    },
  },
];

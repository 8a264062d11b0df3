import type { Danger } from "./danger.ts";
import { OBLIQUE_SIGNS } from "./danger-oblique.data.ts";

/**
 * What weighs towards danger where no scene is whole: each sign once, by its weight, in any place of a short text. What belongs to other
 * matters weighs against it.
 */
export interface DangerSign {
  readonly danger: Exclude<Danger, "crisis" | "emergency">;
  readonly weight: number;
  /** Beginnings of words, of Hindi in Latin letters by its sound. */
  readonly words: string;
}

/** From this sum on somebody is asked kindly. */
export const ENOUGH = 3;

export const DANGER_SIGNS: readonly DangerSign[] = [
  { danger: "veiled", weight: 3, words: OBLIQUE_SIGNS.three },
  { danger: "veiled", weight: 2, words: OBLIQUE_SIGNS.two },
  { danger: "veiled", weight: 1, words: OBLIQUE_SIGNS.one },
  // Not wanting to live.
  {
    danger: "veiled",
    weight: 4,
    words:
      "suicide|suicidal|suicidel|khudkushi|khudkhushi|aatmahatya|atmahatya|self harm|self harming|overdose|overdosing|out of this life|take my life|taking my life|take my own life|unalive|kms|apne aap ko khatam|apne aap ko khatm|khud ko khatm|अपने आप को खत्म|train ke neeche|train ke niche|ट्रेन के नीचे|phir na jagu|phir na jagun|fir na uthu|फिर न जागूं|फिर न उठूं|deserve to live|deserve to be alive|stop being alive|leave this earth|leave this body|शरीर छोड़ दूं|sharir chhod du|don't exist anymore",
  },
  {
    danger: "veiled",
    weight: 3,
    words:
      "my wrist|my wrists|apni nas|meri nas|अपनी नस|mera hona hi galat|mera hona galat|मेरा होना ही गलत|मेरा होना गलत|i shouldn't exist|i shouldnt exist|should not have been born|shouldn't have been born|paida hi kyu hua|paida hi kyu hui|paida hi na hota|paida hi na hoti|पैदा ही क्यों|पैदा ही न",
  },
  {
    danger: "veiled",
    weight: 2,
    words:
      "die|dying|death|dead|marna|marne|mar jana|mar jaana|mar jaata|mar jaati|mar jata|mar jati|maut|mout|mrityu|मरना|मरने|मर जाना|मर जाता|मर जाती|मौत|मृत्यु",
  },
  {
    danger: "veiled",
    weight: 2,
    words:
      "phenyl|poison|pesticide|harpic|noose|phanda|fanda|sulfas|rat kill|zeher|zehar|jahar|jeher|keetnashak|फिनाइल|जहर|फंदा|कीटनाशक|सल्फास|blade|razor|scissors|sleeping pill|sleeping pills|neend ki goli|neend ki goliya|नींद की गोली|नींद की गोलियां|bridge|railway track|ceiling fan|pankhe se|पंखे से",
  },
  {
    danger: "veiled",
    weight: 1.5,
    words:
      "forever|hamesha ke liye|last time|aakhri baar|akhri baar|one last|for good|never wake|not wake|na jagu|na uthu|didn't get up|didnt get up|did not get up|didn't wake|didnt wake|never came back|wapas na aau|हमेशा के लिए|आखिरी बार|न जागूं|न उठूं",
  },
  {
    danger: "veiled",
    weight: 1.5,
    words:
      "finish it|finish myself|end it|end this|ending it|ends tonight|it to stop|it all to stop|make it stop|sab dard|saara dard|sara dard|saari takleef|sab khatam|sab khatm|सब दर्द|सारा दर्द|सब खत्म|end the pain|stop the pain|pain to end|pain to stop|the pain stop",
  },
  {
    danger: "veiled",
    weight: 1.5,
    words:
      "whats left for me|what's left for me|what is left for me|nothing left for me|no reason|no purpose|no hope|hopeless|worthless|useless|a burden|burden|failure as|hate myself|despise myself|don't deserve|dont deserve|koi maksad|koi umeed nahi|koi ummeed nahi|naummeed|sabke liye pareshani|sab par bojh|bojh ban|कोई मकसद|कोई उम्मीद नहीं|परेशानी हूं|बोझ बन|बोझ हूं|unloved|nobody loves me|no one loves me|koi pyar nahi karta|empty inside|numb|everyone hates me|no one would notice|nobody would notice",
  },
  {
    danger: "veiled",
    weight: 1.5,
    words:
      "sorry bol dena|sorry keh dena|maaf kar dena|maf kar dena|माफ कर देना|alvida|अलविदा|goodbye|tell my mother|tell my mom|tell my parents|tell my family|tell my kids|look after my|take care of my|mere bachcho ka khayal|khayal rakhna|ख्याल रखना|my will is ready|wrote a note|written a note|left a note|suicide note|chitthi likh",
  },
  {
    danger: "veiled",
    weight: 1,
    words:
      "courage|himmat juta|keep thinking|thinking about it|think about it every|thoughts coming|again and again|baar baar|bar bar|khayal aata|khyal aata|ख्याल आता|बार बार|keeps calling|a blessing|would be a relief|peaceful|at peace|sukoon mil|सुकून मिल|chahiye tha|चाहिए था|lakar rakh|la kar rakh|लाकर रख|le aaya|le aayi|ready|kept|ho jaye bas|हो जाए बस|bas ab|बस अब",
  },
  {
    danger: "veiled",
    weight: 1,
    words:
      "thak gaya|thak gayi|thak chuka|thak chuki|थक गया|थक गई|थक चुका|थक चुकी|exhausted|tired of|can't do this|cant do this|can't take|cant take|nahi hota ab|ab nahi hota|aur nahi hota|नहीं होता अब|अब नहीं होता|और नहीं होता|give up|giving up|gave up|haar maan|हार मान|toot chuka|toot chuki|broken|टूट चुका|टूट चुकी|all alone|bilkul akela|bilkul akeli|बिल्कुल अकेला|बिल्कुल अकेली|jeena|jina|jine|जीना|जीने|living",
  },
  {
    danger: "veiled",
    weight: 0.5,
    words: "i|i'm|im|i've|ive|me|my|myself|main|mai|maine|mujhe|mera|meri|mere|मैं|मैंने|मुझे|मेरा|मेरी|मेरे",
  },
  { danger: "veiled", weight: 0.5, words: "bas|ek baar|बस|एक बार|just" },
  // Being hurt.
  {
    danger: "violence",
    weight: 3,
    words:
      "rape|raped|rapes|gang rape|molested|molests|molesting|sexually|domestic abuse|abusive|balatkar|बलात्कार|inside my clothes|under my clothes|my private parts|my private part|marital rape|child abuse|chhedkhani|chhedchhad|छेड़छाड़|छेड़खानी|blackmail|blackmailing",
  },
  {
    danger: "violence",
    weight: 2,
    words:
      "bahar nahi nikalne|bahar nahi jaane|bahar nahi jane|बाहर नहीं निकलने|बाहर नहीं जाने|won't let me out|bruise|bruises|bruised|black eye|neel pad|nishan pad|nude|nudes|ashleel|अश्लील|jalane ki|jala dene|जलाने की|जला देने|strangl|gala daba|गला दबा|pitai|pitayi|पिटाई|thrash|beaten|beats|touches me|touched me|locked me|beating",
  },
  {
    danger: "violence",
    weight: 1.5,
    words:
      "hit|hits|hitting|slap|slaps|kick|kicks|punch|punches|hurts me|maarta|maarte|maarti|peetta|peette|मारता|मारते|मारती|पीटता|पीटते|throws things|phenk di|phenk diya|phenka|फेंक दी|फेंक दिया|dhamki|dhamkata|धमकी|threat|threatens|threatened|by force|forced|against my will|jabardasti|zabardasti|जबरदस्ती|जबर्दस्ती|into my room|in my room|in my bed|mere kamre me|मेरे कमरे में|marrying me off|marry me off|follows me|stalks me|chokes|burns",
  },
  {
    danger: "violence",
    weight: 1,
    words:
      "rod|iron rod|stick|knife|belt|danda|chaku|talwar|hot water|garam pani|garam chai|garam tel|गरम चाय|गरम पानी|डंडा|चाकू|bleeding|hospital again|scared of him|scared of her|afraid of him|darti hu|darta hu|dar ke|डरती हूं|chheen liya|cheen liya|chheen li|छीन लिया|snatched|drunk|when he drinks|sharab pee|sharab pi|शराब पी|gaaliyan|gaali|galiya|गालियां|i'm 13|i'm 14|i'm 15|i'm 16|im 13|im 14|im 15|im 16|i am 13|i am 14|i am 15|i am 16|viral|at night|every night|raat ko|रात को|sorry every time|says sorry",
  },
  {
    danger: "violence",
    weight: 1,
    words:
      "husband|hubby|wife|father|dad|step father|stepfather|mother|uncle|cousin|brother|boyfriend|partner|boss|teacher|sir|coach|neighbour|neighbor|in laws|he|she|they|pati|patni|sasural|saas|sasur|papa|chacha|mama|jija|jeth|devar|bhai|bhaiya|bhabhi|malik|unhone|usne|ladke|wo|woh|पति|पत्नी|ससुराल|सास|ससुर|पापा|चाचा|मामा|जीजा|जेठ|देवर|भाई|मालिक|उन्होंने|उसने|वो|वह",
  },
  {
    danger: "violence",
    weight: 0.5,
    words:
      "me|us|mujhe|mujhko|mere upar|mere saath|mujh par|humein|मुझे|मुझको|मेरे ऊपर|मेरे साथ|मुझ पर|हमें|my kids|my daughter|my son",
  },
];

/** What such words are of where no one is in danger: matters of life, a chart, a jest, what is long past. */
export const CALM_SIGNS: readonly { readonly weight: number; readonly words: string }[] = [
  {
    weight: 1.5,
    words:
      "job|jobs|naukri|career|business|exam|exams|promotion|salary|loan|emi|company|office|boss|interview|startup|shares|stocks|market|money|paisa|padhai|cutoff|rank|visa|canada|videsh|flat|plot|property|car|gaadi|phone|laptop|नौकरी|करियर|व्यापार|परीक्षा|पैसा|विदेश|गाड़ी|मकान|play|sixes|runs|goal|team|cricket|chess|badminton|match|movie|film|series|song|game|selected|wedding|shaadi|shadi|शादी|marriage",
  },
  {
    weight: 1.5,
    words:
      "kundli|kundali|chart|horoscope|house|bhav|bhava|yog|yoga|dosh|dosha|dasha|mahadasha|lord|planet|planets|grah|saturn|shani|mars|mangal|rahu|ketu|transit|maraka|कुंडली|भाव|योग|दोष|दशा|ग्रह|शनि|मंगल|राहु|केतु|मारक|moksha|meaning|matlab|after death|dream|sapne|sapna|सपने",
  },
  { weight: 2, words: "lol|haha|hahaha|lmao|yaar|joke|jk|mazak|मज़ाक|haha" },
  {
    weight: 1,
    words:
      "when will|will i|will he|will she|will they|will my|kab|hoga|hogi|which|kaunsa|kaun sa|कब|होगा|होगी|कौन सा|chances",
  },
  {
    weight: 1.5,
    words:
      "passed away|last year|years ago|in childhood|bachpan me|expired|swargwas|death anniversary|बचपन|स्वर्गवास|jhootha|jhoota|false case|झूठा|ilzaam|case",
  },
];

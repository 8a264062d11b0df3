import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Sentences about an uncertain birth time. {minutes} is the uncertainty; {reference} and {sign} are what houses are counted from. */
export const UNCERTAIN_TIME_PHRASES = {
  within: variants(
    "Your birth time may be about {minutes} minutes off either way, so I left out what changes within that time, and I name months instead of days. | I kept to what holds for {minutes} minutes either side of your birth time; the rest would be guesswork. | A birth time that may be {minutes} minutes off changes some things, and I left all of those out. | All this holds for every time within {minutes} minutes of the one you gave; I am less sure because of what I had to leave out.",
    "आपका जन्म समय {minutes} मिनट इधर-उधर हो सकता है, इसलिए जो उतने में बदलता है वह यहाँ छोड़ दिया है। | यहाँ वही कहा है जो आपके समय से {minutes} मिनट आगे-पीछे भी टिकता है; बाक़ी अनुमान होता। | समय {minutes} मिनट तक खिसके तो कुछ बातें बदलती हैं, उनमें से कोई यहाँ नहीं कही।",
    "Aapka janm samay {minutes} minute idhar-udhar ho sakta hai, isliye jo utne me badalta hai woh yahan chhod diya hai. | Yahan wahi kaha hai jo aapke samay se {minutes} minute aage-peeche bhi tikta hai; baaki andaaza hota. | Samay {minutes} minute tak khiske to kuch baatein badalti hain, unme se koi yahan nahi kahi.",
  ),
  lagna_turns: variants(
    "The lagna itself changes within the minutes you give, so I count houses from {reference} here. | The lagna is not settled by the time you give; the houses here are counted from {reference}. | Since the lagna is not settled, I read from {reference} instead, and am less sure.",
    "इतने में लग्न ही बदल जाता है, इसलिए यहाँ भाव {reference} से गिने हैं। | इस समय से लग्न तय नहीं होता; यहाँ भाव {reference} से गिने गए हैं।",
    "Itne me lagna hi badal jaata hai, isliye yahan ghar {reference} se gine hain. | Is samay se lagna tay nahi hota; yahan ghar {reference} se gine gaye hain.",
  ),
  untimed: variants(
    "Without a birth time there is no lagna, so I count houses from {reference}, and am less sure. | No birth time means no lagna; the houses here are counted from {reference}. | I read from {reference} because there is no birth time; with one I could say more.",
    "जन्म समय के बिना लग्न नहीं बनता, इसलिए भाव {reference} से गिने हैं; भरोसा उतना ही कम समझिए। | समय मालूम नहीं, इसलिए यह {reference} से पढ़ा है, जैसा ऐसे में किया जाता है।",
    "Janm samay ke bina lagna nahi banta, isliye ghar {reference} se gine hain; bharosa utna hi kam samajhiye. | Samay maaloom nahi, isliye yeh {reference} se padha hai, jaisa aise me kiya jaata hai.",
  ),
  no_dates: variants(
    "Which period runs when depends on the time of birth, so I give no dates of a dasha, only those of the slow planets. | Dates of a dasha need the time of birth; those of the slow planets do not.",
    "कौन-सी दशा कब चलती है, यह जन्म समय पर टिका है, इसलिए दशा की तारीख़ नहीं बताई, केवल धीमे ग्रहों की। | दशा की तारीख़ों के लिए जन्म समय चाहिए; धीमे ग्रहों की तारीख़ों के लिए नहीं।",
    "Kaun si dasha kab chalti hai, yeh janm samay par tika hai, isliye dasha ki tareekh nahi batayi, sirf dheeme grahon ki. | Dasha ki tareekhon ke liye janm samay chahiye; dheeme grahon ki tareekhon ke liye nahi.",
  ),
  no_day: variants(
    "A day is read from the birth Moon, and on the day you were born the Moon changed its sign; even a rough time, morning or evening, would settle it.",
    "दिन का हाल जन्म के चंद्र से देखा जाता है, और आपके जन्म के दिन चंद्र ने राशि बदली; मोटा-मोटा समय, सुबह या शाम, मिल जाए तो तय हो जाए।",
    "Din ka haal janm ke Chandra se dekha jaata hai, aur aapke janm ke din Chandra ne rashi badli; mota-mota samay, subah ya shaam, mil jaaye to tay ho jaaye.",
  ),
  no_window: variants(
    "No period is good for every time within those minutes, so I name none. | The dates move too far with the birth time for me to name a period.",
    "ऐसा कोई समय नहीं जो इन सब मिनटों के लिए अच्छा रहे, इसलिए कोई नहीं बताया।",
    "Aisa koi samay nahi jo in sab minuton ke liye achha rahe, isliye koi nahi bataya.",
  ),
  unsettled: variants(
    "Your birth time does not settle whose period sets the tone. | Which period runs then depends on the time of birth, so I leave it open.",
    "उस समय किसकी दशा है, यह मालूम जन्म समय से तय नहीं होता।",
    "Us samay kiski dasha hai, yeh maaloom janm samay se tay nahi hota.",
  ),
  nothing: variants(
    "On that day the Moon and the Sun both changed their sign, so without a time there is nothing to count houses from. Even a rough time, morning or evening, would do; a hospital slip or a parent may know it. Until then ask me where a planet was that day.",
    "उस दिन चंद्र और सूर्य दोनों ने राशि बदली, और समय के बिना भाव गिनने का कोई आधार नहीं बचता। मोटा-मोटा समय भी चलेगा, सुबह या शाम; अस्पताल की पर्ची या माता-पिता से पता चल सकता है। तब तक किसी ग्रह की उस दिन की राशि पूछ सकते हैं।",
    "Us din Chandra aur Surya dono ne rashi badli, aur samay ke bina ghar ginne ka koi aadhaar nahi bachta. Mota-mota samay bhi chalega, subah ya shaam; hospital ki parchi ya maa-baap se pata chal sakta hai. Tab tak kisi grah ki us din ki rashi poochh sakte hain.",
  ),
  needs_time: variants(
    "That needs the time of birth, and this chart has none: the lagna and its houses change every two hours or so. Even a rough time with its uncertainty helps; a hospital slip or a parent may know it. | Without a birth time I cannot tell that; lagna, houses and strengths depend on the hour. Give even a rough time, and say how rough. I can still tell you what depends on the day alone.",
    "इसके लिए जन्म समय चाहिए, जो इस कुंडली में नहीं है: लग्न और भाव लगभग हर दो घंटे में बदलते हैं। अनुमान से समय भी चलेगा, बस यह बता दीजिए कि कितना इधर-उधर; अस्पताल की पर्ची या माता-पिता से पता चल सकता है।",
    "Iske liye janm samay chahiye, jo is kundli me nahi hai: lagna aur ghar lagbhag har do ghante me badalte hain. Andaaze se samay bhi chalega, bas yeh bata dijiye ki kitna idhar-udhar; hospital ki parchi ya maa-baap se pata chal sakta hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

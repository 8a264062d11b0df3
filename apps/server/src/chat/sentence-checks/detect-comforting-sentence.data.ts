/**
 * Patterns of caring sentences that the model did not mark as such: they send a person to help or comfort them, answer thanks, or say what
 * no
 * chart decides or what this app is. English, Hindi, Hinglish.
 */
/** People and places that give help; a number of three to five digits is a telephone number, unless it is a year. */
export const HELP_CONTACTS: readonly RegExp[] = [
  /\b((?!(19|20)\d\d\b)\d{3,5}|help ?line|ambulance|hospital|emergency (room|ward|services)|doctor|police|counsell?or|therapist|(some(one|body)|any(one|body)|people|a friend|a relative) (you trust|near you|close to you|who can))\b/i,
  /(?<![\p{L}\p{M}\d])((?!(19|20)\d\d(?!\d))\d{3,5}|हेल्पलाइन|एंबुलेंस|एम्बुलेंस|अस्पताल|डॉक्टर|पुलिस|काउंसलर|जिस पर भरोसा हो|किसी अपने|अपनों)(?![\p{M}\d])/u,
  /\b((?!(19|20)\d\d\b)\d{3,5}|help ?line|ambulance|aspatal|hospital|doctor|police|counsell?or|jis ?par bharosa ho|kisi apne|apno)\b/i,
];
/** Requests to contact them. */
export const CONTACT_PHRASES: readonly RegExp[] = [
  /\b(call|calls|calling|phone|ring|dial|reach|contact|see|go to|get to|talk to|speak (to|with)|tell|ask|stay with|sit with|be with)\b/i,
  /(फ़ोन|फोन|कॉल|डायल|मिलिए|मिलें|दिखाइए|जाइए|बुलाइए|बताइए|बात कीजिए|बात करें|पास रहिए|साथ रहिए)/u,
  /\b(phone|call|dial|miliye|milen|dikhaiye|jaiye|bulaiye|bataiye|baat (kijiye|karein|karo)|paas rahiye|saath rahiye)\b/i,
];

export const COMFORTING_PHRASES: readonly RegExp[] = [
  /\b((so|very|deeply|truly|really) sorry|sorry (for|that you|about|to hear)|(are|you'?re) not alone|(not|isn'?t|never) your fault|nothing you did|no fault of yours|your loss|you matter|(stay|keep|keeping|are) safe|i am with you|i'?m with you)\b/i,
  /\b(grief|griev(e|es|ing)|mourn(s|ing)?)\b/i,
  /(अफ़सोस|अफसोस|अकेले नहीं|अकेली नहीं|आपका (कोई )?दोष नहीं|आपकी (कोई )?(ग़लती|गलती) नहीं|दुख में|शोक|सुरक्षित (रहिए|जगह)|आपके साथ हूँ)/u,
  /\b(afsos|akele nahi|akeli nahi|aapki (koi )?galti nahi|aapka (koi )?(dosh|kasoor) nahi|dukh me(in)?|shok|surakshit|safe (rahiye|jagah)|aapke saath hoon)\b/i,
  /\b(you'?re (very |most )?welcome|(i am|i'?m) (so )?glad (it|that|to)|happy to (hear|help|have helped))\b/i,
  /(धन्यवाद|शुक्रिया|ख़ुशी हुई|खुशी हुई)|\b(shukriya|dhanyavaad|khushi hui)\b/iu,
  /\b(no (chart|horoscope|kundli)|(a|the|your|any) (chart|horoscope|kundli) (does not|doesn'?t|cannot|can'?t|never)) \w*/i,
  /(कोई कुंडली|कुंडली से) [^।]*नहीं|कुंडली का काम नहीं|\b(koi kundli|kundli se)\b.*\bnahi\b|\bkundli ka kaam nahi\b/iu,
  /\b(this (app|site|programme?)|your account|i am (a|not a) (program|programme|human|person))\b/i,
  /(यह ऐप|इस ऐप|आपके खाते|मैं (एक )?प्रोग्राम)|\b(yeh app|is app|aapke account|main (ek )?program)\b/iu,
];

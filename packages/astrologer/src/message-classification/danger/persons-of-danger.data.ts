/** Patterns that tell who does an act and to whom it is done, in English, Hindi and Hinglish. Each is an alternative list for a regular expression. */
export const OTHER_PERSONS =
  "he|she|they|ex|guy|man|boy|girl|stranger|someone|somebody|people|husband|wife|brother|sister|father|mother|mom|mum|dad|papa|mummy|son|daughter|uncle|aunt|cousin|friend|boyfriend|girlfriend|boss|neighbour|neighbor|roommate|classmate|colleague|student|niece|nephew|wo|woh|vo|usne|uska|uski|uske|unhone|pati|patni|biwi|bhai|behen|bahan|behan|didi|beta|beti|bete|dost|saheli|saas|sasur|devar|chacha|mama|padosi|ladka|ladki|maa|pitaji|bhabhi|jija|premi|वो|वह|उसने|उसका|उसकी|उसके|उन्होंने|पति|पत्नी|बीवी|भाई|बहन|दीदी|बेटा|बेटी|बेटे|दोस्त|सहेली|सास|ससुर|देवर|चाचा|मामा|पड़ोसी|लड़का|लड़की|माँ|मां|पिताजी|पापा|मम्मी|भाभी|जीजा|प्रेमी";

/** The writer as the one who acts: pronouns, and endings of verbs that agree with them. */
export const WRITER_ACTS =
  "i|i'm|i've|im|ive|i'll|maine|mene|main|(?:\\S+t[aieh]+|rah[ai]|chuk[ai]|let[ai]|det[ai]) (?:hu|hun|hoon|hoo|hu[nm])|(?:l|d|j|kar|mar|maar|kaat|kat|dal|daal)[aeo]*(?:u|un|oo|oon|unga|ungi|oonga|oongi)|मैं|मैंने|मैने|\\S+(?:ता|ती|रहा|रही) (?:हूं|हूँ|हुँ)|\\S+(?:ूं|ूँ|ऊं|ऊँ|ूंगा|ूंगी|ूँगा|ूँगी|ऊंगा|ऊंगी|ऊँगा|ऊँगी)";

/** What is done to the own body or life. */
export const OWN_BODY =
  "myself|my (?:own )?(?:arms?|wrists?|hands?|thighs?|legs?|skin|veins?|life|body)|khud ?ko|khudko|apne (?:aap ko|haath|hath|pair|hathon)|apn[aei] (?:jaan|jan|haath|hath|nas|kalai|zindagi|jindagi)|haath pe|hath pe|haath par|hath par|nas|kalai|खुद को|ख़ुद को|अपने (?:आप को|हाथ\\S*|पैर\\S*)|अपन[ाीे] (?:जान|हाथ|नस|कलाई|जिंदगी|ज़िंदगी)|हाथ पर|हाथ पे|नस|कलाई";

export const REFLEXIVES = "myself|apne haa?th\\S*|अपने हाथ\\S*|khud ?ko|khudko|apne aap ko|खुद को|ख़ुद को|अपने आप को";

export const OTHERS_BODY =
  "himself|herself|themsel\\w+|(?:his|her|their) (?:own )?(?:arms?|wrists?|hands?|thighs?|life|veins?)|खुद को|ख़ुद को|अपने आप को|khud ?ko|apne aap ko";

/** A third person who says, threatens or vows. */
export const SAYING =
  "says?|said|saying|swears?|swore|warns?|warned|vows?|vowed|threat\\w*|tells?|told|texts?|texted|promised|keh\\S*|kah\\S*|bol\\S*|dhamk\\S*|कह\\S*|बोल\\S*|धमक\\S*";

/** What is done to a body in an attack. */
export const ATTACKS =
  "throw|splash|pour|burn|kill|stab|attack|beat|shoot|strangle|poison|acid|hurt|cut|slit|tezab|tejab|jala|maar|mar|kaat|goli|chaku|zeher|तेजाब|तेज़ाब|एसिड|जला|मार|काट|गोली|चाकू|जहर|ज़हर";

/** Future of a third person: "will throw", "phenk dega". */
export const OTHERS_FUTURE =
  "will|would|going to|gonna|he'll|she'll|they'll|wants? to|threat\\w* (?:to|of)|\\S*(?:[dl]|aal|al|enk|ek|aar|ar|ala|wa)(?:ega|egi|enge|engi)|\\S*(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एंगे|एँगे|ाएगा|ाएंगे|ाएँगे)";

/** The writer or the family as the target. */
export const WRITER_AS_TARGET =
  "me|us|our \\S+|my (?:face|body|family|house|kids|children|parents|father|mother|husband|wife|son|daughter|brother|sister)|mujhe|mujh|mujhko|mere|meri|hume|hame|humko|hamko|ham|मुझे|मुझ|मुझको|मेरे|मेरी|हमें|हमको|हम";

/** Others as the target of the writer's act. */
export const OTHERS_AS_TARGET =
  "him|her|them|my (?:boss|husband|wife|brother|sister|father|mother|uncle|neighbou?r|ex|baby|child|kids?|son|daughter|in-?laws|mother-in-law|landlord|roommate)|usko|use|unko|unhe|uske|pati ko|biwi ko|bhai ko|saas ko|padosi ko|boss ko|bachche ko|bete ko|उसको|उसे|उनको|उन्हें|पति को|पत्नी को|बीवी को|भाई को|सास को|पड़ोसी को|बॉस को|बच्चे को|बेटे को";

/** The writer's intention or fear to act: "I will", "dunga". */
export const WRITER_INTENDS =
  "i (?:will|want to|might|could|am going to|wanna|shall|am about to|feel like)|i'?ll|i'?m (?:going to|gonna|about to)|i am gonna|(?:d|l|maar|mar|dal|daal|kaat|kat|jala)(?:unga|ungi|oonga|oongi|u|un)|man karta|mann karta|man kar raha|दूंगा|दूँगा|दूंगी|दूँगी|डालूंगा|डालूँगा|डालूंगी|डालूँगी|मन करता";

/** A habit of the writer, not an event of today. */
export const HABITUAL =
  "\\S*t[aei]+ (?:hu|hun|hoon|hoo)|\\S*त[ाी] (?:हूं|हूँ|हुँ)|i (?:sometimes |often |still |keep )?(?:cut|cutting|scratch|burn|hurt|hurting)(?: on)? (?:myself|my)|(?:been|started|keep|kept) (?:cutting|hurting|burning|scratching)";

/** A habit of another person. */
export const OTHERS_HABITUAL =
  "\\S*t[aie]+ (?:hai|h|rehti hai|rehta hai)|\\S*त[ाीे] (?:है|हैं|रहती है|रहता है)|cuts|burns|hurts|scratches|(?:been|started|keeps|kept) (?:cutting|hurting|burning|scratching)";

export const JUST_NOW =
  "just|now|right now|today|tonight|minutes? ago|hours? ago|bleeding|blood|abhi|aaj|khoon|khun|thodi der|अभी|आज|ख़ून|खून|थोड़ी देर";

/** Words of another person follow. */
export const QUOTING = "ki|कि|that|they'll|he'll|she'll|she will|he will|they will|she wants|he wants";

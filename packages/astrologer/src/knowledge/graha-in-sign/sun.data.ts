import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** The Sun in the twelve signs (SAR 22): will and pride. */
export const SUN_IN_SIGNS = buildRowsInOrder(
  "sun",
  RASHIS,
  ["SAR", 22],
  [
    {
      themes: "pioneer_will",
      core: [
        "you are at your best when you begin things and lead from the front",
        "नई शुरुआत में आप सबसे अच्छे रहते हैं, जहाँ आगे आपका नाम हो",
        "nayi shuruaat me aap sabse achhe rehte hain, jahan aage aapka naam ho",
      ],
      whenStrong: [
        "courage comes to you as naturally as breathing",
        "साहस आपमें साँस की तरह सहज उठता है",
        "himmat aapme saans ki tarah aasani se uthti hai",
      ],
      whenWeak: [
        "you win the race and have no one left to enjoy it with",
        "दौड़ जीतकर भी आप अकेले रह जाते हैं",
        "race jeetkar bhi aap akele reh jaate hain",
      ],
    },
    {
      themes: "solid_will",
      core: [
        "you decide slowly, and then you do not change your mind",
        "इरादा देर से बनता है, बन जाए तो मुड़ता नहीं",
        "iraada der se banta hai, ban jaaye to mudta nahi",
      ],
      whenStrong: [
        "what you build with patience carries your name for a long time",
        "धैर्य से बनाया आपका काम देर तक आपका नाम ढोता है",
        "dhairya se banaya aapka kaam der tak aapka naam rakhta hai",
      ],
      whenWeak: [
        "you defend a choice because it is yours, right or wrong",
        "अपना फ़ैसला आप इसलिए बचाते हैं कि वह अपना है",
        "apna faisla aap isliye bachate hain ki woh apna hai",
      ],
    },
    {
      themes: "versatile_will",
      core: [
        "you make your mark with words, contacts and quick understanding",
        "शब्द, संपर्क और तेज़ समझ से आप अपनी छाप छोड़ते हैं",
        "shabd, contact aur tez samajh se aap apni chhaap chhodte hain",
      ],
      whenStrong: [
        "you can lead two different groups and explain each to the other",
        "आप अलग-अलग मंडलियों को जोड़कर उनके बीच पुल बन सकते हैं",
        "aap alag alag groups ko jodkar unke beech pul ban sakte hain",
      ],
      whenWeak: [
        "your goal shifts after every clever conversation",
        "आख़िरी चतुर बात सुनकर आपका लक्ष्य सरक जाता है",
        "aakhri chatur baat sunkar aapka lakshya sarak jaata hai",
      ],
    },
    {
      themes: "protective_will",
      core: [
        "you lead by looking after people, and fight hardest for your own",
        "आप सँभालकर नेतृत्व करते हैं, अपनों के लिए सबसे ज़्यादा लड़ते हैं",
        "aap sambhalkar lead karte hain, apnon ke liye sabse zyada ladte hain",
      ],
      whenStrong: [
        "people follow you because they feel safe",
        "लोग आपके पीछे इसलिए चलते हैं कि सुरक्षित लगता है",
        "log aapke peeche isliye chalte hain ki safe lagta hai",
      ],
      whenWeak: [
        "your confidence sinks when home is unsettled",
        "घर में हलचल हो तो आत्मविश्वास बैठ जाता है",
        "ghar me halchal ho to confidence baith jaata hai",
      ],
    },
    {
      themes: "royal_will",
      core: [
        "you carry yourself like a leader, and see responsibility as an honour",
        "आप मुखिया की तरह रहते हैं और ज़िम्मेदारी को मान समझते हैं",
        "aap mukhiya ki tarah rehte hain aur zimmedari ko izzat samajhte hain",
      ],
      whenStrong: [
        "your generosity makes it easy for people to be loyal",
        "आपकी उदारता के कारण लोग सहज ही वफ़ादार रहते हैं",
        "aapki udaarta ke kaaran log aasani se wafadar rehte hain",
      ],
      whenWeak: [
        "you find it hard to stand in the second row",
        "पीछे की क़तार में खड़ा होना आपको भारी पड़ता है",
        "peeche ki line me khada hona aapko bhaari padta hai",
      ],
    },
    {
      themes: "precise_will",
      core: [
        "you take pride in correct work, more than in applause",
        "ताली से ज़्यादा आपका गर्व सही किए काम में है",
        "taali se zyada aapka garv sahi kiye kaam me hai",
      ],
      whenStrong: [
        "you become the expert whose approval others wait for",
        "आप वह जानकार बनते हैं जिसके दस्तख़त का सब इंतज़ार करते हैं",
        "aap woh expert bante hain jiske sign ka sab intezaar karte hain",
      ],
      whenWeak: [
        "you make your own success smaller by listing its faults",
        "अपनी सफलता को आप उसकी कमियाँ गिनकर छोटा कर देते हैं",
        "apni success ko aap uski kamiyan ginkar chhota kar dete hain",
      ],
    },
    {
      themes: "relational_will",
      core: [
        "you find your strength through agreement and fairness, and when people welcome you",
        "सहमति, न्याय और अच्छे व्यवहार से आपको बल मिलता है",
        "sehmati, insaaf aur achhe vyavhaar se aapko taakat milti hai",
      ],
      whenStrong: [
        "you get ahead by bringing opposed people to one table",
        "विरोधी पक्षों को एक मेज़ पर लाकर आप आगे बढ़ते हैं",
        "virodhi logon ko ek table par laakar aap aage badhte hain",
      ],
      whenWeak: [
        "your opinion of yourself depends on the people near you",
        "अपने बारे में राय आप पास बैठे व्यक्ति से ले लेते हैं",
        "apne baare me raay aap paas baithe insaan se le lete hain",
      ],
    },
    {
      themes: "secret_will",
      core: [
        "you show little, want much, and reach it by endurance",
        "दिखाते कम हैं, चाहते बहुत हैं, और टिककर पा लेते हैं",
        "dikhate kam hain, chahte bahut hain, aur tikkar paa lete hain",
      ],
      whenStrong: [
        "under pressure your willpower surprises even you",
        "दबाव में आपकी इच्छाशक्ति आपको भी चकित कर देती है",
        "pressure me aapki willpower aapko bhi hairaan kar deti hai",
      ],
      whenWeak: [
        "you remember who doubted you, long after it matters",
        "किसने शक किया था, यह आप ज़रूरत से ज़्यादा याद रखते हैं",
        "kisne shak kiya tha, yeh aap zaroorat se zyada yaad rakhte hain",
      ],
    },
    {
      themes: "visionary_will",
      core: [
        "you need a cause, and speak best when you believe in it",
        "आपको मक़सद चाहिए, विश्वास हो तो आप सबसे अच्छा बोलते हैं",
        "aapko maqsad chahiye, vishwas ho to aap sabse achha bolte hain",
      ],
      whenStrong: [
        "elders and institutions trust your honesty",
        "बड़े और संस्थाएँ आपके सीधे ढंग पर भरोसा करते हैं",
        "bade log aur sansthayein aapke seedhe dhang par bharosa karte hain",
      ],
      whenWeak: [
        "you look far ahead and miss the step in front of you",
        "दूर का निशाना बाँधते हैं और पास की सीढ़ी पर लड़खड़ाते हैं",
        "door ka nishana baandhte hain aur paas ki seedhi par ladkhadate hain",
      ],
    },
    {
      themes: "structured_will",
      core: [
        "you gain authority slowly, by keeping rules and putting in hours",
        "नियम निभाकर और समय देकर आप धीरे-धीरे अधिकार पाते हैं",
        "niyam nibhakar aur time dekar aap dheere dheere authority paate hain",
      ],
      whenStrong: [
        "what you organise goes on working without you",
        "आपकी बनाई व्यवस्था आपके बिना भी चलती रहती है",
        "aapka banaya system aapke bina bhi kaam karta rehta hai",
      ],
      whenWeak: [
        "you measure your worth by your output and forget your own warmth",
        "अपनी क़ीमत आप काम से नापते हैं, अपनापन गिनना भूल जाते हैं",
        "apni value aap kaam se naapte hain, apnapan ginna bhool jaate hain",
      ],
    },
    {
      themes: "communal_will",
      core: [
        "you stand for a group or an idea more readily than for yourself",
        "अपने लिए कम, समूह या विचार के लिए आप जल्दी खड़े होते हैं",
        "apne liye kam, group ya idea ke liye aap jaldi khade ho jaate hain",
      ],
      whenStrong: [
        "you make room for people no one else had noticed",
        "जिन पर किसी का ध्यान नहीं गया, उन्हें आप जगह देते हैं",
        "jin par kisi ka dhyan nahi gaya, unhe aap jagah dete hain",
      ],
      whenWeak: [
        "you dislike being ordinary, and being singled out as well",
        "साधारण होना खलता है, और अलग से चुना जाना भी",
        "ordinary hona khalta hai, aur alag se chuna jaana bhi",
      ],
    },
    {
      themes: "yielding_will",
      core: [
        "your strength is quiet: you bend, wait, and arrive by another way",
        "आपका बल शांत है: झुकते, ठहरते और किसी और द्वार से पहुँचते हैं",
        "aapki taakat shaant hai: jhukte, theharte aur kisi aur raaste se pahunchte hain",
      ],
      whenStrong: [
        "compassion makes your authority unusually gentle",
        "करुणा आपके अधिकार को दुर्लभ कोमलता देती है",
        "karuna aapki authority ko rare narmi deti hai",
      ],
      whenWeak: [
        "you give away the credit and then wonder where it went",
        "श्रेय बाँट देते हैं, फिर सोचते हैं वह गया कहाँ",
        "credit baant dete hain, phir sochte hain woh gaya kahan",
      ],
    },
  ],
);

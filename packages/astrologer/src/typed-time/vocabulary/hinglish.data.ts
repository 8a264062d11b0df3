import type { BirthWords } from "./birth-vocabulary.ts";

/** Hindi in Latin letters. Folding reads "aa" as "a" and "w" as "v", so one spelling of each is enough. */
export const HINGLISH: BirthWords = {
  "month:1": "janvari|janvary|janavari",
  "month:2": "farvari|faravari|pharvari|fervari|farvary",
  "month:3": "march|marc",
  "month:4": "aprail|aprel|epril",
  "month:5": "mai|mayi",
  "month:6": "joon|jun",
  "month:7": "julai|julay|july",
  "month:8": "agast|agust|ogast",
  "month:9": "sitambar|sitamber|septembar|sitambr",
  "month:10": "aktubar|aktoobar|aktuber|oktobar|october",
  "month:11": "navambar|navamber|novambar|nabambar",
  "month:12": "disambar|disamber|dicambar|desambar",
  "part:morning":
    "bihan|bihana|subah|subha|subeh|subhe|suba|sube|subh|savere|saveray|sabere|savera|sabera|tadke|tadake|tarke|bhor|bhore|bhor me|pratah|pratahkal|prabhat|muh andhere|morning me",
  "part:afternoon": "dopahar|dopehar|dopahr|dophar|dupahar|dupehar|dopher|duphar|dopahar me|din me|din mein|din ke",
  "part:evening":
    "beluka|belka|sham|saam|sham ko|shaam|sanjh|sandhya ko|sandhya ke|sandhya me|sandhya samay|sandhyakal|sandhya kal|sayam|sayan|shyam ko|sanje",
  "part:night": "rat|raat|rat ko|raatri|ratri|rat me|adhi rat|aadhi raat|ardharatri",
  "moment:0": "adhi rat|adhi raat|ardharatri|madhya ratri|madhyaratri",
  "moment:720": "madhyahn|bhari dopahar|theek dopahar|thik dopahar",
  oclock: "baje|bje|bajey|bajay|baj gaye|baje the",
  past: "bajkar|baj kar|bajke|baj ke|bajker|bj kr|baj kr|ghante|ghanta",
  minutes: "minat|minit|mint",
  seconds: "sekand|sekend",
  "shift:30": "sadhe|saadhe|sade|saade|sadhey|sarhe|sadhay",
  "shift:15": "sava|sawa|sva",
  "shift:-15": "paune|pone|poune|paun|pauney|paune",
  "fixed:90": "dedh|ded|derh|dedhe",
  "fixed:150": "dhai|dhaai|dhayi|adhai|adhayi",
  between: "ke beech|ke bich|beech|bich|ke bichme|beech me|ke darmiyan",
  until: "se|ya|aur|se lekar|tak",
  about:
    "lagbhag|lagbag|karib|kareeb|qareeb|ke karib|ke kareeb|ke lagbhag|ke as pas|ke aspas|as pas|aspas|ke aas paas|aas paas|ke aaspaas|andazan|takriban|taqreeban|ke around",
  unknown:
    "pata nahi|pata nahin|pata ni|pta nahi|pta nhi|pata nhi|nahi pata|nhi pata|nahin pata|nahi pta|nhi pta|malum nahi|maloom nahi|maloom nahin|malum nhi|nahi malum|nahi maloom|nahin maloom|yad nahi|yaad nahi|yad nhi|nahi yad|nahi yaad|gyat nahi|bas itna pata|itna hi pata|sirf itna pata|nai malum|nai maloom|malum nai|maloom nai|nai pata|pata nai|nahi hai|nhi hai|khabar nahi|idea nahi|nahi hai pata|kaun batayega|kon batayega|kaun bataye|kon bataye|kaun jane|kon jane|kise pata|kisko pata|kisi ko nahi pata|kisi ko nhi pata|kisi ko pata nahi|kisi ko pata nhi|kisi ko yaad nahi|kuch hoga|kuchh hoga|kabhi hoga|kisi time|kisi waqt|nai pta|pta nai|itna hi pata hai|bas itna hi pata hai",
  time: "samay|samaya|vaqt|vakt|waqt|janm samay|janma samay|janam samay|janm ka samay|janm ka time|janam ka time|taim",
  date: "tarikh|tareekh|tareek|tithi|janm tithi|janam tithi|janma tithi|janm tarikh|janam tarikh|janm dinank|dinank|janmdin|janamdin|janm din",
  name: "nam|naam|mera nam|mera naam|naam hai|nam hai|mera nam hai",
  place:
    "sthan|jagah|jagha|shahar|sheher|shehar|shahr|sahar|gaon|gav|ganv|gram|zila|jila|janm sthan|janma sthan|janam sthan|janm sthal|janmsthan|kasba|tehsil",
  in_after: "me|mein|m|mai|men|me hi|mein hi|se|ke pas|ke paas",
  birth:
    "janm|janam|janma|jnm|paida|peda|paidaish|janmdin|janamdin|janme|janmi|janma tha|janm tithi|janam tithi|janm samay|janm sthan|janam sthan|janam samay",
  event:
    "shadi|shaadi|vivah|byah|sagai|nikah|naukri|nokri|talak|talaq|mrityu|dehant|guzar gaye|gujar gaye|mile the|interview|pariksha|griha pravesh|mundan",
  asks: "kya|kab|kyu|kyun|kyon|kaise|kaisa|kaisi|kaun|kon|konsa|kaunsa|kahan|kaha|kitna|kitne|kitni|hoga|hogi|honge|milega|milegi",
  "near:sunrise,0,30":
    "suryoday|surya uday|sooryoday|sooraj nikalte|suraj nikalte|suraj nikalne|sooraj ugte|suraj ugte",
  "near:sunrise,-30,45": "bhor|bhore|bhor me|muh andhere|murga bola|murge ki bang",
  "near:sunrise,-60,30": "fajr|fajar|fajr ki namaz|subah ki azan|subah azan|subah ki ajan|subah ki namaz",
  "near:clock,780,60": "zuhr|zuhar|zohar|zohr|johar|zuhr ki namaz|dopahar ke khane",
  "near:sunset,-105,45": "asr|asr ki namaz|asar ki namaz",
  "near:sunset,0,30":
    "suryast|surya ast|suraj dhalte|suraj dubte|sooraj doobte|godhuli|godhuli bela|godhuli vela|gau dhuli",
  "near:sunset,20,30":
    "sandhya time|sandhya bela|sandhya vela|sandhya ke samay|sandhya ke vaqt|sandhya samay|maghrib|magrib|maghrib ki namaz|diya batti|dia batti|sham ki arti|sandhya arti|sham ki namaz|sham ki azan",
  "near:sunset,105,45": "isha ki namaz|isha ki azan",
  vague:
    "brahma muhurat|brahm muhurat|brahma muhurt|brahm muhurt|brahmamuhurat|brahma mahurat|ke samay|ke vakt|ke vaqt",
  filler:
    "mera|meri|mere|main|mai|mujhe|mujhko|mujh|hum|ham|hamara|hamari|hamare|aap|ap|apka|apki|apna|apni|apne|tum|voh|vo|vah|ye|yeh|yah|is|us|uska|uski|uske|iska|iski|iske|unka|unki|" +
    "ka|ki|ke|ko|kaa|kii|ne|par|pe|pr|per|se|tak|me|mein|men|m|hi|bhi|to|toh|hai|hain|he|h|hu|hun|hoon|ho|hua|huva|hui|huyi|hue|huye|hva|tha|thi|the|thee|gaya|gayi|gaye|gya|raha|rahi|kar|karo|karna|kr|kijiye|dijiye|do|dena|de|batao|bataiye|bata|batana|banao|banaiye|banana|banani|dekho|dekhiye|chahiye|chahta|chahti|" +
    "aur|or|ya|lekin|magar|par|nahi|nahin|nhi|ni|na|haan|han|ha|ji|jee|theek|thik|sahi|galat|arre|are|accha|acha|achha|" +
    "namaste|namaskar|namaskaram|ssa|ssakal|sat sri akal|sat shri akal|satsriakal|sasriyakal|sasrikal|salam|salaam|assalam|walekum|valekum|alaikum|aleikum|adab|aadab|ram ram|radhe radhe|jai shri krishna|jai shree krishna|jai jinendra|khamma ghani|khammaghani|kem cho|majama|vanakkam|bula|pranam|guruji|guru|pandit|panditji|pandit ji|maharaj|acharya|shri|shree|sri|shrimati|smt|swami ji|baba ji|bhaiyaji|" +
    "san|sal|saal|din|dino|mahina|mahine|roj|ghar|ghar pe|aspatal|haspatal|kundli|kundali|janm patri|janampatri|janmpatri|patri|patrika|vivran|vivaran|jankari|janm vivran|" +
    "ladka|ladki|purush|stri|mahila|aurat|admi|aadmi|ling|baccha|bachcha|" +
    "ravivar|itvar|somvar|mangalvar|budhvar|guruvar|brihaspativar|shukravar|shanivar|" +
    "samay|time|ko hi|vala|vali|vale|wala|wali|wale|kuch|koi|bas|sirf|thoda|theek se|thik se|sath|saath|abhi|phir|fir|baad|bad|pehle|pahle|aaj|aj|kal|yahan|vahan|rehta|rahta|rehti|rahti",
};

import type { Danger } from "./danger.ts";
import type { SceneRow } from "./scenes.ts";

const any = (...fields: readonly string[]): string => fields.join("|");

const LEAVING_FOR =
  "videsh|abroad|canada|dubai|germany|naukri|job|shahar|city|hostel|sasural|maike|company|office|transfer|team|party|meeting|shaadi|event|trip|class|batch|school|exam|visa|flight|shift|moving|move|retire|dukan|dukaan|shop|business|dhandha|विदेश|नौकरी|शहर|ससुराल|मायके|दफ्तर|शादी|दुकान|विदेश|परीक्षा|बॉस|boss|leave|chhutti|छुट्टी";
const OF_THINGS =
  "startup|market|shares|stock|phone|laptop|car|gaadi|bike|app|project|product|contract|match|game|cricket|film|movie|song|budget|court|case|गाड़ी|बाज़ार|मुकदमा|फिल्म";
const BOUGHT =
  "le aaya|le aayi|laya hu|layi hu|le liya|le li|khareed|kharid|bought|have bought|i have got|haath me|hath me|in my hand|in my hands|saamne|samne rakh|paas me|paas rakh|next to me|beside me|almari me|in my drawer|ले आया|ले आई|लाया हूं|लाई हूं|ले लिया|ले ली|खरीद|हाथ में|सामने|पास में|पास रख|अलमारी में";
const HARM =
  "rope|rassi|noose|phanda|petrol|kerosene|mitti ka tel|sulfas|poison|pistol|gun|katta|bullet|phenyl|rat poison|chuhe maar|chuhe marne|chooha maar|zeher|neend ki|sleeping pills|sleeping tablets|strip of|bottle of pills|chaku|chaaku|रस्सी|फंदा|पेट्रोल|मिट्टी का तेल|सल्फास|चूहे मार|जहर|नींद की|फिनाइल|चाकू|बंदूक";
const RESOLVED =
  "himmat|courage|nerve|decide|decided|soch liya|tonight|aaj raat|mauka|moka|house to be empty|ghar khali|alone|akela|poori|puri|whole|full|himmat juta|हिम्मत|आज रात|सोच लिया|मौका|घर खाली|पूरी|सारी|इंतजार|intezaar|intezar|wait for|ready|bas ab|waiting for|leke baitha|leke baithi|लेकर बैठा|लेकर बैठी";
const HARMLESS_USE =
  "swing|jhoola|jhula|play|skipping|kood|camping|tent|climb|sabzi|cook|kitchen|shop|pump|doctor|prescribed|car|bike|gaadi|generator|construction|tie|well|झूला|सब्जी|दुकान|डॉक्टर|पंप|छोड़नी|chhodni|quit";
const MY_OWN =
  "the kids|my kids|kids|my children|children|my family|family|my parents|parents|mom|mum|mother|my wife|my husband|everyone|everybody|they|they'd|theyd|ghar wale|gharwale|gharwalo|bachcho|bachche|bacche|sab|sabko|beta|beti|papa|dad|mummy|घर वाले|घरवाले|बच्चों|बच्चे|सब|सबको|मां|पापा";
const AT_HOME =
  "husband|father|father in law|stepfather|brother|brother in law|cousin|uncle|devar|jeth|jija|jija ji|sasur|papa|chacha|mama|tau|tau ji|fufa|mausa|bhai|bhaiya|pati|he|usne|wo|woh|teacher|sir|landlord|malik|पति|पिता|पापा|ससुर|जेठ|देवर|जीजा|चाचा|मामा|ताऊ|भाई|भैया|वो|वह|उसने";
const NO_ONE_NEAR =
  "nobody is home|no one is home|nobody home|nobody is around|no one is around|when i am alone|when i'm alone|alone|at night|when i sleep|when mummy goes|when mom goes|when mummy is not|when mom is out|when everyone is out|akele me|akeli paa|akela paa|अकेला पा|अकेली पा|akeli|raat ko|raat me|koi nahi hota|koi ghar pe nahi|अकेले में|अकेली|रात को|रात में|कोई नहीं होता|wont let|won't let|locks";

/** The same as `DANGER_SCENES`, of what is left behind and what is at hand: days without oneself, who will manage, farewells, means, hiding. */
export const LEFT_BEHIND_SCENES: readonly SceneRow<Danger>[] = [
  // Days that go on without whoever speaks.
  {
    value: "veiled",
    parts: [
      "future|next year|2027|2028|tomorrow|calendar|version|plans|christmas|diwali|birthday|family photo|festival|festivals|agle saal|saal|kal|tyohar|tyauhar|साल|कैलेंडर|कल|भविष्य|त्योहार|दिवाली",
      "has me in it|have me in it|had me in it|with me in it|includes me|without me in|i am not in|i'm not in|im not in|can't picture myself|cant picture myself|can't see myself|cant see myself|don't see myself|dont see myself|main nahi hu|mai nahi hu|main nahi hoon|main nahi rahunga|main nahi rahungi|mere bina|मैं नहीं हूं|मैं नहीं रहूंगा|मैं नहीं रहूंगी|मेरे बिना",
    ],
    apart: 6,
    unless: any(LEAVING_FOR, OF_THINGS, "ready|taiyar|taiyaar|तैयार|list|merit|salary|batch|बैच|सूची|टीम"),
  },
  {
    value: "veiled",
    parts: [
      "lease on life|lease of life|my time on earth|my days on earth|my chapter|my story|मेरी कहानी|meri kahani",
      "is up|is over|ends|ending|expired|expiring|runs out|ran out|khatam|khatm|खत्म",
    ],
    apart: 3,
    unless: any("new lease|job|film|movie|with him|with her|love story|prem", OF_THINGS),
  },
  {
    value: "veiled",
    parts: [
      "stopped making plans|not making plans|no plans|don't make plans|dont make plans|plan nahi banat|plans nahi banat|योजना नहीं",
      "past|beyond|after|ke baad|ke aage|के बाद|के आगे",
      "sunday|monday|tuesday|wednesday|thursday|friday|saturday|this week|this month|month end|my birthday|itwaar|somvar|रविवार|इतवार|सोमवार",
    ],
    apart: 3,
    unless: any(LEAVING_FOR, OF_THINGS),
  },
  // Those who stay will manage, and be the lighter for it.
  {
    value: "veiled",
    parts: [
      "mere baad|mere bina|mere bagair|mere baghair|mere na hone|without the fourth|without the third|without one of us|one less of us|mere jaane ke baad|mere jane ke baad|मेरे बाद|मेरे बिना|मेरे बगैर|मेरे जाने के बाद|without me|after me|once i'm not around|when i'm not around|once this is done|once it is done|when this is over",
      "sambhal|सम्भाल|संभाल|karz utar|karza utar|कर्ज|कर्जा|kam takleef|takleef kam|कम तकलीफ|manage|sukhi|सुखी|khush rahenge|खुश रहेंगे|paal lega|paal legi|पाल लेंगे|get over|be fine|be okay|better off|happier|easier|make more sense|makes more sense|chain|चैन|take care of my|look after my|insurance|bima|बीमा",
    ],
    apart: 7,
    unless: any(LEAVING_FOR, OF_THINGS),
  },
  {
    value: "veiled",
    parts: [
      MY_OWN,
      "would get over it|will get over it|'d get over it|would get over me|will get over me|they'd breathe|they would breathe|breathe easier|cry for a week|cry for a day|forget me soon|bhool jayenge|bhul jayenge|भूल जाएंगे",
    ],
    apart: 5,
    unless: any(LEAVING_FOR, OF_THINGS, "breakup|divorce|loss|rejection|shaadi|wedding|marriage|fight"),
  },
  {
    value: "veiled",
    parts: [
      "cat|dog|dogs|pet|pets|parrot|plants|kutta|kutte|billi|कुत्ता|कुत्ते|बिल्ली",
      "someone after|somebody after|need someone|need somebody|take care of|look after|dekh lena|sambhal|देख लेना|संभाल",
      "after|afterwards|once this is done|once it is done|when i'm gone|when im gone|baad|बाद",
    ],
    apart: 6,
    unless: any(LEAVING_FOR, "vet|week|days|vacation|holiday"),
  },
  // Everything is settled, and farewell is said.
  {
    value: "veiled",
    parts: [
      "hisaab|hisab|हिसाब|sab nipta|सब निपटा|settled everything|sorted everything|maaf kar diya|माफ कर दिया|forgave everyone|forgiven everyone",
      "jana baki|jaana baki|jana bacha|jaana bacha|bas jana|bas jaana|bas vida|ab vida|alvida|जाना बाकी|जाना बचा|बस जाना|विदा|अलविदा|only leaving|only going|time to go|bas nikal",
    ],
    apart: 8,
    unless: any(LEAVING_FOR, "ticket|train|bus|beti ki|बेटी की"),
  },
  {
    value: "veiled",
    parts: [
      "chitthi|chithi|chitthiyan|letter|letters|note|khat|चिट्ठी|खत|papers|kaagaz|kagaz|documents|कागज",
      "takiye|pillow|in the drawer|under my mattress|bistar ke|nobody has to search|no one has to search|koi dhoonde na|koi dhunde na|easy to find|तकिए|दराज",
    ],
    apart: 10,
    unless: any(LEAVING_FOR, OF_THINGS, "found|mili|mila|love letter|husband's|aayi|tax|bank|मिली|आई"),
  },
  {
    value: "veiled",
    parts: [
      "password|passwords|pin|locker|chabi|chaabi|पासवर्ड|चाबी|लॉकर",
      "bata diya|bata di|de diya|de di|likh diya|likh ke|told|gave|shared|written|बता दिया|बता दी|दे दिया|लिख दिया",
      "zarurat nahi|zaroorat nahi|jarurat nahi|won't need|wont need|not need|never need|ज़रूरत नहीं|जरूरत नहीं",
    ],
    apart: 6,
    unless: any(LEAVING_FOR, "new|naya|upgrade|sold|bech|नया"),
  },
  {
    value: "veiled",
    parts: [
      "tell|please tell|batana|bata dena|keh dena|kehna|कह देना|बता देना|कहना",
      "mother|mom|mum|mummy|father|dad|papa|parents|family|wife|husband|kids|maa|मां|मम्मी|पापा|घर वालों|पत्नी",
      "wasn't her fault|wasnt her fault|wasn't his fault|wasn't their fault|not her fault|not his fault|not their fault|because of him|because of her|because of them|galti nahi|गलती नहीं|loved them|loved her|pyar karta tha|pyar karti thi",
    ],
    apart: 6,
    unless: any(LEAVING_FOR, OF_THINGS, "that the|rishta|breakup|engagement|fail|marks|रिश्ता"),
  },
  {
    value: "veiled",
    parts: [
      "my photo|meri tasveer|meri tasvir|meri photo|meri tasvir|मेरी तस्वीर|मेरी फोटो|hear of me|hear from me|read about me|find me|मेरा नाम|mera naam",
      "obituary|obituaries|garland|mala|haar|माला|हार|morgue|in the news as|shok|शोक|tehravi|terahvi|तेरहवीं",
    ],
    apart: 7,
    unless: any(OF_THINGS, "jaimala|varmala|election|neta|award|prize|chunav|चुनाव|स्वागत|swagat"),
  },
  {
    value: "veiled",
    parts: [
      "nobody|no one|noone|koi|whoever|कोई",
      "will find me|finds me|find my body|found my body|dhoondega|dhundhega|dhoondhega|ढूंढेगा|ढूंढेंगे",
      "till|until|before|for days|nahi milunga|nahi milungi|tab tak|नहीं मिलूंगा|नहीं मिलूंगी|तब तक",
    ],
    apart: 5,
    unless: any(LEAVING_FOR, "match|boy|girl|partner|rishta|a job"),
  },
  {
    value: "veiled",
    parts: [
      "insurance|policy|bima|बीमा|पॉलिसी",
      "if it was me|if i did it|did it myself|done it myself|by my own hand|own hand|khud kiya|khud kar|खुद किया|खुद कर",
    ],
    apart: 8,
    unless: "car|bike|gaadi|repair|गाड़ी",
  },
  // What is at hand, and a mind made up.
  { value: "crisis", parts: [HARM, BOUGHT, RESOLVED], apart: 6, unless: any(HARMLESS_USE, "house is his|uska ghar") },
  {
    value: "crisis",
    parts: [
      "neend ki|sleeping pills|sleeping tablets|नींद की",
      "poori patti|puri patti|poori sheeshi|poori shishi|whole strip|whole bottle|saari goli|पूरी पत्ती|पूरी शीशी|सारी गोलियां",
    ],
    apart: 3,
    unless: "khatam ho gayi|khatm|doctor|डॉक्टर",
  },
  {
    value: "crisis",
    parts: [
      "edge of the platform|platform edge|edge of the roof|edge of the terrace|edge of the bridge|railing|parapet|terrace|balcony|chhat|mundher|munder|patri|patari|छत|मुंडेर|पटरी|बालकनी",
      "how easy|so easy|one second|one step|a second|looking down|look down|neeche dekh|kood|bas ek kadam|itna aasan|नीचे देख|कूद|एक कदम|jump",
    ],
    apart: 8,
    unless: "view|kite|patang|photo|children|kids|build|banwa|पतंग|बनवा|fear of heights",
  },
  {
    value: "crisis",
    parts: ["let", "the water|the river|the sea|the train|the pills|fate", "decide|take me|have me"],
    apart: 2,
  },
  {
    value: "veiled",
    parts: [
      "quiet|peaceful|painless|silent|shaant|bina dard|dard ke bina|शांत|बिना दर्द",
      "way out|exit|an end|ending|rasta|raasta|रास्ता",
    ],
    apart: 2,
    unless: any(LEAVING_FOR, OF_THINGS, "divorce|marriage|debt|loan|town|road|traffic"),
  },
  {
    value: "veiled",
    parts: [
      "noise|voices|it all|everything|the hurting|shor|आवाज़ें|शोर",
      "stop for good|end for good|stop forever|quiet forever|off for good|hamesha ke liye band|हमेशा के लिए बंद",
    ],
    apart: 4,
    unless: any(LEAVING_FOR, "neighbours|neighbors|neighbour|construction|padosi|traffic|dog|fan|AC|पड़ोसी"),
  },
  {
    value: "veiled",
    parts: [
      "only here|still here|only alive|only stay|i only stay|i stay|haven't done it|not done it|zinda hu|ruka hu|ruki hu|ज़िंदा हूं|रुका हूं|रुकी हूं",
      "scared of the pain|afraid of the pain|the pain part|scared it will hurt|dard se dar|दर्द से डर|free to go|can go then|no courage|himmat nahi|हिम्मत नहीं",
    ],
    apart: 12,
    unless: any("delivery|labour|surgery|injection|dentist|tattoo|hospital", LEAVING_FOR),
  },
  {
    value: "veiled",
    parts: [
      "don't want to be|dont want to be|do not want to be|koi na|koi mat|nahi chahta|nahi chahti|नहीं चाहता|नहीं चाहती",
      "rescued|saved|brought back|revived|bachaye|bachae|bachana|बचाए|बचाना",
      "this time|again|is baar|इस बार",
    ],
    apart: 4,
    unless: any(LEAVING_FOR, "by my|money|from debt"),
  },
  {
    value: "veiled",
    parts: [
      "upar wale|uparwale|oopar wale|ऊपर वाले|ऊपरवाले|yamraj|यमराज",
      "milna|milne|paas ja|paas jana|मिलना|मिलने|पास जा",
      "ab|bas|nahi bacha|bacha nahi|अब|बस|बचा नहीं",
    ],
    apart: 8,
    unless: "mandir|temple|darshan|dhyan|sadhana|puja|मंदिर|दर्शन|ध्यान|साधना|पूजा",
  },
  {
    value: "crisis",
    parts: [
      "step off|stepping off|jump off|let go|lean over|one more step|kood jau|kood jaun|कूद जाऊं",
      "all this ends|it all ends|everything ends|it would be over|it would end|this ends|ends it|sab khatam|sab shaant|सब खत्म|सब शांत",
    ],
    apart: 6,
    unless: any(LEAVING_FOR, "manager|role|stage|field"),
  },
  {
    value: "veiled",
    parts: [
      "sab dosto|sab doston|sabse|sabko|everyone|all my friends|सब दोस्तों|सबसे|सबको",
      "akhri baar|aakhri baar|aakhiri baar|one last time|for the last time|आखिरी बार|अंतिम बार",
      "mil liya|mil li|mil aaya|mil aayi|mila|met|saw|hugged|dekh liya|call kar liya|मिल लिया|मिल आया|मिल आई|देख लिया|गले मिल",
    ],
    apart: 4,
    unless: any(LEAVING_FOR, "farewell party|last day"),
  },
  // Fear at home.
  {
    value: "violence",
    parts: [
      "door|doors|darwaza|darwaja|under the bed|in the bathroom|दरवाजा|hide|chhup|छुप",
      "blocked|barricade|chair against|lock myself|locked myself|hide my|hide under|hide in|under the bed|band karke|kundi|बंद करके|कुंडी|छुप|chhup",
      "drinks|drunk|is drunk|peeke|peekar|sharab|comes home angry|gussa|शराब|पीकर|गुस्सा",
    ],
    apart: 8,
    unless: "tea|chai|juice|coffee|dog|चाय",
  },
  {
    value: "violence",
    parts: [
      AT_HOME,
      "comes into my room|enters my room|came into my room|into my bed|in my bed|on his lap|in his lap|touches me|touch me|touching me|rubs against|godi me|god me bitha|chhoota|chhuta|chhute|chhoote|गोद में|छूता|छूते|छूने|mere kamre me|mere bistar|mere bed|kapde kheench|kapde khinch|kapde utaar|bathroom|मेरे कमरे|मेरे बिस्तर|कपड़े खींच|कपड़े उतार",
      NO_ONE_NEAR,
    ],
    apart: 8,
    unless: "cat|dog|lizard|ghost|bhoot|mosquito|study|wifi|clean|भूत",
  },
  {
    value: "violence",
    parts: [
      AT_HOME,
      "belt|danda|chappal|joota|rod|chhadi|chhadi|बेल्ट|डंडा|चप्पल|छड़ी|knife|chaku|चाकू",
      "nikal leta|nikal lete|nikalta|utha leta|uthata|uthate|takes off|takes out|picks up|reaches for|held|holds|lekar aata|निकाल लेता|उठा लेता|निकालता|लेकर आता",
    ],
    apart: 6,
    unless: "shop|dukan|buy|cook|sabzi|office|दुकान|bottle opener|cut|cake",
  },
  {
    value: "violence",
    parts: [
      "bachcho|bachchon|baccho|bacchon|kids|children|बच्चों|मुझे|mujhe|the baby|ghar walo",
      "patakta|patak deta|patak diya|पटक|throws against|slams|ghaseet|ghasit|घसीट|shakes the baby|dhakke|धक्के|held the knife|knife to",
    ],
    apart: 3,
    unless: "ball|wrestling|khel|sapna|dream|खेल|सपना",
  },
  {
    value: "violence",
    parts: [
      "chehra|chehre|my face|face|चेहरा|maa ko|meri maa|बहन को|behen ko|मां को|ghar|घर",
      "bigaad dega|bigad dega|bigaad denge|jala dega|jala denge|jala dunga|tezaab|acid|बिगाड़ देगा|बिगाड़ देंगे|जला देगा|जला देंगे|तेजाब|scar me|ruin my face",
    ],
    apart: 3,
    unless: "cream|facial|pimple|sun|dhoop|salon|क्रीम|धूप|sapna|bijli",
  },
  {
    value: "violence",
    parts: [
      "zinda nahi chhod|jinda nahi chhod|zinda nahi chod|jinda nahi chod|ज़िंदा नहीं छोड़|जिंदा नहीं छोड़",
      "dunga|chhodunga|chodunga|chhodungi|chaku|chaaku|knife|pistol|katta|छोडूंगा|छोड़ूंगा|छोड़ूंगी|चाकू",
    ],
    apart: 6,
    unless: any(OF_THINGS, "mazak|मज़ाक"),
  },
  {
    value: "violence",
    parts: [
      "petrol|kerosene|acid|tezaab|pistol|gun|katta|chaku|knife|पेट्रोल|तेजाब|चाकू|बंदूक",
      "bought|have bought|khareed|kharid|le liya|le aaya|ready|खरीद|ले लिया|ले आया",
      "his house|her house|house is his|house is hers|where he lives|where she lives|uska ghar|uske ghar|usko|उसका घर|उसके घर|उसको",
    ],
    apart: 8,
    unless: HARMLESS_USE,
  },
];

import type { Danger } from "./danger.ts";
import type { SceneRow } from "./scenes.ts";

const any = (...fields: readonly string[]): string => fields.join("|");

const WEARY =
  "tired|fed up|sick of|exhaust|hate|hating|worthless|meaningless|pointless|unbearable|thak|thaki|thaka|tang|ub gaya|ub gayi|ub chuk|haar gaya|haar gayi|haar chuk|nafrat|bekar|bekaar|थक|तंग|ऊब|हार गया|हार गई|हार चुक|नफरत|बेकार";
const LIFE =
  "life|living|alive|existence|existing|zindagi|jindagi|jeevan|jivan|jeene|jine|jeena|jina|जिंदगी|जीवन|जीने|जीना";
const NOT =
  "not|no|never|dont|don't|wont|won't|cant|can't|cannot|didnt|didn't|wouldnt|wouldn't|nahi|nahin|nhi|nai|na|mat|न|ना|नहीं|मत";
const DEATH =
  "die|dying|dead|death|marna|marne|marjana|marjaana|mar jana|mar jaana|mar jau|mar jaun|maut|mout|mrityu|मरना|मरने|मर जाना|मर जाऊं|मौत|मृत्यु";
const GOOD =
  "bhala|bhali|khush|sukoon|sukun|behtar|accha|acha|acchi|achi|chain|aasan|भला|भली|खुश|सुकून|बेहतर|अच्छा|अच्छी|चैन|आसान";
const OF_THE_CHART =
  "bhav|bhava|house|yog|yoga|dosh|dosha|lord|grah|graha|planet|dasha|ashtam|maraka|भाव|योग|दोष|ग्रह|दशा|अष्टम|मारक";
const LIGATURE = "noose|rope|dupatta|chunni|phanda|fanda|phansi|fansi|rassi|दुपट्टा|चुन्नी|फंदा|फांसी|रस्सी";
const FAN = "ceiling fan|fan|pankha|pankhe|पंखा|पंखे";
const HEIGHT =
  "roof|rooftop|terrace|balcony|building|bridge|cliff|window|floor|chhat|chat|pul|imarat|nadi|kuan|kuen|छत|पुल|बालकनी|इमारत|नदी|कुएं|कुआं";
const RAILS = "railway track|rail track|train track|the tracks|railway line|patri|patriyon|पटरी|पटरियों|रेलवे लाइन";
const PILLS =
  "pills|tablets|sleeping pill|medicines|dawa|dawai|dawaiya|goli|goliya|goliyan|दवा|दवाई|दवाइयां|गोली|गोलियां";
const POISON =
  "poison|phenyl|phenol|bleach|pesticide|harpic|detergent|acid|kerosene|rat kill|zeher|zehar|jahar|jeher|tezab|keetnashak|kitnashak|sulfas|फिनाइल|जहर|कीटनाशक|तेजाब|सल्फास|केरोसिन";
const SWALLOWED =
  "took|taken|take|swallow|ate|eaten|eat|drank|drunk|drink|consumed|kha li|kha liya|kha liye|kha lu|kha lun|kha gaya|kha gayi|pi liya|pi li|pee liya|pee li|pi lu|nigal|le li|le liya|खा ली|खा लिया|खा लीं|खा लूं|पी लिया|पी ली|पी लूं|निगल|ले ली";

const NEAR_ONES =
  "husband|hubby|wife|he|she|they|father|dad|daddy|mother|mom|mummy|uncle|aunt|cousin|brother|sister|son|laws|stepfather|stepmother|boyfriend|girlfriend|partner|boss|manager|teacher|sir|coach|neighbour|neighbor|landlord|ex|pati|patni|biwi|sasural|sasural wale|saas|sasur|papa|pita|pitaji|maa|chacha|mama|tau|jija|jeth|devar|nanad|bhai|wo|woh|vo|usne|unhone|gharwale|ghar wale|padosi|पति|पत्नी|बीवी|ससुराल|सास|ससुर|पिता|पापा|मां|चाचा|मामा|ताऊ|जीजा|जेठ|देवर|ननद|भाई|वो|वह|उसने|उन्होंने|घरवाले|घर वाले|पड़ोसी|बॉस|टीचर|सर";
const VICTIM =
  "me|us|my son|my daughter|my kids|my kid|my child|my children|my baby|my sister|my mother|my mom|our son|our daughter|the kids|the children|her|mujhe|mujhko|mujh|hume|humein|hamein|bachcho|bachchon|bacho|meri beti|mere bete|meri behan|मुझे|मुझको|मुझ|हमें|बच्चों|बच्चे|मेरी बेटी|मेरे बेटे|मेरी बहन";
const STRIKES =
  "hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|kick|kicks|kicked|punch|choke|chokes|choked|choking|strangl|burn|burns|burned|burnt|rape|raped|rapes|molest|grope|gropes|groped|touches|touched|touching|assault|abuses|abused|abusing|threaten|attacks|attacked|stab|stabs|stabbed|locks|locked|starves|starved|drags|dragged|tortur|whips|whipped|shoves|shoved|thrash";
const STRIKES_HINDI =
  "maarta|marta|maarte|marte|maarti|maara|peetta|peette|peetti|pitta|pitte|pitai|pitayi|peet|haath uthata|haath uthate|haath uthati|haath uthaya|haath chhodta|haath chhodte|haath chodta|मारता|मारते|मारती|मारा|पीट|पिटाई|थप्पड़|हाथ उठा|हाथ छोड़|प्रताड़";
const PLAY =
  "chess|game|games|match|exam|race|interview|cricket|carrom|ludo|football|tennis|boxing|competition|marks|election|business|record|base|my heart|feet|saturn|shani|mars|mangal|rahu|ketu|planet";
const WORK = "job|work|kaam|kaam ka|office|overtime|company|study|padhai|पढ़ाई|दफ्तर|ऑफिस|naukri|नौकरी";

const PEOPLE_IN_BODY =
  "he|she|my|me|i|boss|colleague|uncle|aunty|neighbour|father|dad|mother|mom|baby|child|son|daughter|brother|sister|wife|husband|grandmother|grandfather|papa|maa|bhai|behan|bachcha|bachche|dadi|dada|nani|nana|pati|patni|पिता|मां|दादी|दादा|नानी|भाई|बहन|बच्चा|बच्चे|पत्नी|पति";
/** What was, may be, is dreamt or dreaded, and is not now. */
const NOT_NOW =
  "last year|last month|years ago|months ago|year ago|ago|since years|for years|pichle|pichhle|tha|thi|sometimes|often|kabhi|hamesha|will|would|once|childhood|bachpan|बचपन|hoga|hogi|chance|chances|risk|dar|darr|fear|afraid|scared of|sapna|sapne|dream|dreams|should i fear|पिछले|पहले|था|थी|कभी|हमेशा|होगा|होगी|डर|सपना|सपने";
const UNDER_WAY =
  "now|right now|just now|suddenly|sudden|severe|since morning|sweat|left arm|abhi|achanak|tez|tej|pasina|paseena|ho raha|ho rahi|having|अभी|अचानक|तेज|पसीना|हो रहा|हो रही|सुबह से";

/**
 * Words that tell of danger together. People say it in ever new words, and no list of phrases holds them; what they share are fields: who
 * hurts, whom, with what; who may not live on, and by which means; which sign of the body is acute.
 */
export const DANGER_SCENES: readonly SceneRow<Danger>[] = [
  // Who may not want to live.
  { value: "veiled", parts: [WEARY, LIFE], apart: 4 },
  {
    value: "veiled",
    parts: [
      "no|not|without|lost|what|whats|nahi|nahin|nhi|koi|kya|kyu|kyun|नहीं|कोई|क्या|क्यों",
      "point in waking|point of waking|point in going on|point of going on|point in anything|point of anything|reason to wake|reason to go on|जीने का मतलब|जीने का फायदा|jeene ka matlab|jine ka matlab|jeene ka fayda|jine ka fayda|jeene se|jine se|जीने से|zinda hu|jinda hu|जिंदा हूं|point in living|point of living|meaning in living|jeene ka koi|jine ka koi|jeene ka maksad|jine ka maksad|जीने का कोई|जीने का मकसद|will to live|desire to live|wish to live|reason to live",
    ],
    apart: 4,
  },
  // Of nothing in particular: "no point in this job any more" tells in which.
  {
    value: "veiled",
    parts: [
      "no point|no purpose|no meaning|no hope|pointless|meaningless|koi matlab nahi|koi matlab nahin|koi matlab nhi|koi fayda nahi|koi fayda nhi|koi umeed nahi|koi ummeed nahi|कोई मतलब नहीं|कोई फायदा नहीं|कोई उम्मीद नहीं",
      "anymore|any more|any longer|left|ab|bacha|bachi|raha|rahi|reh gaya|reh gayi|अब|बचा|बची|रहा|रही|रह गया|रह गई",
    ],
    apart: 0,
    unless: any(WORK, OF_THE_CHART, "arguing|talking|waiting|trying for|baat karne|intezaar|intezar|बात करने|इंतज़ार"),
  },
  { value: "veiled", parts: ["thinking|thoughts|thought|dream|dreaming", "death|dying"], apart: 3 },
  {
    value: "crisis",
    parts: [
      "want|wanna|wish|ready|planning|going|rather",
      "die|disappear forever|vanish forever|be gone forever|never wake|not wake|not exist|stop existing|stop living|sleep forever|leave this world|leave the world",
    ],
    apart: 3,
    unless: "lol|haha|work with|job|naukri",
  },
  {
    value: "crisis",
    parts: [
      "mann|man|dil|soch|sochta|sochti|khayal|khyal|vichar|ichha|iccha|chahta|chahti|मन|दिल|सोच|ख्याल|विचार|इच्छा|चाहता|चाहती",
      "marne|mar jau|mar jaun|mar jana|mar jaane|duniya chhod|duniya chod|duniya se chal|hamesha ke liye so|मरने|मर जाऊं|मर जाना|मर जाने|दुनिया छोड़|दुनिया से चल|हमेशा के लिए सो",
    ],
    apart: 4,
    unless: "shaadi|shadi|naukri|business|pyar|umeed|ummeed|शादी|नौकरी|उम्मीद",
  },
  {
    value: "crisis",
    parts: [
      "sab|sab kuch|सब|सब कुछ|everything|it all",
      "khatam karna|khatam kar dena|khatam kar de|khatam kar lena|khatm kar dena|खत्म कर देना|खत्म कर लेना|khatam kar du|khatam kar dun|khatam kar lu|khatm karna|khatm kar du|खत्म करना|खत्म कर दूं|खत्म कर लूं|want to end|to end forever",
    ],
    apart: 0,
  },
  {
    value: "veiled",
    parts: [WEARY, "of everything|with everything|of it all|sabse|sab se|sab kuch|har cheez se|सबसे|सब कुछ से|हर चीज़ से"],
    apart: 2,
  },
  {
    value: "crisis",
    parts: [any("better|easier|kinder|happier|rather", GOOD), DEATH],
    apart: 3,
    ordered: true,
    unless: any(OF_THE_CHART, "lol|haha|work with"),
  },
  {
    value: "crisis",
    parts: [DEATH, GOOD],
    apart: 2,
    ordered: true,
    unless: any(OF_THE_CHART, "saal|year|naukri|business|career|करियर"),
  },
  {
    value: "crisis",
    parts: [
      "my death|if i die|if i died|if i were dead|mere marne|meri maut|mar jau to|mar jaun to|mar jaungi to|mar jaunga to|मेरे मरने|मेरी मौत|मर जाऊं तो",
      any(
        GOOD,
        "help|better|relief|relieved|free|happy|happier|miss|care|cry|notice|fark|farak|farq|roye|royega|insurance|फर्क|रोए|बीमा",
      ),
    ],
    apart: 5,
  },
  {
    value: "veiled",
    parts: [
      "better|lighter|happier|easier|relieved|peaceful|fine|best",
      "without me|if i wasn't here|if i wasnt here|if i were not here|if i weren't here|if i disappeared|if i left this world|if i was not around|if i wasn't around|once i am gone|once im gone",
    ],
    apart: 6,
  },
  {
    value: "veiled",
    parts: [
      "hone na hone|hone ya na hone|rahu ya na rahu|rahun ya na rahun|jiu ya maru|jiyu ya maru|jiun ya marun|mere bina|होने न होने|होने या न होने|रहूं या न रहूं|जिऊं या मरूं|मेरे बिना|whether i live or|whether i am here or|if i live or",
      any(GOOD, "fark|farak|farq|matlab|padta|difference|matter|cares|फर्क|मतलब"),
    ],
    apart: 5,
    unless: "office|team|company|project|ऑफिस",
  },
  {
    value: "veiled",
    parts: [
      NOT,
      "living past|live past|living beyond|being alive|be alive|alive past|alive after|alive by|alive next|around after today|around tomorrow|here tomorrow|see tomorrow|see another day|see the morning|make it to tomorrow|make it past tonight|survive this month|bachu|bachun|zinda rahu|jinda rahu|zinda bachu|बचूं|बचूंगा|बचूंगी|जिंदा रहूं",
    ],
    apart: 4,
    unless: any(OF_THE_CHART, "karz|loan|naukri|job|layoff"),
  },
  {
    value: "crisis",
    parts: [
      "pray|wish|hope|want|wanna|dua|kaash|kash|prarthna|chahta|chahti|दुआ|काश|प्रार्थना|चाहता|चाहती|रोज सोच",
      NOT,
      "wake|wake up|get up|open my eyes|subah|uthu|uthun|aankh khule|आंख खुले|उठूं|सुबह",
    ],
    apart: 6,
    unless: "late|early|alarm|jaldi|der|4 am|5 am|जल्दी|देर|school|office|gym",
  },
  {
    value: "veiled",
    parts: [
      "nothing matters|nothing left|nothing is left|no hope left|no point|kuch nahi bacha|kuch bacha nahi|ab kuch nahi|कुछ नहीं बचा|कुछ बचा नहीं|अब कुछ नहीं",
      "made up my mind|decided|to go|leave this|goodbye|jaana hai|jana hai|chala jau|chali jau|faisla|mar|जाना है|चला जाऊं|चली जाऊं|फैसला|jeena|jine|जीना|जीने",
    ],
    apart: 6,
  },
  {
    value: "veiled",
    parts: [
      "aankh|aankhe|aankhein|eyes|saans|saanse|dhadkan|heart|breath|आंख|आंखें|सांस|सांसें|धड़कन",
      "hamesha ke liye|forever|band ho jaye|ruk jaye|tham jaye|na khule|chhoot jaye|would just stop|would stop|just stops|हमेशा के लिए|बंद हो जाए|रुक जाए|थम जाए|न खुले|छूट जाए",
    ],
    apart: 4,
    unless: "love|pyar|dosti|chashma|specs|surgery|operation",
  },
  {
    value: "crisis",
    parts: [
      "saans lene|sans lene|सांस लेने|breathing|breathe",
      "man nahi|mann nahi|mann hi nahi|मन नहीं|tired of|don't want|dont want|no wish|thak",
    ],
    apart: 3,
  },
  {
    value: "crisis",
    parts: [
      "jahan se koi|jaha se koi|jahan se lautna|जहां से कोई|जहां से लौटना|from where no one|from where nobody|where nobody returns|where no one returns|where no one comes back",
      any("wapas|vapas|laut|lautta|lautna|वापस|लौट|returns|comes back", NOT),
    ],
    apart: 2,
  },
  {
    value: "crisis",
    parts: [
      "bhagwan|bhagvan|god|ishwar|allah|prabhu|mata rani|hey ram|he ram|krishna|mahadev|bholenath|भगवान|ईश्वर|प्रभु|अल्लाह|हे राम|महादेव|माता रानी|mujhe|मुझे|mujhko",
      "utha le|utha lo|uthale|bula le|bula lo|take me now|just take me|take me away|call me home|उठा ले|उठा लो|उठाले|बुला ले|बुला लो",
    ],
    apart: 3,
    unless: "phone|call|office|विदेश|videsh|canada|job|गोद|god me",
  },
  { value: "crisis", parts: [FAN, any(LIGATURE, "saree|sari|latak|latk|hang|hanging|लटक|साड़ी")], apart: 5 },
  {
    value: "crisis",
    parts: [
      any(LIGATURE, POISON, PILLS, "blade|razor|knife|ब्लेड|चाकू|gun|pistol|katta"),
      "in my hand|in front of me|next to me|bought|bought it|bana li|bana liya|banaya|baandh|bandh liya|haath me|saamne|samne|khareed|kharid|with me|ready|बना लिया|बांध|हाथ में|सामने|खरीद",
    ],
    apart: 3,
    unless:
      "business|shop|dukan|factory|stock|shares|kitchen|wedding|lehenga|diwali|diabet|sugar|bp|doctor|vastu|swing|jhoola|jhula|camping|skipping|झूला",
  },
  {
    value: "crisis",
    parts: [
      PILLS,
      any(
        "all|bottle|strip|whole|together|at once|saari|sari|saare|ek saath|ek sath|puri|poori|patta|सारी|सारे|एक साथ|पूरी|पत्ता|शीशी",
      ),
      SWALLOWED,
    ],
    apart: 5,
  },
  {
    value: "crisis",
    parts: ["i|i'm|ive|i've|main|maine|mai|मैंने|मैं", SWALLOWED, POISON],
    apart: 3,
    unless: "reflux|juice",
  },
  { value: "crisis", parts: ["maine|main|मैंने|मैं|mujhe", POISON, SWALLOWED], apart: 3, ordered: true },
  {
    value: "crisis",
    parts: ["jump|jumped|jumping|leap|throw myself|kood|kudne|koodne|kud|chhalang|कूद|छलांग", HEIGHT],
    apart: 4,
    unless: "ladder|ship|career|bungee|trampoline|swim",
  },
  {
    value: "crisis",
    parts: [
      any(HEIGHT, RAILS),
      "nearly didn|almost didn|nearly did it|almost did it|almost jump|nearly jump|didn't come back|did not come back|thinking of jump",
    ],
    apart: 6,
  },
  {
    value: "crisis",
    parts: [RAILS, "sitting|lying|standing|baitha|baithi|leta|leti|khada|khadi|lete|बैठा|बैठी|लेटा|लेटी|खड़ा|खड़ी"],
    apart: 4,
  },
  {
    value: "crisis",
    parts: [
      "cut|cuts|cutting|slit|slitting|slash|kaat|kaata|kata|काट|काटा|काटी",
      "my arm|my arms|my wrist|my wrists|my thigh|my thighs|my leg|my legs|my skin|my veins|kalai|apna haath|apne haath|nas|कलाई|नस|अपना हाथ|अपने हाथ",
    ],
    apart: 3,
    unless: "accident|surgery|doctor|by mistake|cooking|galti",
  },
  {
    value: "crisis",
    parts: [
      "google|search|looked up|ways|way|method|tareeka|tareeke|tarika|tarike|तरीका|तरीके",
      "painless|painlessly|bina dard|without pain|easy death|aasan maut|बिना दर्द|आसान मौत",
    ],
    apart: 5,
    unless: "delivery|surgery|treatment|birth|operation|hair|tooth|teeth|tattoo",
  },
  {
    value: "crisis",
    parts: [
      "ending things|end things|ending this|when i'm gone|if i'm gone|im gone|after me|mere baad|मेरे बाद",
      "insurance|bima|बीमा",
    ],
    apart: 9,
  },
  {
    value: "veiled",
    parts: [
      "soul|atma|aatma|moksha|mukti|आत्मा|मोक्ष|मुक्ति",
      "my own choice|by choice|own hand|own hands|apni marzi|khud ki marzi|अपनी मर्ज़ी|suicide",
    ],
    apart: 8,
  },
  {
    value: "veiled",
    parts: [
      "alvida|अलविदा|goodbye|good bye|last message|aakhri message|maaf kar dena|maf kar dena|माफ कर देना|forgive me|sambhal lena|संभाल लेना",
      any(
        "everyone|sabko|sab ko|world|duniya|nahi hoga|nahi ho|ab aur|na bach|bachu|सबको|दुनिया|नहीं होगा|नहीं होता|अब और|life|zindagi|जिंदगी",
        WEARY,
      ),
    ],
    apart: 6,
  },
  // Who is being hurt.
  { value: "violence", parts: [NEAR_ONES, STRIKES, VICTIM], apart: 3, ordered: true, unless: PLAY },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      any(
        "beats me|beats us|beats her|beats the kids|beats my|beating me|beating us|beating her|slapped me|slapped us|slaps|slapping|kicks me|kicked me|punches|punched|chokes|choked|strangle|tortur|assault|thrash|peetta|peette|peetti|pitta|pitte|pitai|pitayi|haath uthata|haath uthate|haath uthati|haath uthaya|haath chhodta|haath chhodte|पीट|पिटाई|थप्पड़|हाथ उठा|हाथ छोड़|प्रताड़",
      ),
    ],
    apart: 5,
    unless: "sleeping",
  },
  {
    value: "violence",
    parts: [
      "mujhe|hume|humein|hamein|bachcho ko|bachchon ko|मुझे|हमें|बच्चों को",
      "maarte|maarta|maarti|maara|मारते|मारता|मारती|मारा",
    ],
    apart: 4,
  },
  {
    value: "violence",
    parts: [
      STRIKES_HINDI,
      any("peet|peette|peetta|pitte|belt|danda|dande|chappal|joote|jute|laat|lath|पीट|बेल्ट|डंडे|डंडा|चप्पल|जूते|लात"),
    ],
    apart: 2,
  },
  {
    value: "violence",
    parts: ["belt|danda|dande|chappal|joote|laat|lath|बेल्ट|डंडे|चप्पल|जूते", STRIKES_HINDI],
    apart: 2,
    ordered: true,
  },
  {
    value: "violence",
    parts: [
      "mujh par|mujhpar|mujhpe|mujh pe|mujh|bachcho par|मुझ पर|मुझपर|बच्चों पर",
      "haath chhod|hath chhod|haath chhodta|haath chhodte|haath uthata|haath uthaya|हाथ छोड़|हाथ उठ",
    ],
    apart: 3,
  },
  {
    value: "violence",
    parts: [
      "hand|hands|grab|grabbed|held|haath|हाथ",
      "around my neck|around my throat|on my throat|round my neck|my throat|my neck",
    ],
    apart: 3,
    unless: "massage|necklace|doctor",
  },
  {
    value: "violence",
    parts: ["gala|gale|गला", "daba|dabaya|dabata|dabate|dabati|dabane|ghont|ghonta|दबा|घोंट|घोट"],
    apart: 2,
  },
  {
    value: "violence",
    parts: [
      "kerosene|petrol|acid|boiling water|hot oil|mitti ka tel|tezab|tejab|मिट्टी का तेल|तेजाब|पेट्रोल|केरोसिन",
      "on me|at me|pour|throw|threw|thrown|daala|dala|daal|dal diya|phenk|phek|fenk|jala|jalane|डाल|फेंक|जला",
    ],
    apart: 5,
    unless: "pump|reflux|gaadi|car|bike|price|गाड़ी",
  },
  {
    value: "violence",
    parts: [
      "kamre me band|kamre mein band|ghar me band|ghar mein band|कमरे में बंद|घर में बंद|locked in the|locked in a|locked me|locked us",
      "kar|rakha|karke|diya|room|house|home|bathroom|up|कर|रखा|करके|दिया",
    ],
    apart: 2,
    unless: "lockdown|covid|job|contract|salary|plan",
  },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      "wont let|won't let|doesn't let|doesnt let|does not let|not let|never lets|not allow",
      "leave the house|leave home|see anyone|meet anyone|talk to anyone|see my family|meet my parents|call my parents",
    ],
    apart: 4,
    ordered: true,
  },
  {
    value: "violence",
    parts: [NEAR_ONES, "khana|khana peena|food|खाना|खाना पीना", "band kar|nahi dete|nahi deta|बंद कर|नहीं देते|नहीं देता"],
    apart: 5,
    unless: "shop|hotel|restaurant|diet",
  },
  {
    value: "violence",
    parts: [
      "break|breaks|broke|broken|fractur|tod|toda|todi|तोड़",
      "bones|my arm|my nose|my jaw|my teeth|haddi|haath pair|हड्डी|हाथ पैर|दांत",
    ],
    apart: 3,
    unless: "accident|fell|gir|sports|fracture ho|cricket|bike|गिर",
  },
  {
    value: "violence",
    parts: [
      "forced|forces|forcing|jabardasti|zabardasti|zabardasti ki|jabran|जबरदस्ती|जबर्दस्ती|जबरन",
      "sleep with|sex|undress|kiss|himself|mere saath|mere sath|mujhse|sambandh|sharirik|physical|मेरे साथ|मुझसे|संबंध|शारीरिक",
    ],
    apart: 4,
    unless: WORK,
  },
  {
    value: "violence",
    parts: [
      "boss|manager|he|teacher|uncle|sir|man|they|husband",
      "forced me|forces me|forced her|forcing me|made me",
      "sleep with|sex|undress|kiss|touch",
    ],
    apart: 3,
    ordered: true,
  },
  {
    value: "violence",
    parts: [
      "mere saath|mere sath|mujhe|mujhko|meri beti|bachche ke saath|मेरे साथ|मुझे|मेरी बेटी|बच्चे के साथ",
      "galat|gande|ganda|gandi|ghinona|गलत|गंदे|गंदा|गंदी",
      "kaam|kam|harkat|chhu|chhoo|chhuta|chhute|chuta|chute|touch|tareeke|tarike|jagah|काम|हरकत|छू|टच|तरीके|जगह",
    ],
    apart: 4,
    unless: WORK.replace("|kaam|kaam ka", ""),
  },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      "galat nazar|gandi nazar|buri nazar|गलत नजर|गंदी नजर|बुरी नजर",
      "rakhta|rakhte|rakhti|dekhta|dekhte|रखता|रखते|देखता|देखते",
    ],
    apart: 4,
    ordered: true,
  },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      "gande tareeke|gandi tarah|galat tareeke|gande tarike|galat tarike|inappropriately|private parts|private part|dirty way|गंदे तरीके|गलत तरीके|गलत जगह",
      "chhu|chhute|chhuta|chute|chuta|touch|haath|छू|हाथ|टच",
    ],
    apart: 4,
  },
  {
    value: "violence",
    parts: ["jaan se maar|jan se maar|जान से मार|gala kaat|गला काट|zinda jala|जिंदा जला"],
    apart: 0,
    unless: "saturn|shani|mangal|film|movie",
  },
  {
    value: "violence",
    parts: [
      "says|said|saying|told|tells|threat|threatens|kehta|kehte|kehti|bola|bolta|कहता|कहते|कहती|बोला|धमकी",
      "kill me|kill us|kill my|maar dega|maar denge|maar dunga|maar dalunga|maar daalunga|मार दूंगा|मार देंगे|मार देगा|मार डालूंगा|acid|tezab|tejab|तेजाब|jala dega|jala dunga|जला देगा|जला दूंगा",
    ],
    apart: 5,
    unless: "reflux|astrologer|pandit",
  },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      "threatens me|threatens us|threatening me|threatened me|with a knife|with a gun|dhamki deta|dhamki dete|dhamki deti|dhamkata|dhamkate|chaku dikha|धमकी देता|धमकी देते|धमकाता|चाकू दिखा",
    ],
    apart: 4,
  },
  {
    value: "violence",
    parts: [
      "ex|he|man|guy|boy|ladka|boyfriend|husband|stalker|colleague|wo|woh|वो|लड़का",
      "following me|follows me|stalking me|stalks me|stalker|peecha karta|pichha karta|picha karta|पीछा करता",
    ],
    apart: 3,
    unless: "instagram|insta|twitter|youtube",
  },
  {
    value: "violence",
    parts: [
      "dahej|dowry|दहेज",
      any(STRIKES_HINDI, "harass|tortur|taunt|beat|satate|satata|pareshan|jala|jalane|सता|परेशान|जला"),
    ],
    apart: 6,
  },
  {
    value: "violence",
    parts: [
      NEAR_ONES,
      "chimta|chimte|cigarette|garam|istri|hot iron|चिमटा|चिमटे|सिगरेट|गरम|इस्त्री",
      "jala|daag|daga|burn|जला|दाग",
    ],
    apart: 5,
  },
  {
    value: "violence",
    parts: [
      "afraid|scared|unsafe|terrified|not safe|dar|darr|डर",
      "of my husband|of my father|of my partner|of my boyfriend|to go home|at home with him|pati se|papa se|sasural walo|पति से|पापा से|ससुराल वालों",
    ],
    apart: 2,
  },
  // Whose body cannot wait.
  {
    value: "emergency",
    parts: ["chest|seene|sine|chhati|सीने|छाती", "pain|tight|pressure|dard|jakdan|दर्द|जकड़न", UNDER_WAY],
    apart: 5,
    unless: NOT_NOW,
  },
  {
    value: "emergency",
    parts: [
      "heart attack|cardiac arrest|brain hemorrhage|stroke|lakwa|lakva|dil ka daura|लकवा|दिल का दौरा|हार्ट अटैक",
      "having|abhi|just|right now|aaya hai|aa gaya|aaya h|pada hai|pad gaya|maar gaya|hua hai|ho gaya|अभी|आया है|आ गया|पड़ा है|मार गया|हुआ है|हो गया",
    ],
    apart: 3,
    unless: any(NOT_NOW, "luck|of genius"),
  },
  {
    value: "emergency",
    parts: [
      "fainted|unconscious|unresponsive|not waking|won't wake|wont wake|isn't waking|not responding to us|not breathing|stopped breathing|behosh|hosh nahi|hosh me nahi|saans nahi chal|बेहोश|होश नहीं|सांस नहीं चल",
    ],
    apart: 0,
    unless: any(NOT_NOW, "mind|phone|app|website|email|jaata|jata|jaati|jati|जाता|जाती"),
  },
  {
    value: "emergency",
    parts: [PEOPLE_IN_BODY, "collapsed|passed out"],
    apart: 2,
    ordered: true,
    unless: any(NOT_NOW, "college|school|batch|university|iit|business|company|marriage|deal|talks|price|market"),
  },
  {
    value: "emergency",
    parts: [
      "can't breathe|cant breathe|cannot breathe|can not breathe|struggling to breathe|gasping|turning blue|choking on|saans nahi aa|sans nahi aa|saans nahi le|saans ruk rahi|saans atak|saans phool rahi hai bahut|सांस नहीं आ|सांस नहीं ले|सांस रुक रही|सांस अटक",
    ],
    apart: 0,
    unless: any(NOT_NOW, "marriage|relationship|job|office|debt|loan|shaadi|rishta|rishte|gaadi|business|शादी|रिश्ते"),
  },
  {
    value: "emergency",
    parts: [PEOPLE_IN_BODY, any("coin|battery|magnet|button cell|sikka|सिक्का|बैटरी", POISON), SWALLOWED],
    apart: 4,
    unless: any(NOT_NOW, "reflux|test|exam"),
  },
  {
    value: "emergency",
    parts: [
      "bleeding|bleed|bleeds|khoon|खून|blood",
      "heavily|heavy|a lot|lot|not stopping|won't stop|wont stop|isn't stopping|nahi ruk|ruk nahi|ruk hi nahi|beh raha|behna|profusely|everywhere|gushing|vomit|ulti|नहीं रुक|रुक नहीं|बह रहा|उल्टी",
    ],
    apart: 4,
    unless: any(NOT_NOW, "pressure|group|rishta|relation|kam|kami|कम|कमी|money|market|stocks"),
  },
  {
    value: "emergency",
    parts: ["fever|bukhar|बुखार", "fits|seizure|convuls|jhatke|daure|झटके|दौरे"],
    apart: 4,
    unless: NOT_NOW,
  },
  {
    value: "emergency",
    parts: [
      "seizure|convuls|daure|daura|mirgi|दौरे|दौरा|मिर्गी",
      "having|right now|just now|pad rahe|pad raha|aa rahe|abhi|पड़ रहे|पड़ रहा|आ रहे|अभी",
    ],
    apart: 3,
    unless: any(NOT_NOW, "tour|विदेश|videsh"),
  },
  {
    value: "emergency",
    parts: ["face|munh|muh|chehra|मुंह|चेहरा", "drooping|droops|drooped|tedha|teda|टेढ़ा|टेढ़ी"],
    apart: 4,
    unless: any(NOT_NOW, "bana|banata|banati|बना"),
  },
  {
    value: "emergency",
    parts: [
      "saap|saanp|snake|sarp|scorpion|bichhu|bichchu|सांप|सर्प|बिच्छू",
      "bit|bitten|bite|kaat|kaata|kata|dasa|das liya|काट|डस",
    ],
    apart: 3,
    unless: any(NOT_NOW, "yog|yoga|dosh|dosha|kaal|dosa|योग|दोष|काल"),
  },
  {
    value: "emergency",
    parts: [
      "overdosed|saans ukhad|sans ukhad|सांस उखड़|electric shock|electrocuted|current laga|current lag gaya|करंट लगा|करंट लग गया",
    ],
    apart: 0,
    unless: NOT_NOW,
  },
  {
    value: "emergency",
    parts: [
      "can't move|cant move|cannot move|unable to move|hil nahi pa|नहीं हिल पा|हिल नहीं पा",
      "side|arm|leg|body|haath|pair|हाथ|पैर|शरीर",
      UNDER_WAY,
    ],
    apart: 6,
    unless: NOT_NOW,
  },
  {
    value: "emergency",
    parts: [
      "saans lene|sans lene|सांस लेने|breathing|breathe",
      "takleef|taklif|dikkat|difficulty|trouble|struggling|तकलीफ|दिक्कत",
      "bahut|abhi|now|lips|blue|severe|tez|बहुत|अभी",
    ],
    apart: 5,
    unless: any(NOT_NOW, "exercise|rehti|rehta|rahti|रहती"),
  },
  {
    value: "emergency",
    parts: [
      "gir gaya|gir gayi|gir pade|gir pada|gir padi|fell from|fallen from|fell off|गिर गया|गिर गई|गिर पड़े|गिर पड़ा",
      "hosh|khoon|bleed|unconscious|chhat se|roof|not moving|होश|खून|छत से",
    ],
    apart: 5,
    unless: any(NOT_NOW, "market|price|shares"),
  },
  {
    value: "emergency",
    parts: ["pregnan|garbhvati|गर्भवती|labour pain|labor pain", "bleed|bleeding|water broke|not moving|khoon|खून"],
    apart: 5,
    unless: any(NOT_NOW, "last"),
  },
  {
    value: "emergency",
    parts: ["accident|durghatna|दुर्घटना|एक्सीडेंट", "just now|abhi abhi|abhi hua|just happened|just had|अभी अभी|अभी हुआ"],
    apart: 3,
    unless: "horoscope",
  },
];

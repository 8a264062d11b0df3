import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "../knowledge-row.ts";

/** The lords of the 3rd (effort), 6th (contest) and 8th (change) in the twelve houses (BPHS 24). */
export const LORD_IN_HOUSE_ROWS_3_6_8 = buildTable("lord-in-house", {
  ...buildRowsInOrder(
    3,
    TWELVE_HOUSES,
    ["BPHS", 24],
    [
      {
        themes: "self_push skill_of_hand",
        core: [
          "your own hands and your own courage move your life forward",
          "अपने हाथ और अपनी हिम्मत से ही आपकी गाड़ी आगे बढ़ती है",
          "apne haath aur apni himmat se hi aapki gaadi aage badhti hai",
        ],
      },
      {
        themes: "trade_effort family_help",
        core: [
          "your effort turns into money when you write, sell or make things",
          "जहाँ आप लिखें, बेचें या बनाएँ, मेहनत वहीं पैसा बनती है",
          "jahan aap likhein, bechein ya banayein, mehnat wahin paisa banti hai",
        ],
      },
      {
        themes: "steady_nerve kin_near",
        core: [
          "courage comes naturally to you, and brothers or sisters stay close by",
          "हिम्मत आपकी सीधी देन है, भाई-बहन राह में आसपास रहते हैं",
          "himmat aapki seedhi khoobi hai, bhai behen raah me aaspaas rehte hain",
        ],
      },
      {
        themes: "effort_for_home",
        core: [
          "you put your effort into a house, and relatives have a say in it",
          "मेहनत आपकी घर में लगती है, और अपनों की राय भी चलती है",
          "mehnat aapki ghar me lagti hai, aur apnon ki raay bhi maani jaati hai",
        ],
      },
      {
        themes: "playful_effort",
        core: [
          "you work hard at what you love, and practice becomes talent",
          "जो भाए उस पर आप जुट जाते हैं, अभ्यास ही हुनर बन जाता है",
          "jo pasand ho us par aap jut jaate hain, practice hi talent ban jaati hai",
        ],
      },
      {
        themes: "contested_effort",
        core: [
          "your attempts meet resistance first, and you get tougher with each one",
          "पहले प्रयास को रोक मिलती है, हर बार आप और पक्के होते हैं",
          "pehli koshish ko rok milti hai, har baar aap aur pakke hote hain",
        ],
      },
      {
        themes: "effort_with_partner",
        core: [
          "you try harder with a person at your side, and meet people on short trips",
          "कोई बग़ल में चले तो आपका ज़ोर बढ़ता है, छोटी यात्रा भेंट कराती है",
          "koi saath chale to aapka josh badhta hai, chhoti trip mulaqat karati hai",
        ],
      },
      {
        themes: "quiet_effort",
        core: [
          "you use your courage where no one sees it, and keep some distance from relatives",
          "आपका साहस वहाँ लगता है जहाँ कोई झाँकता नहीं, अपनों से थोड़ी दूरी रहती है",
          "aapka saahas wahan lagta hai jahan koi jhaankta nahi, apnon se thodi doori rehti hai",
        ],
      },
      {
        themes: "lucky_effort",
        core: [
          "small efforts bring you great luck, especially through writing or travel",
          "छोटे प्रयास को बड़ा भाग्य मिलता है, ख़ासकर लिखने या यात्रा में",
          "chhoti koshish ko bada bhagya milta hai, khaaskar likhne ya travel me",
        ],
      },
      {
        themes: "effort_to_rank",
        core: [
          "you rise by doing things yourself and letting others see it",
          "काम ख़ुद करके और उसे सामने रखकर आप पद पाते हैं",
          "kaam khud karke aur use saamne rakhkar aap post paate hain",
        ],
      },
      {
        themes: "effort_to_gain",
        core: [
          "daily effort brings you gains, and you find friends through work with your hands",
          "रोज़ की कोशिश लाभ लाती है, हाथ के काम से मित्र बनते हैं",
          "roz ki koshish laabh laati hai, haath ke kaam se dost bante hain",
        ],
      },
      {
        themes: "effort_far",
        core: [
          "your effort goes to distant or hidden places, and pays back slowly",
          "मेहनत दूर या ओट में जाती है और धीरे-धीरे लौटती है",
          "mehnat door ya parde ke peeche jaati hai aur dheere dheere lautti hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    6,
    TWELVE_HOUSES,
    ["BPHS", 24],
    [
      {
        themes: "contest_self",
        core: [
          "you take disputes personally, and you are also the one who settles them",
          "झगड़े आप मन पर ले लेते हैं, और सुलझाते भी आप ही हैं",
          "jhagde aap mann par le lete hain, aur suljhate bhi aap hi hain",
        ],
      },
      {
        themes: "earned_by_service",
        core: [
          "service earns your living, and relatives and loans are better kept apart",
          "सेवा से घर चलता है, रिश्तेदार और उधार अलग-अलग रखना अच्छा है",
          "seva se ghar chalta hai, rishtedaar aur udhaar alag alag rakhna achha hai",
        ],
      },
      {
        themes: "bold_against",
        core: [
          "you answer rivals with effort rather than with words",
          "आप प्रतिद्वंद्वी को बातों से कम, मेहनत से जवाब देते हैं",
          "aap rival ko baaton se kam, mehnat se jawab dete hain",
        ],
      },
      {
        themes: "strife_home",
        core: [
          "duties and arguments follow you home, so leave work at the door",
          "काम के झगड़े घर तक चले आते हैं, उन्हें दहलीज़ पर छोड़ आइए",
          "kaam ke jhagde ghar tak chale aate hain, unhe darwaze par chhod aaiye",
        ],
      },
      {
        themes: "problem_mind",
        core: [
          "your mind likes a problem, and turns even play into training",
          "बुद्धि को गुत्थी भाती है, खेल को भी आप अभ्यास बना देते हैं",
          "buddhi ko problem pasand hai, khel ko bhi aap training bana dete hain",
        ],
      },
      {
        themes: "strong_service",
        core: [
          "you hold your ground in contests, and routine is your strength",
          "मुक़ाबले में आप डटे रहते हैं, रोज़ का नियम ही आपका बल है",
          "mukable me aap date rehte hain, roz ka niyam hi aapki taakat hai",
        ],
      },
      {
        themes: "dispute_partner",
        core: [
          "partners bring you disputes to settle, and clear terms save the friendship",
          "साझेदारी में मतभेद आते हैं, साफ़ शर्तें दोस्ती बचा लेती हैं",
          "partnership me matbhed aate hain, saaf shartein dosti bacha leti hain",
        ],
      },
      {
        themes: "trouble_cancels",
        core: [
          "troubles cancel each other out, and quarrels end in ways you did not plan",
          "मुश्किलें आपस में कट जाती हैं, झगड़ा अनसोचे ढंग से निबटता है",
          "mushkilein aapas me kat jaati hain, jhagda anjaane dhang se nipat-ta hai",
        ],
      },
      {
        themes: "service_of_principle",
        core: [
          "you argue with authority, and would rather serve a principle than a person",
          "बड़ों से बहस रहती है, व्यक्ति से ज़्यादा आप सिद्धांत की सेवा करते हैं",
          "badon se behas rehti hai, insaan se zyada aap principle ki seva karte hain",
        ],
      },
      {
        themes: "work_of_repair",
        core: [
          "you make your name by solving other people's disputes, debts or muddles",
          "दूसरों के विवाद, क़र्ज़ या बिखराव सुलझाकर आपका नाम बनता है",
          "logon ke vivaad, karz ya bikhraav suljhakar aapka naam banta hai",
        ],
      },
      {
        themes: "gain_from_contest",
        core: [
          "rivals and hard jobs end up bringing you money, sometimes late",
          "प्रतिद्वंद्वी और कठिन काम आपको देकर जाते हैं, कभी देर से",
          "rival aur mushkil kaam aapko dekar jaate hain, kabhi der se",
        ],
      },
      {
        themes: "cost_of_conflict",
        core: [
          "you spend money to keep the peace, and rest best away from quarrels",
          "शांति बनाए रखने पर आप ख़र्च करते हैं, और विवाद से दूर चैन पाते हैं",
          "shaanti banaye rakhne par aap kharch karte hain, aur vivaad se door chain paate hain",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    8,
    TWELVE_HOUSES,
    ["BPHS", 24],
    [
      {
        themes: "turning_points",
        core: [
          "your life has sharp turns, and each one changes you",
          "जीवन आपका तीखे मोड़ लेता है, हर मोड़ पर आप बदलकर निकलते हैं",
          "zindagi aapki teekhe mod leti hai, har mod par aap badalkar nikalte hain",
        ],
      },
      {
        themes: "uneven_purse",
        core: [
          "your money comes in uneven amounts, so a reserve is your best comfort",
          "पैसा टुकड़ों में और अचानक आता है, इसलिए जमा पूँजी ही चैन है",
          "paisa tukdon me aur achanak aata hai, isliye jama poonji hi chain hai",
        ],
      },
      {
        themes: "courage_in_change",
        core: [
          "change often tests your courage, and you find new ways to deal with it",
          "बदलाव बार-बार हिम्मत माँगता है, और आप नए औज़ार खोज लेते हैं",
          "badlaav baar baar himmat maangta hai, aur aap naye tareeke khoj lete hain",
        ],
      },
      {
        themes: "unsettled_roof",
        core: [
          "your home changes completely more than once, so read its papers twice",
          "घर कई बार नए सिरे से बनता है, उसके काग़ज़ दोबारा पढ़िए",
          "ghar kai baar naye sire se banta hai, uske kagaz dobara padhiye",
        ],
      },
      {
        themes: "deep_study",
        core: [
          "your mind is drawn to hidden things, and research rewards you",
          "मन छिपी बात की ओर जाता है, और शोध उसे फल देता है",
          "mann chhupi baat ki taraf jaata hai, aur research use phal deti hai",
        ],
      },
      {
        themes: "trouble_spent",
        core: [
          "problems you feared often solve themselves while you deal with them",
          "जिससे डर था वह जूझते-जूझते अपने आप सुलझ जाता है",
          "jisse dar tha woh joojhte joojhte apne aap sulajh jaata hai",
        ],
      },
      {
        themes: "changing_bond",
        core: [
          "your relationships go through deep change, and open talk about money saves them",
          "रिश्ते एक बार नए सिरे से गढ़े जाते हैं, पैसे की साफ़ बात उन्हें थामती है",
          "rishte ek baar naye sire se gadhe jaate hain, paise ki saaf baat unhe thaamti hai",
        ],
      },
      {
        themes: "staying_power",
        core: [
          "you are not easily broken, and you understand hidden things",
          "आप थोड़े में न टूटने वाले हैं, और छिपी बातें समझते हैं",
          "aap aasani se toot-te nahi, aur chhupi baatein samajhte hain",
        ],
      },
      {
        themes: "questioned_faith",
        core: [
          "the beliefs you grew up with are shaken once, and what you keep is truly yours",
          "विरासत की आस्था एक बार हिलती है, जो बचे वह सच में आपकी है",
          "inherited aastha ek baar hilti hai, jo bache woh sach me aapki hai",
        ],
      },
      {
        themes: "work_interrupted",
        core: [
          "your work breaks off and starts again in a form that suits you better",
          "काम टूटकर नई शक्ल में शुरू होता है, जो आपको ज़्यादा जँचती है",
          "kaam tootkar nayi shakal leta hai, jo aapko zyada janchti hai",
        ],
      },
      {
        themes: "hidden_gain",
        core: [
          "your gains come in unexpected ways: old payments, insurance, other people leaving",
          "लाभ अनसोचे रास्ते आता है: पुराना बकाया, बीमा, किसी का छोड़ा काम",
          "laabh anjaane raaste aata hai: purana bakaya, insurance, kisi ka chhoda kaam",
        ],
      },
      {
        themes: "release_by_ending",
        core: [
          "endings cost less than you fear, and free you for a new start far away",
          "समाप्ति डर से कम महँगी पड़ती है और दूर की शुरुआत खोलती है",
          "ending dar se kam mehengi padti hai aur door ki shuruaat kholti hai",
        ],
      },
    ],
  ),
});

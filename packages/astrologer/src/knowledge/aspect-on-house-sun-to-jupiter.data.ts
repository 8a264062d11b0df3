import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "./knowledge-row.ts";

/** The effect of the luminaries, Mars, Mercury and Jupiter on the houses they aspect (BPHS 26). */
export const ASPECT_ROWS_SUN_TO_JUPITER = buildTable("aspect-on-house", {
  ...buildRowsInOrder(
    "sun",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "asked_pride",
        core: [
          "it makes people notice you, so pride and bearing matter",
          "यह आप पर तेज़ रोशनी डालता है, इसलिए मान और ढंग मायने रखते हैं",
          "yeh aap par tez roshni daalta hai, isliye izzat aur dhang maayne rakhte hain",
        ],
      },
      {
        themes: "asked_purse_honour",
        core: [
          "it links your money to your good name, and makes you a grand giver",
          "यह आपकी जेब को नाम से बाँधता है, देना थोड़ा शान से होता जाता है",
          "yeh aapki jeb ko naam se baandhta hai, aap thodi shaan se dete hain",
        ],
      },
      {
        themes: "asked_boldness",
        core: [
          "it gives your attempts firmness, and relatives look to you to lead",
          "यह आपके प्रयास को रीढ़ देता है, भाई-बहन को दिशा मिलती लगती है",
          "yeh aapki koshish ko reedh deta hai, bhai behen ko disha milti lagti hai",
        ],
      },
      {
        themes: "asked_rule_home",
        core: [
          "it brings a fatherly tone into the home: order, pride and few compromises",
          "यह घर में पिता जैसा स्वर लाता है: व्यवस्था, मान, कम रियायत",
          "yeh ghar me papa jaisi awaaz laata hai: discipline, izzat, kam riyayat",
        ],
      },
      {
        themes: "asked_clever_pride",
        core: [
          "it makes you want recognition for your talent, and pushes you to show it",
          "यह चाहता है कि आपका हुनर पहचाना जाए, और मंच तक धकेलता है",
          "yeh chahta hai ki aapka hunar pehchaana jaaye, aur stage tak dhakelta hai",
        ],
      },
      {
        themes: "asked_rank_in_contest",
        core: [
          "it gives you authority over rivals, and little patience with small-minded ones",
          "यह प्रतिद्वंद्वी पर रोब देता है, और ओछी बातों पर कम धैर्य",
          "yeh rival par rob deta hai, aur chhoti baaton par kam dhairya",
        ],
      },
      {
        themes: "asked_proud_match",
        core: [
          "it draws proud, capable people to you, and neither of you likes to give in",
          "यह आपके पास स्वाभिमानी और सक्षम लोग लाता है, झुकना कोई नहीं चाहता",
          "yeh aapke paas swabhimani aur kaabil log laata hai, jhukna koi nahi chahta",
        ],
      },
      {
        themes: "asked_light_on_secrets",
        core: [
          "it brings hidden matters into the open, which is awkward at first and then a relief",
          "यह दबी बातें उजाले में लाता है, जो पहले झिझक देती हैं फिर छुटकारा",
          "yeh dabi baatein ujaale me laata hai, pehle jhijhak hai phir raahat",
        ],
      },
      {
        themes: "asked_creed_honour",
        core: [
          "it makes principles a matter of honour, and your father an important figure",
          "यह उसूल को इज़्ज़त की बात बनाता है, पिता का असर गहरा रहता है",
          "yeh usool ko izzat ki baat banata hai, papa ka asar gehra rehta hai",
        ],
      },
      {
        themes: "asked_office",
        core: [
          "it makes your work visible, so people above you take notice",
          "यह काम पर रोशनी डालता है, ऊपर वालों की नज़र आप तक आती है",
          "yeh kaam par roshni daalta hai, upar walon ki nazar aap tak aati hai",
        ],
      },
      {
        themes: "asked_high_friends",
        core: [
          "it makes you want gains with honour, and friends you can be proud of",
          "यह मान वाला लाभ और ऐसे मित्र चाहता है जिन पर नाज़ हो",
          "yeh izzat wala laabh aur aise dost chahta hai jin par naaz ho",
        ],
      },
      {
        themes: "asked_quiet_service",
        core: [
          "it turns your will inward, towards service or a far place without applause",
          "यह इच्छा को भीतर मोड़ता है, सेवा या दूर जगह की ओर जहाँ ताली नहीं",
          "yeh ichchha ko andar modta hai, seva ya door jagah ki taraf jahan taali nahi",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "moon",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "felt_self",
        core: [
          "it makes you responsive and a little changeable, and quick to sense a mood",
          "यह आपको भावुक और थोड़ा चंचल बनाता है, माहौल जल्दी छूता है",
          "yeh aapko bhavuk aur thoda chanchal banata hai, mahaul jaldi chhoota hai",
        ],
      },
      {
        themes: "felt_purse",
        core: [
          "it makes money and words depend on your mood, and you are generous on good days",
          "यह पैसे और बोली को मन के पीछे चलाता है, अच्छे मन में उदार",
          "yeh paise aur boli ko mann ke peeche chalata hai, achhe mann me udaar",
        ],
      },
      {
        themes: "felt_effort",
        core: [
          "it makes your effort come and go, and you try hardest when someone cares",
          "यह मेहनत को लहरों में लाता है, किसी का लगाव हो तो सबसे तेज़",
          "yeh mehnat ko lehron me laata hai, kisi ka lagaav ho to sabse tez",
        ],
      },
      {
        themes: "felt_home",
        core: [
          "it keeps your heart at home, where guests, meals and your mother matter",
          "यह मन को घर में रखता है, मेहमान, भोजन और माँ मायने रखते हैं",
          "yeh mann ko ghar me rakhta hai, mehmaan, khaana aur maa maayne rakhte hain",
        ],
      },
      {
        themes: "felt_talent",
        core: [
          "it feeds your imagination, and makes you warm but moody in love and learning",
          "यह कल्पना को पोसता है, प्रेम और पढ़ाई को गरमाहट और मौज देता है",
          "yeh kalpana ko poshan deta hai, pyar aur padhai me garmahat aur mauj laata hai",
        ],
      },
      {
        themes: "felt_worry",
        core: [
          "it makes daily work a matter of feeling, so kind colleagues matter a lot",
          "यह रोज़ के काम को मन से जोड़ता है, भले सहकर्मी बहुत मायने रखते हैं",
          "yeh roz ke kaam ko mann se jodta hai, achhe colleague bahut maayne rakhte hain",
        ],
      },
      {
        themes: "felt_other",
        core: [
          "it makes you attentive to a partner, and in need of tenderness",
          "यह आपको सामने वाले के प्रति सजग और कोमलता का भूखा बनाता है",
          "yeh aapko saamne wale ke liye sajag aur narmi ka bhookha banata hai",
        ],
      },
      {
        themes: "felt_change",
        core: [
          "it makes you feel endings deeply, and teaches you to talk about them",
          "यह समाप्ति को गहरा महसूस कराता है और बात करना सिखाता है",
          "yeh ending ko gehra mehsoos karata hai aur baat karna sikhata hai",
        ],
      },
      {
        themes: "felt_faith",
        core: [
          "it makes you devoted, and brings a mother's blessing and lucky journeys by water",
          "यह भक्ति की ओर मोड़ता है, माँ की दुआ और शुभ यात्राएँ देता है",
          "yeh bhakti ki taraf modta hai, maa ki dua aur achhi yatrayein deta hai",
        ],
      },
      {
        themes: "felt_public",
        core: [
          "it links your work to the public, and success changes with the public mood",
          "यह काम को जनता से जोड़ता है, जिसके मन से वह चढ़ता-उतरता है",
          "yeh kaam ko public se jodta hai, jiske mood se woh upar neeche jaata hai",
        ],
      },
      {
        themes: "felt_circle",
        core: [
          "it brings gains through women, families and friendly groups",
          "यह महिलाओं, परिवारों और मित्र-मंडली के ज़रिए लाभ लाता है",
          "yeh mahilaon, parivaaron aur doston ke zariye laabh laata hai",
        ],
      },
      {
        themes: "felt_distance",
        core: [
          "it makes you miss people who are far away, and your sleep and spending follow your heart",
          "यह दूरी को भावना बनाता है, नींद और ख़र्च मन से जुड़ जाते हैं",
          "yeh doori ko feeling banata hai, neend aur kharch mann se jud jaate hain",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "mars",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "pressed_self",
        core: [
          "it adds heat and haste, which is good for action and bad for sleep",
          "यह आपमें गरमी और जल्दी जोड़ता है, काम को अच्छा, नींद पर भारी",
          "yeh aapme garmi aur jaldi jodta hai, kaam ke liye achha, neend par bhaari",
        ],
      },
      {
        themes: "pressed_purse",
        core: [
          "it makes you earn by effort, spend on impulse and speak bluntly",
          "यह ज़ोर से कमवाता है, झटके में ख़र्च कराता है, बोली खरी रखता है",
          "yeh zor se kamwata hai, jhatke me kharch karata hai, boli khari rakhta hai",
        ],
      },
      {
        themes: "pressed_effort",
        core: [
          "it doubles your courage, and turns siblings into comrades or competitors",
          "यह हिम्मत दुगुनी करता है, भाई-बहन को साथी या प्रतियोगी बनाता है",
          "yeh himmat dugni karta hai, bhai behen ko saathi ya competitor banata hai",
        ],
      },
      {
        themes: "pressed_home",
        core: [
          "it brings action into the house: building, repairing, moving, and arguments on the way",
          "यह घर में हलचल लाता है: बनाना, सुधारना, बदलना, और बीच में बहस",
          "yeh ghar me halchal laata hai: banana, sudharna, badalna, aur beech me behas",
        ],
      },
      {
        themes: "pressed_mind",
        core: [
          "it sharpens your mind, and makes you hot in love and impatient with study",
          "यह बुद्धि तेज़ करता है, प्रेम को गरम और पढ़ाई का धीरज छोटा",
          "yeh buddhi tez karta hai, pyar ko garam aur padhai ka dheeraj chhota",
        ],
      },
      {
        themes: "pressed_contest",
        core: [
          "it equips you for competition, and rivals learn to keep their distance",
          "यह मुक़ाबले का बल देता है, प्रतिद्वंद्वी दूरी रखना सीखते हैं",
          "yeh mukable ki taakat deta hai, rival doori rakhna seekhte hain",
        ],
      },
      {
        themes: "pressed_bond",
        core: [
          "it brings spark and friction into a partnership, so quarrels need fair rules",
          "यह रिश्ते में चिनगारी और रगड़ लाता है, झगड़े के भी नियम रखिए",
          "yeh rishte me chingari aur ragad laata hai, jhagde ke bhi rules rakhiye",
        ],
      },
      {
        themes: "pressed_change",
        core: [
          "it speeds up the changes in your life, so take your time with shared money",
          "यह मोड़ जल्दी लाता है, साझे पैसे में दस्तख़त धीरे कीजिए",
          "yeh mod jaldi laata hai, saajhe paise me sign dheere kijiye",
        ],
      },
      {
        themes: "pressed_belief",
        core: [
          "it makes you fight for what you believe, and argue with your teachers",
          "यह विश्वास के लिए लड़ाता है और शिक्षकों से बहस कराता है",
          "yeh vishwas ke liye ladata hai aur teachers se behas karata hai",
        ],
      },
      {
        themes: "pressed_work",
        core: [
          "it makes you work hard and fast, and impatient with slow bosses",
          "यह काम को तेज़ हाँकता है, धीमे अफ़सर इसे खटकते हैं",
          "yeh kaam ko tez chalata hai, slow boss ise khatakte hain",
        ],
      },
      {
        themes: "pressed_gain",
        core: [
          "it makes you go straight for gains, and bargain even among friends",
          "यह लाभ के पीछे सीधा जाता है, मित्रों में भी मोल-भाव करता है",
          "yeh laabh ke peeche seedha jaata hai, doston me bhi mol bhaav karta hai",
        ],
      },
      {
        themes: "pressed_rest",
        core: [
          "it keeps you tense at night, and makes you spend in bursts",
          "यह रात में भी इंजन गरम रखता है और एक झोंके में ख़र्च कराता है",
          "yeh raat me bhi engine garam rakhta hai aur ek jhonke me kharch karata hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "mercury",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "counted_self",
        core: [
          "it makes you curious, quick to answer and young for your age",
          "यह आपको हाज़िरजवाब, जिज्ञासु और उम्र से छोटा दिखाता है",
          "yeh aapko haazirjawab, curious aur apne se chhota dikhata hai",
        ],
      },
      {
        themes: "counted_purse",
        core: [
          "it keeps your money moving: trade, commission, clever words",
          "यह हिसाब चलाए रखता है: व्यापार, कमीशन, चतुर बोल",
          "yeh hisaab ghumata rehta hai: vyapaar, commission, chatur bol",
        ],
      },
      {
        themes: "counted_effort",
        core: [
          "it turns your effort into calls, notes and well-timed messages",
          "यह मेहनत को फ़ोन, पर्ची और सही समय के संदेशों में बदलता है",
          "yeh mehnat ko phone, notes aur sahi time ke messages me badalta hai",
        ],
      },
      {
        themes: "counted_home",
        core: [
          "it fills the house with talk, papers and visitors",
          "यह घर को बातचीत, काग़ज़ और आने-जाने से भर देता है",
          "yeh ghar ko baatcheet, kagaz aur aane jaane se bhar deta hai",
        ],
      },
      {
        themes: "counted_talent",
        core: [
          "it helps you with learning, tests and witty courtship",
          "यह पढ़ाई, परीक्षा और चुहल भरे प्रेम, सबमें मदद करता है",
          "yeh padhai, test aur mazaakiya pyar, sabme madad karta hai",
        ],
      },
      {
        themes: "counted_routine",
        core: [
          "it brings order to daily work, and settles disputes in writing",
          "यह रोज़ का काम छाँटता है और झगड़े लिखकर निबटाता है",
          "yeh roz ka kaam chhaant-ta hai aur jhagde likhkar niptata hai",
        ],
      },
      {
        themes: "counted_terms",
        core: [
          "it keeps partners talking, and makes you want clear terms",
          "यह साझेदारी में बात चलाए रखता है, शर्तें साफ़ चाहता है",
          "yeh partnership me baatcheet banaye rakhta hai, shartein saaf chahta hai",
        ],
      },
      {
        themes: "counted_secrets",
        core: [
          "it makes you investigate what is hidden, from taxes to motives",
          "यह छिपी बात की छानबीन करता है, कर से लेकर इरादे तक",
          "yeh chhupi baat ki chhaanbeen karta hai, tax se lekar iraade ki",
        ],
      },
      {
        themes: "counted_learning",
        core: [
          "it brings you many teachers, books and routes, and some indecision",
          "यह कई शिक्षक, किताबें और राहें जोड़ता है, थोड़ी दुविधा भी",
          "yeh kai teacher, kitaabein aur raahein jodta hai, thodi duvidha bhi",
        ],
      },
      {
        themes: "counted_work",
        core: [
          "it gives your work wit, variety and a talent for explaining",
          "यह काम को चतुराई, विविधता और समझाने का हुनर देता है",
          "yeh kaam ko chaturai, variety aur samjhane ka hunar deta hai",
        ],
      },
      {
        themes: "counted_network",
        core: [
          "it gives you many contacts, and one of them usually knows the price",
          "यह संपर्क बढ़ाता है, उनमें कोई न कोई सही दाम जानता है",
          "yeh contacts badhata hai, unme koi na koi sahi daam jaanta hai",
        ],
      },
      {
        themes: "counted_far",
        core: [
          "it takes your words abroad, and keeps your mind busy past bedtime",
          "यह शब्दों को परदेस ले जाता है, मन को देर रात तक लगाए रखता है",
          "yeh shabdon ko pardes le jaata hai, mann ko der raat busy rakhta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "jupiter",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "blessed_self",
        core: [
          "it makes you steady and broad-minded, and people assume good intentions",
          "यह आपको ठहराव और फैलाव देता है, लोग नीयत अच्छी मानते हैं",
          "yeh aapko thehraav aur khulapan deta hai, log neeyat achhi maante hain",
        ],
      },
      {
        themes: "blessed_purse",
        core: [
          "it protects savings and makes speech kind, and there is room for one more guest",
          "यह बचत को सँभालता और बोली को मीठा करता है, थाली में जगह रहती है",
          "yeh saving ko sambhalta aur boli ko meetha karta hai, thaali me jagah rehti hai",
        ],
      },
      {
        themes: "blessed_effort",
        core: [
          "it gives your effort a worthy aim, though it can delay the first step",
          "यह मेहनत को अच्छा उद्देश्य देता है, पहला क़दम थोड़ा टलता है",
          "yeh mehnat ko achha maqsad deta hai, pehla kadam thoda talta hai",
        ],
      },
      {
        themes: "blessed_home",
        core: [
          "it brings blessings to the house: elders, books and room for guests",
          "यह घर पर कृपा लाता है: बुज़ुर्ग, किताबें, मेहमानों की जगह",
          "yeh ghar par kripa laata hai: bade log, kitaabein, mehmaanon ki jagah",
        ],
      },
      {
        themes: "blessed_talent",
        core: [
          "it favours learning, children and honest love",
          "यह पढ़ाई, संतान और सच्चे प्रेम के पक्ष में रहता है",
          "yeh padhai, santan aur sachche pyar ke paksh me rehta hai",
        ],
      },
      {
        themes: "blessed_service",
        core: [
          "it softens disputes, and sends you a helper when the work is hard",
          "यह विवाद नरम करता है और मेहनत के बीच सहायक भेजता है",
          "yeh vivaad narm karta hai aur mehnat ke beech madad bhejta hai",
        ],
      },
      {
        themes: "blessed_bond",
        core: [
          "it protects a partnership with good sense and forgiveness",
          "यह साझेदारी को समझदारी और क्षमा से बचाए रखता है",
          "yeh partnership ko samajhdari aur maafi se bachaye rakhta hai",
        ],
      },
      {
        themes: "blessed_change",
        core: [
          "it softens every fall, and turns shocks into lessons",
          "यह हर फिसलन के नीचे गद्दी रखता है, झटके को सबक़ बनाता है",
          "yeh har phislan ke neeche gaddi rakhta hai, jhatke ko sabak banata hai",
        ],
      },
      {
        themes: "blessed_fortune",
        core: [
          "it brings you luck through teachers, faith and long study",
          "यह शिक्षक, आस्था और लंबी पढ़ाई से भाग्य की राह खोलता है",
          "yeh teacher, aastha aur lambi padhai se bhagya ki raah kholta hai",
        ],
      },
      {
        themes: "blessed_work",
        core: [
          "it wins trust for your work, and elders speak well of you",
          "यह काम को भरोसा दिलाता है, बड़े आपकी अच्छी बात करते हैं",
          "yeh kaam ko bharosa dilata hai, bade aapki achhi baat karte hain",
        ],
      },
      {
        themes: "blessed_gain",
        core: [
          "it increases your gains through goodwill and friends in good positions",
          "यह सद्भाव और अच्छी जगह बैठे मित्रों से लाभ बढ़ाता है",
          "yeh sadbhaav aur achhi jagah baithe doston se laabh badhata hai",
        ],
      },
      {
        themes: "blessed_release",
        core: [
          "it gives your spending a purpose, and protects you in faraway places",
          "यह ख़र्च को सार्थक करता है और दूर की जगहों में रक्षा करता है",
          "yeh kharch ko meaningful banata hai aur door ki jagah me raksha karta hai",
        ],
      },
    ],
  ),
});

import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Rahu in the twelve houses (PD 8): appetite, the unfamiliar, sudden ways. */
export const RAHU_IN_HOUSES = buildRowsInOrder(
  "rahu",
  TWELVE_HOUSES,
  ["PD", 8],
  [
    {
      themes: "reinvention unusual_self",
      core: [
        "you become a different person from the one your family expected | something foreign in your manner attracts attention",
        "आप अपने को ख़ुद गढ़ते हैं, परिवार की सोच से अलग | आपके ढंग में कुछ अनोखा है जो नज़र खींचता है",
        "aap apne ko khud gadhte hain, parivaar ki soch se alag | aapke dhang me kuch hatke hai jo nazar kheenchta hai",
      ],
      whenStrong: [
        "you dare to take a path that no one in your family has taken",
        "घर में जिस राह पर कोई न चला, आप उस पर चल देते हैं",
        "ghar me jis raah par koi na chala, aap us par chal dete hain",
      ],
      whenWeak: [
        "you try so many versions of yourself that rest is hard to find",
        "इतने चेहरे आज़माते हैं कि ठहरना कठिन हो जाता है",
        "itne andaaz aazmate hain ki theharna mushkil ho jaata hai",
      ],
    },
    {
      themes: "appetite_money strange_speech",
      core: [
        "you want more than your family had, and find odd ways to earn it | your words persuade, sometimes beyond what you meant",
        "परिवार से ज़्यादा चाहिए, और कमाने की अनोखी राहें आप खोज लेते हैं | आपकी बातें मना लेती हैं, कभी आपके इरादे से आगे",
        "parivaar se zyada chahiye, aur kamaane ki anokhi raahein aap khoj lete hain | aapki baatein mana leti hain, kabhi aapke iraade se aage",
      ],
      whenStrong: [
        "foreign links or new trades bring you money",
        "विदेशी संपर्क या नए धंधे आपकी जेब भरते हैं",
        "foreign contacts ya naye dhandhe aapki jeb bharte hain",
      ],
      whenWeak: [
        "money made in a rush tempts you to rush again",
        "झटपट आया पैसा फिर झटपट का लालच देता है",
        "jhatpat aaya paisa phir jhatpat ka laalach deta hai",
      ],
    },
    {
      themes: "bold_media restless_effort",
      core: [
        "you try things that have no manual yet, and learn in public | networks, screens and new tools multiply your effort",
        "जिसका कोई नियम नहीं बना, वही आप आज़माते हैं और सबके बीच सीखते हैं | नेटवर्क, स्क्रीन और नए औज़ार आपकी मेहनत बढ़ाते हैं",
        "jiska koi rule nahi bana, wohi aap try karte hain aur sabke beech seekhte hain | network, screen aur naye tools aapki mehnat badhate hain",
      ],
      whenStrong: [
        "courage at the right moment takes you past experts",
        "सही घड़ी की हिम्मत आपको जानकारों से आगे ले जाती है",
        "sahi ghadi ki himmat aapko experts se aage le jaati hai",
      ],
      whenWeak: [
        "you promise in excitement what you later have to deliver in calm",
        "जोश में जो वादा किया, उसे शांत मन को निभाना पड़ता है",
        "josh me jo promise kiya, use shaant mann ko nibhana padta hai",
      ],
    },
    {
      themes: "restless_home foreign_roof",
      core: [
        "you look for home in places your family never knew | your idea of the perfect house keeps changing",
        "जहाँ आपके अपने कभी न रहे वहाँ आप घर ढूँढते हैं | मनचाहा घर हर बार एक गली आगे सरक जाता है",
        "jahan aapke apne kabhi na rahe wahan aap ghar dhoondhte hain | manchaha ghar har baar ek gali aage sarak jaata hai",
      ],
      whenStrong: [
        "a home far away, or unlike the old one, suits you",
        "दूर का, या पुराने से अलग घर आपको रास आता है",
        "door ka, ya purane se alag ghar aapko raas aata hai",
      ],
      whenWeak: [
        "you think that peace of mind needs just one more purchase",
        "मन की शांति एक और ख़रीद का इंतज़ार करती रहती है",
        "mann ki shanti ek aur khareed ka intezaar karti rehti hai",
      ],
    },
    {
      themes: "unusual_mind gamble",
      core: [
        "you think differently, and find answers the textbooks did not have | you love what is different from you, and learn from it",
        "आप टेढ़े कोण से सोचते हैं, वह उत्तर पाते हैं जो किताब में न था | जो आपसे अलग हो उसी से लगाव होता है, और सीख भी",
        "aap hatkar sochte hain, kitaab se bahar ka jawab dhoondh laate hain | jo aapse alag ho usi se lagaav rehta hai, aur seekh bhi",
      ],
      whenStrong: [
        "technology, film or bold invention rewards your mind",
        "तकनीक, सिनेमा या नई खोज आपकी बुद्धि को फल देती है",
        "technology, film ya nayi khoj aapki buddhi ko phal deti hai",
      ],
      whenWeak: [
        "a thrilling risk looks safer than it is",
        "रोमांचक जोखिम असल से ज़्यादा सुरक्षित लगता है",
        "exciting risk asal se zyada safe lagta hai",
      ],
    },
    {
      themes: "outwitting toughness",
      core: [
        "you outwit difficulties that others only complain about | rules have gaps, and you are the first to see them",
        "जिन मुश्किलों का सब रोना रोते हैं उन्हें आप चतुराई से काटते हैं | नियम की दरार सबसे पहले आपको दिखती है",
        "jin mushkilon ka sab rona rote hain unhe aap dimaag se kaat-te hain | rules ka gap sabse pehle aapko dikhta hai",
      ],
      whenStrong: [
        "debts, rivals and routines all give way to your persistence",
        "क़र्ज़, विरोध और थकाऊ काम आपकी ज़िद के आगे झुकते हैं",
        "karz, virodh aur boring kaam aapki zid ke aage jhukte hain",
      ],
      whenWeak: [
        "you enjoy a fight enough to make it longer",
        "लड़ाई में आपको मज़ा आता है, इसलिए वह लंबी हो जाती है",
        "ladai me aapko maza aata hai, isliye woh lambi ho jaati hai",
      ],
    },
    {
      themes: "foreign_partner magnetism",
      core: [
        "you are drawn to a person from a different world than yours | agreements come suddenly, with unusual terms",
        "आपकी दुनिया से अलग किसी व्यक्ति की ओर आप खिंचते हैं | समझौते अचानक बनते हैं, शर्तें हटकर होती हैं",
        "aapki duniya se alag kisi insaan ki taraf aap khinchte hain | agreement achanak bante hain, shartein hatkar rehti hain",
      ],
      whenStrong: [
        "a partner from elsewhere makes everything you do larger",
        "कहीं और का साथी आपका हर काम बड़ा कर देता है",
        "kahin aur ka partner aapka har kaam bada kar deta hai",
      ],
      whenWeak: [
        "the glamour of a stranger hides the small print",
        "अनजान की चमक में बारीक शर्तें छिप जाती हैं",
        "anjaan ki chamak me chhoti shartein chhup jaati hain",
      ],
    },
    {
      themes: "hidden_hunger upheaval",
      core: [
        "you want to know what lies under the surface | sudden turns frighten you less than stale routine",
        "सतह के नीचे क्या है, यह भूख आपको चैन नहीं लेने देती | अचानक का मोड़ आपको उतना नहीं खलता जितना ठहरा पानी",
        "andar kya chhupa hai, yeh bhookh aapko chain nahi lene deti | achanak ka mod aapko utna nahi khalta jitna thehra paani",
      ],
      whenStrong: [
        "you turn upheaval into a kind of expertise",
        "उथल-पुथल को आप अपनी विशेषज्ञता बना लेते हैं",
        "uthal puthal ko aap apni expertise bana lete hain",
      ],
      whenWeak: [
        "put shared money in writing, however dear the person is to you",
        "साझे पैसे में काग़ज़ ज़रूरी है, व्यक्ति कितना भी प्यारा हो",
        "saajhe paise me kagaz zaroori hai, insaan kitna bhi pyara ho",
      ],
    },
    {
      themes: "unorthodox_faith far_quest",
      core: [
        "you question the beliefs you grew up with and travel to find your own | teachers of another tradition reach you more than your own do",
        "विरासत की आस्था पर सवाल उठाकर आप अपनी ढूँढने निकलते हैं | अपनी परंपरा से ज़्यादा किसी और परंपरा के शिक्षक आपको छूते हैं",
        "inherited aastha par sawaal uthakar aap apni dhoondhne nikalte hain | apni parampara se zyada kisi aur parampara ke teacher aapko chhoote hain",
      ],
      whenStrong: [
        "a place far away brings you luck that home could not",
        "जो भाग्य घर पर न मिला, वह दूरी दे देती है",
        "jo bhagya ghar par na mila, woh doori de deti hai",
      ],
      whenWeak: [
        "a grand teacher or theory carries you away before you test it",
        "बड़ा शिक्षक या सिद्धांत परखने से पहले ही बहा ले जाता है",
        "bada teacher ya theory parakhne se pehle hi baha le jaati hai",
      ],
    },
    {
      themes: "ambition sudden_rise",
      core: [
        "ambition keeps you awake, and you know the short cuts | you rise in jumps, often in a field that was new",
        "महत्त्वाकांक्षा आपको जगाए रखती है, उसे छोटे रास्ते आते हैं | आप छलाँगों में बढ़ते हैं, अक्सर किसी नए क्षेत्र में",
        "ambition aapko jagaye rakhta hai, use shortcut aate hain | aap chhalaang me badhte hain, aksar kisi naye field me",
      ],
      whenStrong: [
        "the public notices you, and a new industry opens to you",
        "भीड़ आपको पहचानती है और नया क्षेत्र खुलता है",
        "public aapko pehchaanti hai aur naya field khulta hai",
      ],
      whenWeak: [
        "your image grows faster than your work, so let the work catch up",
        "छवि काम से आगे भागती है, काम को बराबर आने दीजिए",
        "image kaam se aage bhaagti hai, kaam ko barabar aane dijiye",
      ],
    },
    {
      themes: "big_gains wide_net",
      core: [
        "you dream big and build a wide circle of contacts | gains come from strangers, platforms and unusual allies",
        "आपके सपने बड़ी गिनती में हैं और जाल चौड़ा | लाभ अनजान लोगों, मंचों और अनोखे साथियों से आता है",
        "aapke sapne badi ginti me hain aur jaal chauda | laabh anjaan logon, platforms aur anokhe saathiyon se aata hai",
      ],
      whenStrong: [
        "a network you built for fun begins to pay",
        "शौक़ में बना दायरा आमदनी देने लगता है",
        "shauk me bana circle income dene lagta hai",
      ],
      whenWeak: [
        "each time you reach enough, you want more",
        "बस इतना काफ़ी है, यह सीमा हर बार आगे सरक जाती है",
        "bas itna kaafi hai, yeh line har baar aage sarak jaati hai",
      ],
    },
    {
      themes: "far_pull escape",
      core: [
        "faraway places attract you, and your sleep is full of dreams | you spend money to get away: on trips, screens and stories",
        "दूर की जगहें आपको पुकारती हैं और नींद चित्रों से भरी रहती है | दूर निकलने पर आप ख़र्च करते हैं: सफ़र, स्क्रीन, दूसरी दुनिया",
        "door ki jagah aapko pukarti hain aur neend tasveeron se bhari rehti hai | door nikalne par aap kharch karte hain: safar, screen, doosri duniya",
      ],
      whenStrong: [
        "a foreign country or a spiritual practice takes you in",
        "परदेस या कोई भीतरी साधना आपको अपना लेती है",
        "pardes ya koi andar ki sadhna aapko apna leti hai",
      ],
      whenWeak: [
        "you worry most in the hour before you sleep",
        "सोने से पहले का समय चिंता का बाज़ार बन जाता है",
        "sone se pehle ka time chinta ka bazaar ban jaata hai",
      ],
    },
  ],
);

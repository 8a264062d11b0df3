import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Venus in the twelve houses (SAR 30, PD 8): love, taste, comfort. */
export const VENUS_IN_HOUSES = buildRowsInOrder(
  "venus",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "charm taste_self",
      core: [
        "you make things pleasant, and people like to stay near you | how a thing looks and feels matters to you before its price",
        "आप माहौल सुहाना कर देते हैं, लोग आपके पास रुकना चाहते हैं | चीज़ की क़ीमत से पहले उसकी शक्ल और छुअन आपको दिखती है",
        "aap mahaul suhana kar dete hain, log aapke paas rukna chahte hain | cheez ki keemat se pehle uski look aur feel aapko dikhti hai",
      ],
      whenStrong: [
        "your manner opens doors that skill alone would not",
        "आपका सलीक़ा वे दरवाज़े खोलता है जो हुनर से न खुलते",
        "aapka saleeka woh darwaze kholta hai jo sirf hunar se na khulte",
      ],
      whenWeak: [
        "you agree to keep the peace and resent it by evening",
        "माहौल बचाने को हामी भर देते हैं, शाम तक वही खलती है",
        "mahaul bachane ko haan kar dete hain, shaam tak wohi khalti hai",
      ],
    },
    {
      themes: "sweet_voice fine_things",
      core: [
        "you have a pleasing voice and a love of fine things | money comes more easily when you spend it on beauty or family",
        "मीठी आवाज़ और अच्छी चीज़ों का शौक़ आपके दिनों में घुला है | सुंदरता या परिवार पर लगे तो पैसा आपके पास रुकता है",
        "meethi awaaz aur achhi cheezon ka shauk aapki zindagi me ghula hai | sundarta ya parivaar par lage to paisa aapke paas rukta hai",
      ],
      whenStrong: [
        "you earn through good taste: food, cloth, music or pleasing words",
        "रुचि से कमाई बनती है: भोजन, कपड़ा, संगीत, मीठे बोल",
        "taste se kamai banti hai: khaana, kapda, music, meethe bol",
      ],
      whenWeak: [
        "small luxuries add up without your noticing",
        "छोटे-छोटे शौक़ पीठ पीछे चुपचाप बड़ी रक़म बन जाते हैं",
        "chhote chhote shauk peeth peeche chupchaap badi rakam ban jaate hain",
      ],
    },
    {
      themes: "graceful_effort crafts",
      core: [
        "you get further with charm and craft than with force | your hands, your pen or your phone make things beautiful",
        "ज़ोर से कम, सलीक़े और हुनर से आप ज़्यादा पाते हैं | आपका हाथ या क़लम जिसे छुए वह सज जाता है",
        "zor se kam, saleeke aur hunar se aap zyada paate hain | aapka haath ya kalam jise chhue woh saj jaata hai",
      ],
      whenStrong: [
        "media, design or performance gives your work an audience",
        "मीडिया, डिज़ाइन या मंच आपकी मेहनत को जगह देता है",
        "media, design ya stage aapki mehnat ko jagah deta hai",
      ],
      whenWeak: [
        "you put off the difficult part until it gets harder",
        "खुरदुरा हिस्सा टालते हैं और वह और खुरदुरा हो जाता है",
        "mushkil hissa taalte hain aur woh aur mushkil ho jaata hai",
      ],
    },
    {
      themes: "beautiful_home ease",
      core: [
        "you cannot rest in an ugly room, and you make any house more pleasant | comfort, vehicles and warm evenings come easily to your home",
        "बेढब कमरे में आपको चैन नहीं, हर घर को आप मुलायम कर देते हैं | सुख-सुविधा, वाहन और मीठी शामें आपके घर की ओर आती हैं",
        "bedhang kamre me aapko chain nahi, har ghar ko aap sundar kar dete hain | sukh suvidha, gaadi aur meethi shaamein aapke ghar ki taraf aati hain",
      ],
      whenStrong: [
        "your mother, your house and hospitality are a lasting blessing",
        "माँ, घर और मेहमाननवाज़ी आपका टिकाऊ सुख हैं",
        "maa, ghar aur mehmaan-nawazi aapka tikaau sukh hain",
      ],
      whenWeak: [
        "love of comfort delays more than one good plan",
        "नरम कुर्सी एक से ज़्यादा अच्छी योजनाएँ टाल देती है",
        "narm kursi ek se zyada achhi planning taal deti hai",
      ],
    },
    {
      themes: "romance artistry",
      core: [
        "romance is a talent of yours, and so is making something charming | you think in images, melodies and scenes",
        "प्रेम करना आपका हुनर है, और कुछ मनोहर रचना भी | आप चित्रों, धुनों और दृश्यों में सोचते हैं",
        "pyar karna aapka hunar hai, aur kuch sundar rachna bhi | aap tasveeron, dhunon aur scenes me sochte hain",
      ],
      whenStrong: [
        "affection comes to you easily, and art brings rewards",
        "स्नेह सहज मिलता है और कला से फल आता है",
        "pyar aasani se milta hai aur kala se phal aata hai",
      ],
      whenWeak: [
        "you prefer the courtship to the quiet years after it",
        "मनुहार आपको भाती है, उसके बाद का सादा साल कम",
        "romance aapko bhaata hai, uske baad ka saada samay kam",
      ],
    },
    {
      themes: "love_by_service fine_work",
      core: [
        "you show love by doing things well, down to the last detail | you allow yourself pleasure only after you have earned it",
        "प्यार आप काम सलीक़े से करके जताते हैं, आख़िरी तह तक | सुख को आप पहले कमाते हैं, तब लेते हैं",
        "pyar aap kaam saleeke se karke jatate hain, aakhri teh tak | sukh ko aap pehle kamaate hain, tab lete hain",
      ],
      whenStrong: [
        "your care for detail makes others feel valued",
        "आपकी बारीक देखभाल से औरों को अपना मोल पता चलता है",
        "aapki baareek dekhbhaal se auron ko apna mol pata chalta hai",
      ],
      whenWeak: [
        "you give more in a relationship than you ask for",
        "रिश्ते में आप जितना देते हैं उतना माँगते नहीं",
        "rishte me aap jitna dete hain utna maangte nahi",
      ],
    },
    {
      themes: "tender_partner harmony",
      core: [
        "partnership comes naturally to you, and you bring beauty to it | you soften conflict by finding what both sides like",
        "साझेदारी आपका सहज ढंग है, और उसमें आप मिठास लाते हैं | दोनों पक्षों की पसंद खोजकर आप झगड़ा नरम कर देते हैं",
        "partnership aapka natural dhang hai, aur usme aap mithaas laate hain | dono side ki pasand khojkar aap jhagda narm kar dete hain",
      ],
      whenStrong: [
        "a charming, capable partner or public favour comes to you",
        "सुघड़ साथी या लोगों की पसंद आपके हिस्से आती है",
        "achha partner ya logon ki pasand aapke hisse aati hai",
      ],
      whenWeak: [
        "you would rather please people than be truly known by them",
        "जाने जाने से ज़्यादा आप पसंद किए जाना चाहते हैं",
        "samjhe jaane se zyada aap pasand kiye jaana chahte hain",
      ],
    },
    {
      themes: "secret_tenderness shared_money",
      core: [
        "your tenderness is private and runs very deep | comfort comes to you through others: a partner's money, a gift, a legacy",
        "आपका स्नेह निजी है और बहुत गहरा बहता है | सुख आपको औरों के हाथ से मिलता है: साथी, भेंट या विरासत",
        "aapka pyar private hai aur bahut gehra behta hai | sukh aapko auron ke haath se milta hai: partner, gift ya virasat",
      ],
      whenStrong: [
        "your presence does people good in their worst week",
        "किसी के बुरे हफ़्ते में आपका पास होना मरहम है",
        "kisi ke bure hafte me aapka paas hona marham hai",
      ],
      whenWeak: [
        "you keep a list of hurts that no one else has seen",
        "चोटों का वह हिसाब रखते हैं जो किसी ने पढ़ा तक नहीं",
        "choton ka woh hisaab rakhte hain jo kisi ne padha tak nahi",
      ],
    },
    {
      themes: "graceful_faith far_beauty",
      core: [
        "beauty leads you to faith: song, ritual, landscape, kindness | you are lucky in your teachers, and they often come from elsewhere",
        "सुंदरता आपकी आस्था की राह है: भजन, रीति, प्रकृति, करुणा | शिक्षक आपको अच्छे मिलते हैं, अक्सर कहीं और के",
        "sundarta aapki aastha ki raah hai: bhajan, reeti, prakriti, karuna | teacher aapko achhe milte hain, aksar kahin aur ke",
      ],
      whenStrong: [
        "travel and culture bring love, and sometimes income",
        "यात्रा और संस्कृति प्रेम लाते हैं, कभी आमदनी भी",
        "travel aur culture pyar laate hain, kabhi income bhi",
      ],
      whenWeak: [
        "you like the ceremony better than the discipline",
        "विधि-विधान का रंग भाता है, रोज़ का नियम कम",
        "rasam ka rang bhaata hai, roz ka niyam kam",
      ],
    },
    {
      themes: "pleasing_work goodwill_of_seniors",
      core: [
        "you succeed in work that must also please: people, design, care | colleagues like working for you, and that becomes your power",
        "जहाँ काम को मन भी जीतना हो वहाँ आप सफल होते हैं | सहकर्मी आपके लिए ख़ुशी से काम करते हैं, यही आपकी ताक़त है",
        "jahan kaam ko mann bhi jeetna ho wahan aap safal hote hain | colleague aapke liye khushi se kaam karte hain, yahi aapki taakat hai",
      ],
      whenStrong: [
        "people have heard good things about you before they see your papers",
        "आपकी मीठी साख परिचय-पत्र से पहले पहुँचती है",
        "aapki achhi reputation resume se pehle pahunchti hai",
      ],
      whenWeak: [
        "you put off an unpopular decision a week too long",
        "अप्रिय फ़ैसला आप ज़रूरत से ज़्यादा टालते हैं",
        "unpopular faisla aap zaroorat se zyada taalte hain",
      ],
    },
    {
      themes: "pleasant_gains social_ease",
      core: [
        "friendship, taste and celebration bring you gain | people invite you, and good things begin at those tables",
        "मित्रता, रुचि और उत्सव आपको लाभ देते हैं | आपको बुलावा आता है, और अच्छी बातें उन्हीं बैठकों में शुरू होती हैं",
        "dosti, taste aur celebration aapko laabh dete hain | aapko bulaya jaata hai, aur achhi baatein unhi baithkon me shuru hoti hain",
      ],
      whenStrong: [
        "women friends or artists help your wishes along",
        "महिला मित्र या कलाकार आपकी इच्छा आगे बढ़ाते हैं",
        "mahila dost ya kalakaar aapki ichchha aage badhate hain",
      ],
      whenWeak: [
        "keeping up with your friends costs more than it shows",
        "दायरे की बराबरी रखना दिखने से महँगा पड़ता है",
        "circle ki barabari rakhna dikhne se mehenga padta hai",
      ],
    },
    {
      themes: "private_pleasure generous_love",
      core: [
        "your pleasures are private: soft light, faraway places, long sleep | you love generously and without an audience",
        "आपके सुख निजी हैं: धीमी रोशनी, दूर की जगहें, लंबी नींद | आप बिना दिखावे के खुले दिल से प्रेम करते हैं",
        "aapke sukh private hain: dheemi roshni, door ki jagah, lambi neend | aap bina dikhave ke khule dil se pyar karte hain",
      ],
      whenStrong: [
        "you find comfort in foreign rooms and quiet evenings",
        "परदेस के कमरे और शांत शामें आपको सुख देते हैं",
        "pardes ke kamre aur shaant shaamein aapko sukh dete hain",
      ],
      whenWeak: [
        "you spend on love what you meant to save",
        "जो बचाना था वह प्यार पर ख़र्च हो जाता है",
        "jo bachana tha woh pyar par kharch ho jaata hai",
      ],
    },
  ],
);

import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** The Sun in the twelve houses (SAR 30, PD 8): standing, will, the father, vitality. */
export const SUN_IN_HOUSES = buildRowsInOrder(
  "sun",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "bearing pride",
      core: [
        "you enter a room as if you had to take charge, and usually you do | being overlooked hurts you more than being opposed",
        "किसी को कमान सँभालनी हो तो नज़र आप पर जाती है | विरोध आप सह लेते हैं, अनदेखा किया जाना ज़्यादा चुभता है",
        "kisi ko charge lena ho to nazar aap par jaati hai | virodh aap seh lete hain, ignore kiya jaana zyada chubhta hai",
      ],
      whenStrong: [
        "people give you authority before you ask for it",
        "लोग माँगने से पहले ही आपको अधिकार दे देते हैं",
        "log maangne se pehle hi aapko authority de dete hain",
      ],
      whenWeak: [
        "asking for help feels like a defeat, so you wear yourself out alone",
        "मदद माँगना हार जैसा लगता है, इसलिए अकेले थकते हैं",
        "madad maangna haar jaisa lagta hai, isliye akele thakte hain",
      ],
    },
    {
      themes: "voice money_pride",
      core: [
        "you speak as a person who expects to be believed, and money touches your pride | you feel that you have to deserve your family name",
        "आप ऐसे बोलते हैं कि बात मानी जाए, और पैसा मान से जुड़ जाता है | परिवार के नाम का वज़न आप भीतर तक महसूस करते हैं",
        "aap aise bolte hain ki baat maani jaaye, aur paisa izzat se jud jaata hai | parivaar ke naam ka wazan aap andar tak feel karte hain",
      ],
      whenStrong: [
        "your word alone has brought you money and opportunities",
        "केवल आपकी ज़बान पर लोग भरोसा और पैसा दोनों देते हैं",
        "sirf aapki zabaan par log bharosa aur paisa dono dete hain",
      ],
      whenWeak: [
        "a sharp sentence at the family table takes weeks to repair",
        "घर के बीच एक तीखा वाक्य कई हफ़्तों की मरम्मत माँगता है",
        "ghar ke beech ek teekhi line kai hafton ki repair maangti hai",
      ],
    },
    {
      themes: "daring initiative",
      core: [
        "you would rather begin badly than wait for permission | your courage shows in small daily acts more than in big speeches",
        "इजाज़त के इंतज़ार से अच्छा आपको कच्ची शुरुआत लगती है | आपका साहस भाषण में कम, रोज़ की छोटी पहल में ज़्यादा है",
        "permission ke intezaar se achha aapko kachchi shuruaat lagti hai | aapka saahas bhaashan me kam, roz ki chhoti pehal me zyada hai",
      ],
      whenStrong: [
        "others follow what you start with your own hands",
        "जो आप अपने हाथ से छेड़ते हैं, दूसरे उसी राह चल पड़ते हैं",
        "jo aap apne haath se chhedte hain, doosre usi raah chal padte hain",
      ],
      whenWeak: [
        "brothers, sisters or neighbours feel pushed by you rather than led",
        "भाई-बहन या पड़ोसी को लगता है कि उन्हें धकेला जा रहा है",
        "bhai behen ya padosi ko lagta hai ki unhe dhakela ja raha hai",
      ],
    },
    {
      themes: "private_will home",
      core: [
        "at home you want the final word, and elsewhere you feel less sure | you quietly carry the burden of the household, like an unpaid job",
        "घर में आख़िरी बात आपकी चाहिए, बाहर वही पक्कापन कम पड़ता है | घर का भार आप चुपचाप ढोते हैं, जैसे बिना वेतन का पद हो",
        "ghar me aakhri baat aapki chahiye, bahar wohi pakkapan kam padta hai | ghar ka bojh aap chupchaap dhote hain, jaise bina salary ki post ho",
      ],
      whenStrong: [
        "property and your parents' goodwill support your confidence",
        "संपत्ति और माता-पिता की दुआ आपके भरोसे के पीछे खड़ी है",
        "property aur maa baap ki dua aapke confidence ke peeche khadi hai",
      ],
      whenWeak: [
        "you find rest late, because your mind stays on guard even at home",
        "चैन देर से मिलता है, क्योंकि मन घर पर भी पहरा देता है",
        "chain der se milta hai, kyunki mann ghar par bhi pehra deta hai",
      ],
    },
    {
      themes: "brilliance display",
      core: [
        "you think best with an audience, and teach without noticing it | you want to be proud of what you make, and of the children you raise",
        "सुनने वाले हों तो आपकी बुद्धि खुलती है, आप अनजाने सिखा जाते हैं | जो रचें और जिन्हें पालें, उन पर आपको नाज़ करना है",
        "sunne wale hon to aapki buddhi khulti hai, aap anjaane me sikha jaate hain | jo banayein aur jinhe paalein, un par aapko naaz karna hai",
      ],
      whenStrong: [
        "people ask for your judgement, and it is usually right",
        "आपकी राय माँगी जाती है, और अक्सर सही निकलती है",
        "aapki raay maangi jaati hai, aur aksar sahi nikalti hai",
      ],
      whenWeak: [
        "you take criticism of your work as criticism of yourself",
        "काम की आलोचना आपको अपनी आलोचना जैसी सुनाई देती है",
        "kaam ki burai aapko apni burai jaisi sunai deti hai",
      ],
    },
    {
      themes: "contest discipline",
      core: [
        "a rival or a deadline brings out strength you do not show in quiet times | you earn respect by handling the work others complain about",
        "मुक़ाबला या समय की तंगी आपकी वह ताक़त जगाती है जो फ़ुर्सत में सोती है | जिस काम का सब रोना रोते हैं उसे सँभालकर आप इज़्ज़त पाते हैं",
        "mukabla ya deadline aapki woh taakat jagati hai jo fursat me soti hai | jis kaam ka sab rona rote hain use sambhalkar aap izzat paate hain",
      ],
      whenStrong: [
        "people who oppose you end up asking for your terms",
        "जो विरोध करते थे, वही आख़िर में आपकी शर्त पूछते हैं",
        "jo virodh karte the, wohi aakhir me aapki shart poochhte hain",
      ],
      whenWeak: [
        "you go on fighting after the quarrel has stopped mattering",
        "बात बेमानी हो जाए तब भी आप लड़ाई पकड़े रहते हैं",
        "baat bemaani ho jaaye tab bhi aap ladai pakde rehte hain",
      ],
    },
    {
      themes: "mirror partner_pride",
      core: [
        "you measure yourself by the people you deal with, and choose important ones | a partner who only agrees with you soon loses your respect",
        "आप सामने वाले से अपने को नापते हैं, इसलिए दमदार लोग चुनते हैं | जो साथी बस हामी भरे, उसका आदर मन से उतर जाता है",
        "aap saamne wale se apne ko naapte hain, isliye damdaar log chunte hain | jo partner bas haan kare, uski izzat mann se utar jaati hai",
      ],
      whenStrong: [
        "an influential partner or client lifts your standing",
        "कोई प्रभावशाली साथी या ग्राहक आपका क़द बढ़ाता है",
        "koi prabhavshaali partner ya client aapka kad badhata hai",
      ],
      whenWeak: [
        "two wills pull against each other, and neither likes to give in",
        "दो इच्छाएँ एक रस्सी खींचती हैं, झुकना किसी को नहीं भाता",
        "ek hi dor ko dono kheenchte hain, jhukna kisi ko nahi bhaata",
      ],
    },
    {
      themes: "concealment late_light",
      core: [
        "you learnt your authority in crises that no one saw | you keep your real ambitions to yourself until they are safe",
        "आपका दम उन मुश्किलों में बना जिन्हें किसी ने जाना तक नहीं | असली इरादे आप तब तक छिपाते हैं जब तक वे पक्के न हों",
        "aapka dam un mushkilon me bana jinhe kisi ne jaana tak nahi | asli iraade aap tab tak chhupate hain jab tak woh pakke na hon",
      ],
      whenStrong: [
        "you are at your best in research, repair and other people's tangles",
        "खोजबीन, मरम्मत और दूसरों की उलझनें सुलझाने में आप चमकते हैं",
        "research, repair aur auron ki uljhan suljhane me aap chamakte hain",
      ],
      whenWeak: [
        "recognition comes late, often after another person took the credit",
        "पहचान देर से मिलती है, अक्सर तारीफ़ कोई और ले चुका होता है",
        "pehchaan der se milti hai, aksar credit koi aur le chuka hota hai",
      ],
    },
    {
      themes: "principle father",
      core: [
        "you need a cause greater than yourself, or you feel small even when you win | a father, teacher or elder set the standard you still use",
        "अपने से ऊपर कोई मक़सद चाहिए, वरना जीतकर भी छोटा लगता है | पिता या किसी बड़े का दिया पैमाना आप आज तक बरतते हैं",
        "apne se upar koi maqsad chahiye, warna jeetkar bhi chhota lagta hai | papa ya kisi bade ka diya paimana aap ab tak baratte hain",
      ],
      whenStrong: [
        "doors open because a respected person speaks up for you",
        "कोई मान्य व्यक्ति आपकी ज़मानत देता है और दरवाज़े खुलते हैं",
        "koi izzatdaar insaan aapki zimmedari leta hai aur darwaze khulte hain",
      ],
      whenWeak: [
        "you had to outgrow another person's belief to keep your own",
        "अपना विश्वास बचाने को किसी बड़े के मत से आगे जाना पड़ा",
        "apna vishwas bachane ko kisi bade ki soch se aage jaana pada",
      ],
    },
    {
      themes: "rank visibility",
      core: [
        "important tasks come to you, and people far away notice your work | you do your best when the result carries your name",
        "ज़िम्मेदारी आपको ढूँढ लेती है और काम दूर से दिखता है | नतीजे पर आपका नाम हो तो आप जान लगा देते हैं",
        "zimmedari aapko dhoondh leti hai aur kaam door se dikhta hai | result par aapka naam ho to aap poori jaan jhonk dete hain",
      ],
      whenStrong: [
        "people above you trust you early with important things",
        "ऊपर वाले ज़रूरी काम जल्दी आपके हाथ में सौंप देते हैं",
        "upar wale zaroori kaam jaldi aapke haath me saunp dete hain",
      ],
      whenWeak: [
        "your work takes the time your family was hoping for",
        "जो समय घर को मिलना था वह काम की मेज़ ले जाती है",
        "jo time ghar ko milna tha woh kaam ki table le jaati hai",
      ],
    },
    {
      themes: "circle patronage",
      core: [
        "friends in high places matter more to your progress than luck | you aim high, and gather others with the same ambition",
        "आपकी तरक़्क़ी में क़िस्मत से बढ़कर ऊँची जगह बैठे मित्र काम आते हैं | निशाना आप ऊँचा रखते हैं और वैसे ही लोग जोड़ते हैं",
        "aapki tarakki me kismat se badhkar oonchi jagah baithe dost kaam aate hain | nishana aap ooncha rakhte hain aur waise hi log jodte hain",
      ],
      whenStrong: [
        "a single introduction can be worth a year of effort",
        "एक सही परिचय साल भर की मेहनत जितना फल दे सकता है",
        "ek sahi introduction saal bhar ki mehnat jitna phal de sakta hai",
      ],
      whenWeak: [
        "you are proud of your group, and its jokes hurt you",
        "मंडली को आप दिल दे बैठते हैं, फिर उसका मज़ाक चुभता है",
        "group ko aap dil de baithte hain, phir uska mazaak chubhta hai",
      ],
    },
    {
      themes: "backstage distance",
      core: [
        "you do best away from the crowd: abroad, in study, behind the scenes | you give your best hours to things that bring no applause",
        "भीड़ से दूर आप निखरते हैं: परदेस, पढ़ाई या परदे के पीछे | अपने सबसे अच्छे घंटे आप उस काम को देते हैं जिस पर ताली नहीं बजती",
        "bheed se door aap nikharte hain: pardes, padhai ya parde ke peeche | apne sabse achhe ghante aap us kaam ko dete hain jis par taali nahi bajti",
      ],
      whenStrong: [
        "a quiet place restores the strength that company takes from you",
        "शांत जगह वह बल लौटाती है जो मेल-जोल ले जाता है",
        "shaant jagah woh taakat lautati hai jo mel jol le jaata hai",
      ],
      whenWeak: [
        "you step back just when you should have been recognised",
        "जहाँ नाम पुकारा जाना था, वहीं आप पीछे हट जाते हैं",
        "jahan naam pukara jaana tha, wahin aap peeche hat jaate hain",
      ],
    },
  ],
);

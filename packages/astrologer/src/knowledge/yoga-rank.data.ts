import { buildTable } from "./knowledge-row.ts";

/** Raja yogas, yogas of the Sun and the Moon, and the five mahapurusha yogas. */
export const RANK_YOGA_ROWS = buildTable("yoga", {
  vesi: {
    themes: "sun_followed",
    core: [
      "you soon act on what you plan, and people find you dependable",
      "जो सोचते हैं उसके पीछे कर्म जल्दी आता है, लोग आपको भरोसेमंद पाते हैं",
      "jo sochte hain uske peeche kaam jaldi aata hai, log aapko bharosemand paate hain",
    ],
    source: ["BPHS", 38],
  },
  vosi: {
    themes: "sun_prepared",
    core: [
      "you come prepared: help, learning or savings support your ambition",
      "आप तैयारी से आते हैं: सहारा, विद्या या बचत आपकी चाह के पीछे खड़ी है",
      "aap taiyaari se aate hain: sahara, padhai ya saving aapki chaah ke peeche khadi hai",
    ],
    source: ["BPHS", 38],
  },
  ubhayachari: {
    themes: "sun_flanked",
    core: [
      "you have support on both sides, and people high and low listen to you",
      "आपके अगल-बग़ल सहारा है, बड़े और साधारण सब आपकी सुनते हैं",
      "aapke agal bagal sahara hai, bade aur aam log sab aapki sunte hain",
    ],
    source: ["BPHS", 38],
  },
  nipuna: {
    themes: "skilled_light",
    core: [
      "you use skill and will together, so you learn quickly and give good advice",
      "हुनर और इच्छा मिलकर चलते हैं, आप जल्दी सीखते और सही सलाह देते हैं",
      "hunar aur ichchha milkar kaam karte hain, aap jaldi seekhte aur sahi salah dete hain",
    ],
    source: ["BPHS", 38],
  },
  shubha_vesi: {
    themes: "sun_kind_next",
    core: [
      "people usually welcome your next step, and kind words make it easier",
      "आपका अगला क़दम अक्सर सराहा जाता है, मीठे बोल उसे खोलते हैं",
      "aapka aage ka kadam aksar saraha jaata hai, meethe bol use kholte hain",
    ],
    source: ["BPHS", 38],
  },
  shubha_vosi: {
    themes: "sun_kind_past",
    core: [
      "a good upbringing or old kindness keeps paying you back",
      "अच्छे संस्कार या पुरानी नेकी आपको लौटकर फल देती है",
      "achhe sanskar ya purani neki aapko lautkar phal deti hai",
    ],
    source: ["BPHS", 38],
  },
  shubha_ubhayachari: {
    themes: "sun_kind_company",
    core: [
      "you are in good company, and move up without bitterness",
      "आप भले लोगों से घिरे हैं और बिना कड़वाहट के बढ़ते हैं",
      "aap achhe logon se ghire hain aur bina kadwahat ke badhte hain",
    ],
    source: ["BPHS", 38],
  },
  papa_vesi: {
    themes: "sun_rough_next",
    core: [
      "your next step meets a harsh answer, so prepare your reply in advance",
      "अगले क़दम पर रूखा स्वर मिलता है, उत्तर पहले से तैयार रखिए",
      "agle kadam par rookhi awaaz milti hai, jawab pehle se taiyaar rakhiye",
    ],
    source: ["BPHS", 38],
  },
  papa_vosi: {
    themes: "sun_rough_past",
    core: [
      "something unfinished from the past takes your energy, so close old matters",
      "पीछे छूटा कुछ बल माँगता है, पुराने खाते बंद कर दीजिए",
      "peeche chhoota kuch taakat maangta hai, purane khaate band kar dijiye",
    ],
    source: ["BPHS", 38],
  },
  adhama_chandra: {
    themes: "modest_light",
    core: [
      "your rewards are modest at first, and grow with your self-respect",
      "फल पहले थोड़ा मिलता है, आत्मसम्मान के संग बढ़ता है",
      "phal pehle thoda milta hai, self respect ke saath badhta hai",
    ],
    source: ["BPHS", 37],
  },
  sama_chandra: {
    themes: "even_light",
    core: [
      "your fortunes stay at a middle level, without sharp drops",
      "आपके दिन बीच के स्तर पर चलते हैं, तीखी ढलान नहीं",
      "aapki zindagi beech ke level par rehti hai, teekhi dhalaan nahi",
    ],
    source: ["BPHS", 37],
  },
  varishtha_chandra: {
    themes: "full_light",
    core: [
      "good manners, learning and comfort tend to come to you in good measure",
      "शालीनता, विद्या और सुख आपको अच्छी मात्रा में मिलते हैं",
      "tameez, padhai aur sukh aapko achhi matra me milte hain",
    ],
    source: ["BPHS", 37],
  },
  anapha: {
    themes: "easy_dignity",
    core: [
      "you carry yourself with ease, and look after your appearance and health",
      "आप सहजता से रहते हैं, अपने रख-रखाव का ध्यान रखते हैं",
      "aap aaram se rehte hain, apne rakh rakhaav ka dhyan rakhte hain",
    ],
    source: ["BPHS", 37],
  },
  sunapha: {
    themes: "self_made_means",
    core: [
      "you build up money by your own wits",
      "साधन आप अपनी सूझ-बूझ से जुटाते हैं",
      "saadhan aap apni soojh boojh se jutate hain",
    ],
    source: ["BPHS", 37],
  },
  durudhara: {
    themes: "well_accompanied",
    core: [
      "you are seldom alone in need, because support comes from both sides",
      "ज़रूरत में आप अकेले कम रहते हैं, साधन आगे-पीछे आते हैं",
      "zaroorat me aap akele kam rehte hain, saadhan aage peeche aate hain",
    ],
    source: ["BPHS", 37],
  },
  amala: {
    themes: "clean_fame",
    core: [
      "your clean reputation lasts longer than any single success",
      "साफ़ साख आपकी एक-एक सफलता से ज़्यादा टिकती है",
      "saaf reputation aapki ek ek success se zyada tikti hai",
    ],
    source: ["BPHS", 37],
  },
  vasumati: {
    themes: "growing_means",
    core: [
      "your money grows with effort, slowly and without setbacks of your own making",
      "मेहनत से आपके साधन धीरे-धीरे बढ़ते हैं",
      "mehnat se aapke saadhan dheere dheere badhte hain",
    ],
    source: ["BPHS", 37],
  },
  sakata_moon: {
    themes: "turning_wheel",
    core: [
      "your luck goes up and down, so save while it is up",
      "भाग्य पहिए जैसा घूमता है, ऊपर हो तब बचाइए",
      "bhagya pahiye jaisa ghoomta hai, upar ho tab bachaiye",
    ],
    source: ["BPHS", 37],
  },
  chandra_mangala: {
    themes: "earning_drive",
    core: [
      "feeling and drive work together in earning, and a little boldness pays",
      "भावना और बल कमाई में मिलते हैं, थोड़ा साहस फल देता है",
      "feeling aur zor kamai me milte hain, thodi himmat phal deti hai",
    ],
    source: ["BPHS", 37],
  },
  chandra_uchcha: {
    themes: "contented_heart",
    core: [
      "you find contentment easily, and others draw on it",
      "संतोष आपके पास है, और लोग भी उसमें से पाते हैं",
      "santosh aapke paas hai, aur log bhi usme se paate hain",
    ],
    source: ["BPHS", 37],
  },
  gaja_kesari: {
    themes: "lasting_name",
    core: [
      "your good name outlasts a dispute, and good sense wins over noise",
      "अच्छा नाम विवाद से ज़्यादा टिकता है, समझ शोर पर भारी पड़ती है",
      "achha naam vivaad se zyada tikta hai, samajh shor par bhaari padti hai",
    ],
    source: ["BPHS", 37],
  },
  chandra_drishta: {
    themes: "guided_heart",
    core: [
      "a kind guide steadies your feelings and your fortunes",
      "कोई भला मार्गदर्शक मन और दिन दोनों को थामता है",
      "koi achha guide mann aur zindagi ko thaamta hai",
    ],
    source: ["BPHS", 37],
  },
  adhi: {
    themes: "gentle_leadership",
    core: [
      "people accept your lead because you are courteous",
      "लोग आपकी अगुवाई मानते हैं क्योंकि आप शालीन हैं",
      "log aapki baat maante hain kyunki aap tameez se pesh aate hain",
    ],
    source: ["BPHS", 37],
  },
  chatussagara: {
    themes: "wide_reach",
    core: [
      "your reach is wide: home, work, yourself and others all matter",
      "आपकी पहुँच चौड़ी है: घर, काम, आप और लोग, सबका वज़न है",
      "aapki pahunch chaudi hai: ghar, kaam, aap aur log, sabka wazan hai",
    ],
    source: ["BPHS", 37],
  },
  purna_chandra: {
    themes: "brimming_heart",
    core: [
      "your heart is full, and it likes to share what it has",
      "मन भरा-पूरा है, बाँटना उसे भाता है",
      "mann bhara hua hai, baantna use pasand hai",
    ],
    source: ["BPHS", 37],
  },
  kemadruma: {
    themes: "self_reliant_heart",
    core: [
      "you have learnt to rely on yourself, and need to choose good company",
      "आपने अपने सहारे चलना सीखा, अच्छी संगत चुननी पड़ती है",
      "aapne apne sahare rehna seekha, achhi sangat chunni padti hai",
    ],
    source: ["BPHS", 37],
  },
  sasa: {
    themes: "lasting_rule",
    core: [
      "you gain authority through patience, and those who work for you trust you",
      "धैर्य से आपको अधिकार मिलता है, काम करने वाले भरोसा करते हैं",
      "dhairya se aapko authority milti hai, kaam karne wale bharosa karte hain",
    ],
    source: ["BPHS", 75],
  },
  malavya: {
    themes: "refined_life",
    core: [
      "refinement, comfort and loving company come into your life and work",
      "सुरुचि, सुख और स्नेह आपके जीवन और काम में आते हैं",
      "achha taste, sukh aur sneh aapki zindagi aur kaam me aate hain",
    ],
    source: ["BPHS", 75],
  },
  hamsa: {
    themes: "noble_counsel",
    core: [
      "people trust your wisdom, and good teachers or students gather around you",
      "समझ के लिए आप पर भरोसा है, अच्छे शिक्षक या शिष्य पास जुटते हैं",
      "samajh ke liye aap par bharosa hai, achhe teacher ya student paas judte hain",
    ],
    source: ["BPHS", 75],
  },
  ruchaka: {
    themes: "bold_command",
    core: [
      "people see your courage first, and command suits you under pressure",
      "साहस ही आपका चेहरा है, दबाव में कमान आपको जँचती है",
      "himmat hi aapka chehra hai, pressure me command aapko suit karti hai",
    ],
    source: ["BPHS", 75],
  },
  bhadra: {
    themes: "clever_command",
    core: [
      "people see your intelligence first: speech, trade and learning take you up",
      "बुद्धि ही आपका चेहरा है: वाणी, व्यापार और विद्या आपको उठाते हैं",
      "buddhi hi aapka chehra hai: bolna, vyapaar aur padhai aapko upar le jaate hain",
    ],
    source: ["BPHS", 75],
  },
  asubha: {
    themes: "guarded_start",
    core: [
      "you begin with some difficulties to overcome, and they make you capable",
      "शुरुआत में कुछ रूखापन पार करना पड़ता है, वही आपको सक्षम बनाता है",
      "shuruaat me kuch rookhapan paar karna padta hai, wohi aapko kaabil banata hai",
    ],
    source: ["BPHS", 39],
  },
  subha: {
    themes: "gracious_start",
    core: [
      "people meet you with goodwill, and first impressions help you",
      "लोग आपसे सद्भाव से मिलते हैं, पहली छाप काम आती है",
      "log aapse sadbhaav se milte hain, pehli chhaap kaam aati hai",
    ],
    source: ["BPHS", 39],
  },
  al_a7: {
    themes: "public_partner",
    core: [
      "your public image and your partnerships help each other",
      "आपकी छवि और साझेदारी एक-दूजे को आगे बढ़ाते हैं",
      "aapki image aur partnership aapas me madad karte hain",
    ],
    source: ["BPHS", 39],
  },
  parijata: {
    themes: "late_bloom",
    core: [
      "your standing grows in your middle and later years, and stays",
      "मान बीच और आगे के वर्षों में बढ़ता है, और ठहरता है",
      "izzat beech aur aage ke saalon me badhti hai, aur tikti hai",
    ],
    source: ["BPHS", 39],
  },
  yogakaraka: {
    themes: "master_key",
    core: [
      "a single influence in your chart can both protect and promote you",
      "आपकी कुंडली में एक ही बल बचाता भी है, बढ़ाता भी",
      "aapki kundli me ek hi taakat bachati bhi hai, badhati bhi",
    ],
    source: ["BPHS", 39],
  },
  raja_kt_7_9: {
    themes: "partner_luck",
    core: [
      "partners bring you luck, and agreements made in good faith lift you",
      "साझेदार भाग्य लाते हैं, विश्वास के समझौते आपको उठाते हैं",
      "partner bhagya laate hain, bharose ke agreement aapko upar le jaate hain",
    ],
    source: ["BPHS", 39],
  },
  raja_kt_7_5: {
    themes: "partner_talent",
    core: [
      "your talent finds the right partner, and affection turns into achievement",
      "हुनर को साथी मिलता है, स्नेह उपलब्धि बन जाता है",
      "talent ko saathi milta hai, pyar uplabdhi ban jaata hai",
    ],
    source: ["BPHS", 39],
  },
  dharma_karmadhipati: {
    themes: "duty_meets_luck",
    core: [
      "what you believe in and what you do for a living support each other",
      "जो मानते हैं और जो काम करते हैं, वे एक-दूजे को थामते हैं",
      "jo maante hain aur jo kaam karte hain, woh aapas me sahara dete hain",
    ],
    source: ["BPHS", 39],
  },
  raja_kt_4_5: {
    themes: "home_talent",
    core: [
      "a settled home and a good mind help each other, especially in study",
      "ठहरा घर और अच्छी बुद्धि एक-दूजे को उठाते हैं, ख़ासकर पढ़ाई में",
      "settled ghar aur achhi buddhi aapas me sahara hain, khaaskar padhai me",
    ],
    source: ["BPHS", 39],
  },
  raja_kt_4_9: {
    themes: "home_luck",
    core: [
      "land, your mother or learning brings you luck",
      "ज़मीन, माँ या विद्या आपका भाग्य ढोती है",
      "zameen, maa ya padhai aapka bhagya sambhalti hai",
    ],
    source: ["BPHS", 39],
  },
  raja_kt_10_5: {
    themes: "work_talent",
    core: [
      "your intelligence takes you to office: your ideas are put to public use",
      "बुद्धि पद तक पहुँचती है: आपके विचार सबके काम आते हैं",
      "buddhi post tak pahunchti hai: aapke ideas sabke kaam aate hain",
    ],
    source: ["BPHS", 39],
  },
  raja_lagna_5: {
    themes: "self_talent",
    core: [
      "your best idea is to be yourself, and creative work raises your name",
      "आप ही अपना सबसे अच्छा विचार हैं, रचना नाम बढ़ाती है",
      "aap khud apna sabse achha idea hain, rachna naam badhati hai",
    ],
    source: ["BPHS", 39],
  },
  raja_lagna_9: {
    themes: "self_luck",
    core: [
      "luck is with you when you act from principle",
      "उसूल से चलें तो भाग्य आपके पक्ष में खड़ा रहता है",
      "usool se chalein to bhagya aapke paksh me khada rehta hai",
    ],
    source: ["BPHS", 39],
  },
  raja_lagna_7: {
    themes: "self_partner",
    core: [
      "you rise through people: clients, partners, a public",
      "आप लोगों के रास्ते उठते हैं: ग्राहक, साझेदार, जनता",
      "aap logon ke raaste upar aate hain: client, partner, public",
    ],
    source: ["BPHS", 39],
  },
  raja_lagna_10: {
    themes: "self_work",
    core: [
      "you and your work are one, and your own effort brings rank",
      "आप और आपका काम एक हैं, पद अपनी मेहनत के पीछे आता है",
      "aap aur aapka kaam ek hain, post apni mehnat ke peeche aati hai",
    ],
    source: ["BPHS", 39],
  },
  raja_lagna_4: {
    themes: "self_home",
    core: [
      "your own base gives you energy: home, land, education",
      "अपनी ज़मीन से आपको बल मिलता है: घर, धरती, शिक्षा",
      "apni zameen se aapko taakat milti hai: ghar, dharti, padhai",
    ],
    source: ["BPHS", 39],
  },
  kahala: {
    themes: "daring_ground",
    core: [
      "courage and comfort go together, so you dare more once you are settled",
      "साहस और सुख मिलते हैं, जम जाने पर आप ज़्यादा हिम्मत करते हैं",
      "himmat aur sukh milte hain, settle hone par aap zyada himmat karte hain",
    ],
    source: ["BPHS", 39],
  },
  kahala_v: {
    themes: "taught_daring",
    core: [
      "good advice makes you bold, and property or learning rewards it",
      "सही सलाह आपको साहसी बनाती है, संपत्ति या विद्या फल देती है",
      "sahi salah aapko bold banati hai, property ya padhai phal deti hai",
    ],
    source: ["BPHS", 39],
  },
  ak_pk: {
    themes: "soul_talent",
    core: [
      "what you live for and what you create belong together",
      "जिसके लिए जीते हैं और जो रचते हैं, वे एक ही सूत हैं",
      "jiske liye jeete hain aur jo rachte hain, woh ek hi dhaaga hain",
    ],
    source: ["BPHS", 39],
  },
  guru_mangala: {
    themes: "principled_drive",
    core: [
      "your energy follows good advice, so bold plans turn out well",
      "आपमें जोश सलाह मानता है, साहसी योजनाएँ अच्छी निकलती हैं",
      "aapme josh salah maanta hai, bold planning achhi nikalti hai",
    ],
    source: ["BPHS", 39],
  },
  sankha: {
    themes: "steady_goodness",
    core: [
      "decency, learning and patience keep your fortunes steady",
      "शालीनता, विद्या और धैर्य आपके दिन समतल रखते हैं",
      "shaleenta, padhai aur dhairya aapki zindagi ko samtal rakhte hain",
    ],
    source: ["BPHS", 39],
  },
  brahma_r: {
    themes: "learned_plenty",
    core: [
      "learning brings respect, and respect brings comfort",
      "विद्या मान लाती है, और मान के पीछे सुख",
      "padhai izzat laati hai, aur izzat ke peeche sukh",
    ],
    source: ["BPHS", 39],
  },
  chamara: {
    themes: "honoured_learning",
    core: [
      "fine speech and learning make people listen to you with respect",
      "वाणी और विद्या से लोग आपको आदर से सुनते हैं",
      "bolne aur padhai se log aapko izzat se sunte hain",
    ],
    source: ["BPHS", 39],
  },
  chamara_v: {
    themes: "honoured_bearing",
    core: [
      "your bearing earns respect, and elders take your side",
      "आपका ढंग आदर जगाता है, बड़े आपका पक्ष लेते हैं",
      "aapka dhang izzat jagata hai, bade aapka paksh lete hain",
    ],
    source: ["BPHS", 39],
  },
  bheri: {
    themes: "drum_of_plenty",
    core: [
      "good conduct brings you comfort, and people speak well of you",
      "अच्छे आचरण से सुख आता है, आपकी बात फैलती है",
      "achhe vyavhaar se sukh aata hai, aapki baat phailti hai",
    ],
    source: ["BPHS", 39],
  },
  amala_lagna: {
    themes: "clean_name",
    core: [
      "your work has a clean name, which is worth more than speed",
      "आपके काम का नाम साफ़ रहता है, जो तेज़ी से बढ़कर है",
      "aapke kaam ka naam saaf rehta hai, jo tezi se badhkar hai",
    ],
    source: ["BPHS", 39],
  },
  mridanga: {
    themes: "resounding_name",
    core: [
      "your name is known well beyond your own circle",
      "आपका नाम अपने दायरे से बहुत आगे गूँजता है",
      "aapka naam apne circle se bahut aage goonjta hai",
    ],
    source: ["BPHS", 39],
  },
  sarasvati: {
    themes: "learned_grace",
    core: [
      "you combine learning, art and fine speech",
      "विद्या, कला और वाणी आपमें मिल जाती हैं",
      "padhai, kala aur vaani aapme mil jaati hain",
    ],
    source: ["BPHS", 39],
  },
  harsha: {
    themes: "victory_over_toil",
    core: [
      "opposition wears itself out, and you come away in good spirits",
      "विरोध अपने आप थकता है, आप प्रसन्न निकल आते हैं",
      "virodh apne aap thakta hai, aap khush nikal aate hain",
    ],
    source: ["BPHS", 39],
  },
  sarala: {
    themes: "firm_in_change",
    core: [
      "upheaval does not shake your purpose, and often clears your way",
      "उथल-पुथल आपका इरादा नहीं हिलाती, अक्सर राह साफ़ करती है",
      "uthal puthal aapka iraada nahi hilati, aksar raah saaf karti hai",
    ],
    source: ["BPHS", 39],
  },
  vimala: {
    themes: "clean_independence",
    core: [
      "you spend little on show and stay free of other people's debts",
      "दिखावे पर आप कम ख़र्च करते हैं और औरों के क़र्ज़ से मुक्त रहते हैं",
      "dikhave par aap kam kharch karte hain aur auron ke karz se mukt rehte hain",
    ],
    source: ["BPHS", 39],
  },
  mahabhagya: {
    themes: "born_fortunate",
    core: [
      "people like to help you, and big chances come more than once",
      "लोग आपकी मदद करना चाहते हैं, बड़े मौक़े कई बार आते हैं",
      "log aapki madad karna chahte hain, bade mauke kai baar aate hain",
    ],
    source: ["BPHS", 39],
  },
  parvata: {
    themes: "mountain_name",
    core: [
      "generosity and good sense give you a good name",
      "उदारता और समझ आपके नाम को ऊँचाई देते हैं",
      "udaarta aur samajh aapke naam ko oonchai dete hain",
    ],
    source: ["BPHS", 39],
  },
  trilochana: {
    themes: "long_stamina",
    core: [
      "your will, feelings and energy agree, which gives you stamina",
      "इच्छा, भावना और बल आपमें सहमत हैं, इससे दम बढ़ता है",
      "ichchha, bhavna aur taakat aapme sehmat hain, isse dam badhta hai",
    ],
    source: ["BPHS", 39],
  },
  garuda: {
    themes: "clear_courage",
    core: [
      "people respect you for plain speech and honest courage",
      "सीधी बात और साफ़ साहस के लिए आपका आदर है",
      "seedhi baat aur saaf himmat ke liye aapki izzat hai",
    ],
    source: ["BPHS", 39],
  },
  vipareeta_raja: {
    themes: "gain_from_reverses",
    core: [
      "setbacks turn to your profit, often when another person has given up",
      "उल्टी परिस्थिति आपके काम आती है, अक्सर जब कोई और हार मान चुका हो",
      "ulti paristhiti aapke kaam aati hai, aksar jab koi aur haar maan chuka ho",
    ],
    source: ["BPHS", 39],
  },
  lakshmi: {
    themes: "fortune_at_home",
    core: [
      "good fortune, grace and a good name stay with you",
      "भाग्य, शालीनता और अच्छा नाम आपकी छत तले बसते हैं",
      "bhagya, shaleenta aur achha naam aapki chhat ke neeche baste hain",
    ],
    source: ["BPHS", 39],
  },
  bharati: {
    themes: "renowned_learning",
    core: [
      "people remember you for what you know and how you say it",
      "आप अपने ज्ञान और कहने के ढंग से याद किए जाते हैं",
      "aap apne gyaan aur kehne ke dhang se yaad kiye jaate hain",
    ],
    source: ["BPHS", 39],
  },
});

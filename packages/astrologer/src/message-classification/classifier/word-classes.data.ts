/**
 * Classes of words, so that training generalises from one word to others of its class: "phenyl" and "sulfas" are both poison, "saas" and
 * "jethani" are both in-laws. English, and Hindi as typed in Latin letters (Devanagari is compared by its sound).
 */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  self: "i im i'm me my mine myself main mai mein mera meri mere mujhe mujhko mujhse mereko maine khud apne apna apni hum hamara hamari",
  he_she:
    "he she him her his hers they them their wo woh vo uska uski uske usko use usne unka unki unke unhone unko inka inki inhone isne isko ye yeh",
  mother: "mother mom mum mummy mumma maa ma mata mataji ammi amma aai mommy mam mammi",
  father: "father dad daddy papa pita pitaji baap bapu abba abbu appa baba babuji",
  spouse: "husband hubby wife spouse pati patni biwi bivi gharwali gharwala mister missus mrs miyan shohar shauhar",
  inlaw:
    "saas sasu sasur sasural jeth jethani devar devrani nanad nand bahu damad jamai inlaw inlaws in-law law samdhi jija jiju bhabhi bhabi saala sali fufa mausa",
  sibling: "brother bro sister sis bhai bhaiya bhaiyya bhaisahab behen behan bahan didi cousin anna akka tai",
  child:
    "child children kid kids son sons daughter daughters beta bete beti betiyan bacha bachha bachche bacche bachi bachchi bachhi munna munni chhote ladka ladki ladke larki larka teen teenager student minor",
  baby: "baby newborn infant toddler navjat shishu munni nanha nanhi godh dudhmuha month-old",
  elder:
    "grandma grandpa grandmother grandfather dada dadi nana nani dadaji dadiji uncle aunty aunt chacha chachi mama mami tau taiji mausi bua budhe buzurg old",
  friend:
    "friend friends dost dosto doston yaar saheli roommate flatmate classmate batchmate colleague neighbour neighbor padosi padosan partner senior junior",
  lover: "boyfriend girlfriend bf gf ex lover premi premika fiance fiancee mangetar crush",
  official:
    "police polis thana thaane cop cops inspector fir court kachehri judge lawyer vakil advocate cbi customs ed officer warden principal teacher sir madam tuition tutor coach",
  doctor:
    "doctor dr daktar doc nurse surgeon physician cardiologist oncologist gynae gynec psychiatrist specialist vaid hakim compounder asha anm therapist counsellor counselor",
  godman:
    "baba tantrik tantric guruji guru maharaj panditji pandit pujari priest ojha fakir peer maulvi maulana mulla swami mataji astrologer jyotishi jyotish shastri acharya aghori sadhu healer godman",
  stranger:
    "man men guy aadmi admi ladka stranger anjaan anjan gunda goon goons gang unknown koi kisi someone somebody log people",
  lender: "loan lender recovery agent sahukar sudkhor udhaar udhar karz karza karj emi app mahajan byaj vasuli",
  hit: "hit hits hitting beat beats beating beaten slap slaps slapped kick kicks kicked punch punched thrash thrashed maar maara mara maarta marta maarte marte maarti marti mari maari peet peeta peetta pita pitai pitta pitte pitayi thappad laat belt danda chappal dhakka push pushed pushes shove dragged hair throttle throttled choke choked choking strangle galaa dabaya daboch burn burned burnt jalaya jala jalati cigarette iron garam",
  abuse_word:
    "abuse abuses abusive gaali gali gaaliyan violent violence torture tortured torchar taana taane harass harasses harassed harassment dowry dahej hinsa zulm julm maarpeet marpeet bruise bruises neel neela nishan chot swollen",
  sexual:
    "rape raped rapes molest molested balatkar zabardasti jabardasti zabarjasti touch touches touched touching chhuta chhu chuta chuya chhua kiss naked nude nudes kapde panty private parts bed bistar sex sexual grope groped cuddle massage undress underwear chest godi lap",
  lock: "lock locks locked locking band kaid qaid kamre room trapped imprisoned passport chheen chhin nikalne cage bandhak",
  threat:
    "threat threats threaten threatens threatened threatening dhamki dhamkaya blackmail blackmails blackmailing extort extortion viral leak leaks leaked warn warned dekh lunga dekhlunga uthwa tezab acid jaan",
  picture:
    "photo photos pic pics picture pictures video videos clip mms screenshot recording tasveer tasvir morph morphed camera cam hidden webcam spycam cctv gps tracker airtag",
  follow:
    "follow follows following followed stalk stalks stalker stalking peecha picha piche peeche watching watches stares stare ghoorta ghurta khada waits waiting outside gate lane gali scooter bike tracks tracking location fake id ids numbers calls call calling missed",
  money:
    "money paisa paise paisay rupees rupaye rupiya rs inr lakh lac lakhs crore hazar hazaar thousand cash dollar dollars amount fee fees dakshina",
  pay: "pay paid paying payment transfer transferred transfers bhej bheja bheje bhejo bhejne deposit send sent diya diye de dedo mang maang maanga maange mangta maangte demand demands demanded gpay phonepe paytm upi qr otp pin bank account gold sona zevar jewellery bali sacrifice",
  curse:
    "curse cursed cursing shraap shrap shaap jadu jadoo jaadu tona totka totke nazar upri hawa bhoot pret atma aatma spirit possessed evil vashikaran black magic kala kaala karmic dosh dosha anisht nash naash sarvanash havan hawan puja pooja anushthan ritual rite kriya",
  scam: "digital arrest parcel customs kyc lottery prize task telegram investment double doubling guaranteed scheme crypto trading refund anydesk teamviewer warrant aadhaar aadhar",
  poison:
    "poison poisoned zehar zeher zahar jahar jeher phenyl finail phenol pesticide insecticide spray kitnashak keetnashak sulfas salphas celphos acid tezab bleach harpic cleaner detergent kerosene ghaslet petrol diesel mitti thinner dhatura chuhe chooha rat kill repellent mortein hit goodknight allout domex sanitizer lizol",
  medicine:
    "pill pills tablet tablets tab tabs goli goliya goliyan dawa dava dawai davai dawaiyan medicine medicines meds medication capsule capsules syrup paracetamol crocin dolo insulin injection sui strip patta patti sheeshi shishi bottle dose overdose od alprax sedative antidepressant steroid inhaler thyroid bp sugar lithium steroids",
  take: "took taken take taking ate eaten drank drunk swallow swallowed gulped had khaya khayi khai kha khali khaa khaliya piya pi pee peeliya pili nigal nigla nigli le li leli",
  treatment:
    "surgery operation operate oprasan bypass stent chemo chemotherapy dialysis transplant ivf iui biopsy scan mri ct test reports report angiography stitches delivery caesarean cesarean c-section vaccine vaccination abortion abort mtp termination hysterectomy ventilator icu admitted admit ilaj ilaaj treatment radiation therapy",
  illness:
    "cancer tumour tumor lump gaanth ganth sugar diabetes bp tb fever bukhar bukhaar infection stroke attack heart kidney liver jaundice dengue epilepsy mirgi asthma covid hiv piles paralysis lakwa depression bipolar anxiety panic disease bimari beemari bimar sick ill dard pain",
  symptom:
    "unconscious behosh behoshi hosh faint fainted fainting breath breathe breathing breathless saans sans blue neela neeli pale cold thanda thandi froth foam jhaag jhag vomit vomiting vomited ulti ultiyan dizzy chakkar seizure fits fit daura daure convulsion chest seena seene chhati tight pasina sweating numb sunn slur slurred tedha droop bleed bleeding blood khoon khun lahu swelling soojan collapsed collapse limp choking water broke contractions kicks movement rash drowsy snake saanp bite bitten dasa kaata stung",
  cut: "cut cuts cutting slit blade blades razor knife chaku chaaku kaat kaati kaata kati katt wrist wrists kalai vein veins nas nass nase arm thigh scratch scratches scar scars sleeve sleeves",
  noose:
    "rope rassi noose phanda fanda phansi fansi hang hanging hanged dupatta saree sari fan pankha pankhe latak latka latki jhool ceiling hook",
  height:
    "roof terrace chhat chat balcony bridge pul floor manzil railing ledge building cliff pahad tower edge mundher parapet kood koodna kud jump jumped jumping leap chhalang",
  water_train:
    "river nadi well kuan kuaan kuen lake talab canal nahar sea samundar train trains track tracks patri platform metro railway rail highway truck",
  weapon:
    "gun guns pistol katta revolver rifle bullet goli knife chaku talwar axe kulhadi hammer hathoda rod stick lathi bat petrol matchbox machis maachis lighter cylinder gas",
  die: "die dies dying died dead death mar mara mari mare marna marne marunga marungi marega maregi mrityu maut mout maran marr mare dehant nidhan swargwas expired guzar gujar gaya gayi chal base suicide suicidal khudkushi aatmahatya atmahatya end ending unalive kms kys",
  kill: "kill kills killed killing murder murdered khoon qatl katl hatya jaan finish khatam khatm khtm mita maarna marna maar destroy revenge badla",
  live: "live living alive jeena jina jeene jine jee ji zinda jinda zindagi jindagi life jeevan jivan saansein survive survived bach bacha bachna bachega bachegi bachenge bachunga bachungi",
  not_want:
    "don't dont do not cant can't cannot no never nahi nahin nai nhi mat na man mann chahta chahti chahte want wanna wish kaash",
  despair:
    "tired thak thaka thaki thakk exhausted hopeless hope umeed ummeed useless worthless bekar bekaar burden bojh bhaar bhar alone akela akeli lonely empty khali numb haar hara hari give up fed done enough bas bass pain dard suffering ghutan ghut worth point matlab rasta raasta disappear gayab vanish sleep neend sona uthna wake",
  farewell:
    "goodbye bye alvida alvidaa last final akhri aakhri aakhiri antim note letter chitthi chithi khat forgive maaf maafi sorry thanku thank remember yaad pranam password passwords insurance policy will nominee gave away feed look after khayal khyal dhyan rakhna rakh",
  tonight:
    "tonight tonite aaj raat now abhi today minutes minute mins ghante hour hours ago pehle just subah tomorrow kal already",
  grief:
    "miss misses missing yaad yaadein gone loss lost kho khoya khoyi chala chali gaye gayi gaya tehravi terahvi terahveen barsi shraddh shradh asthi ashes chita arthi cremation funeral antim sanskar anniversary widow vidhwa widower stillborn miscarriage miscarried garbhpat buried grave photo empty chair ashant",
  cry: "cry cries crying cried rona rone roti rota ro roya royi royin aansu tears weep sobbing scared afraid dar darr dari dara darti darta frightened terrified kaanp shaking trembling help bachao please plz",
  guilt:
    "fault galti galati dosh blame blamed guilty guilt punish punishment saza saja sazaa paap sin karma bad bura buri shame sharam sharm ashamed manhoos manhus unlucky",
  voices:
    "voice voices aawaz awaz awaaz avaz whisper whispers hear hears hearing sunai sunayi chip implant signal signals tv radio newsreader chosen avatar kalki messiah mission order orders command aadesh spy spying cia raw watching mind thoughts read control controlled controls neend",
  pregnancy:
    "pregnant pregnancy garbh garbhvati garbhwati pet period periods mahina miscarry fetus foetus bhrun embryo delivery due trimester scan sonography conceive womb",
  marry_off:
    "marriage marry married shaadi shadi vivah byah byaah nikah sagai rishta force forced zabardasti jabardasti against under 14 15 16 nabalig naabalig minor school chhuda chudwa groom dulha",
  work_child: "dhaba factory bhatta kiln mazdoori majdoori kaam bidi beedi hotel begging bheek",
  anger_plan:
    "anger angry gussa gusse krodh plan planned planning sabak marunga maar dunga dungi jala kaat kill shake hila fenk throw patak smother pillow takiya",
  joke: "lol lmao rofl haha hahaha hehe hasi hansi hasna joke joking mazak majak meme memes funny bro bruh fr ngl xd",
  game: "game games pubg bgmi freefire valorant gta minecraft ludo chess boss level rank ranked squad kill kd respawn headshot lobby noob map match cricket wicket over ipl football goal century bowled innings player team tournament gaming stream",
  film: "film movie movies serial series season episode web netflix scene hero heroine villain actor song gaana gana novel book story kahani plot drama climax trailer crime patrol cid mirzapur podcast character director",
  exam: "exam exams paper papers test tests neet jee upsc ssc board boards marks result results syllabus class college school homework assignment viva coaching rank cutoff fail failed pass attempt mock",
  office:
    "office boss manager job work client deadline project meeting presentation appraisal salary interview shift target sales company startup business team hr resign promotion laptop excel code server deploy bug bugs",
  food: "cook cooking recipe sabzi sabji onion pyaaz pyaz tomato chicken mutton fish machhli chai tea coffee biryani food khana roti dal mirchi spicy mango cake kitchen garlic",
  tech: "phone mobile battery wifi internet net app apps laptop charger screen data network server router tv remote computer download signal update crash crashed hang",
  weather: "heat garmi thand thandi cold rain baarish barish traffic jam sun dhoop summer winter monsoon humid",
  animal_plant:
    "dog dogs cat cats kutta kutte billi cow gaay cows goat bakri mosquito machhar cockroach cockroaches chipkali lizard tulsi plant plants paudha crops fasal",
  job_of_danger:
    "nurse chemist pharmacist pharma fire fireman army soldier police thesis research seminar training drill workshop course lecture mock first-aid article journalist essay history war battle",
  past: "ago years back pehle purana purani bachpan childhood once used earlier saal beet recovered theek now fine ab long",
  astro:
    "kundli kundali chart horoscope graha grah dasha mahadasha antardasha lagna rashi nakshatra bhava house houses planet planets navamsa shani saturn rahu ketu mangal mars guru jupiter budh mercury shukra venus surya sun chandra moon transit gochar yog yoga dosh manglik sade sati sadesati maraka marak badhaka ayanamsa varga degree retrograde vakri aspect conjunction lord pada",
  question:
    "when kab what kya will which kaun kaunsa how kaise kaisa kaisi why kyu kyun should where kahan chance yog hoga hogi honge milega milegi lagegi banega remedy upay mantra muhurat muhurta suitable best good",
};

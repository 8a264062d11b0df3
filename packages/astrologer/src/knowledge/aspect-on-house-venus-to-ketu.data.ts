import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "./knowledge-row.ts";

/** The effect of Venus, Saturn and the nodes on the houses they aspect (BPHS 26). */
export const ASPECT_ROWS_VENUS_TO_KETU = buildTable("aspect-on-house", {
  ...buildRowsInOrder(
    "venus",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "sweetened_self",
        core: [
          "it gives you grace, good clothes and a pleasant manner",
          "यह आपको शालीनता, अच्छा पहनावा और मनभावन ढंग देता है",
          "yeh aapko grace, achhe kapde aur pyara dhang deta hai",
        ],
      },
      {
        themes: "sweetened_purse",
        core: [
          "it brings you money through good taste, and makes you spend it the same way",
          "यह रुचि के रास्ते पैसा लाता है और उसी रास्ते ख़र्च कराता है",
          "yeh taste ke raaste paisa laata hai aur usi raaste kharch karata hai",
        ],
      },
      {
        themes: "sweetened_effort",
        core: [
          "it makes your efforts artful, and gives you a gentle way of asking",
          "यह मेहनत में कला घोलता है और माँगने का ढंग नरम करता है",
          "yeh mehnat me kala gholta hai aur maangne ka dhang narm karta hai",
        ],
      },
      {
        themes: "sweetened_home",
        core: [
          "it makes the house beautiful, and brings comfort, vehicles and pleasant evenings",
          "यह घर सँवारता है और सुख, वाहन, मीठी शामें लाता है",
          "yeh ghar sanwaarta hai aur sukh, gaadi, meethi shaamein laata hai",
        ],
      },
      {
        themes: "sweetened_talent",
        core: [
          "it favours romance and art, and makes you a little lazy in study",
          "यह प्रेम और कला को बढ़ाता है, पढ़ाई में थोड़ा आलस भी",
          "yeh pyar aur kala ko badhata hai, padhai me thoda aalas bhi",
        ],
      },
      {
        themes: "sweetened_service",
        core: [
          "it makes colleagues kind, and tempts you to avoid difficult conversations",
          "यह सहकर्मियों को भला बनाता है और कड़ी बात टालने को ललचाता है",
          "yeh colleagues ko achha banata hai aur kadi baat taalne ka laalach deta hai",
        ],
      },
      {
        themes: "sweetened_bond",
        core: [
          "it does the most good here: affection, tact and mutual liking",
          "यहाँ यह सबसे कोमल है: स्नेह, सलीक़ा और आपसी पसंद",
          "yahan yeh sabse pyara hai: sneh, saleeka aur aapsi pasand",
        ],
      },
      {
        themes: "sweetened_change",
        core: [
          "it lets change bring you gifts, and gives you private comfort in hard weeks",
          "यह बदलाव से भेंट निकालता है, कठिन हफ़्तों में निजी सुख देता है",
          "yeh badlaav se gift nikaalta hai, mushkil hafton me private sukh deta hai",
        ],
      },
      {
        themes: "sweetened_faith",
        core: [
          "it gives you a kind faith, and luck through culture, women and journeys",
          "यह शालीन आस्था और संस्कृति, महिलाओं, यात्रा से भाग्य देता है",
          "yeh narm aastha aur culture, mahilaon, yatra se bhagya deta hai",
        ],
      },
      {
        themes: "sweetened_work",
        core: [
          "it makes your work pleasing, and likable people promote it",
          "यह काम को मनभावन बनाता है, प्यारे लोग उसे आगे बढ़ाते हैं",
          "yeh kaam ko pyara banata hai, achhe log use aage badhate hain",
        ],
      },
      {
        themes: "sweetened_gain",
        core: [
          "it turns friendship and good taste into small, steady gains",
          "यह मित्रता और रुचि को छोटे-छोटे नियमित लाभ में बदलता है",
          "yeh dosti aur taste ko chhote chhote regular laabh me badalta hai",
        ],
      },
      {
        themes: "sweetened_rest",
        core: [
          "it gives you good sleep, private joy and a generous hand",
          "यह कोमल नींद, निजी ख़ुशी और खुला हाथ देता है",
          "yeh achhi neend, private khushi aur khula haath deta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "saturn",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "tested_self",
        core: [
          "it makes you serious and cautious, and gives you staying power",
          "यह आपको गंभीर और सँभला हुआ बनाता है, और टिकने का दम देता है",
          "yeh aapko serious aur sambhla hua banata hai, aur tikne ka dam deta hai",
        ],
      },
      {
        themes: "tested_purse",
        core: [
          "it makes you sparing with money and words, and careful to keep what you have",
          "यह पैसा और शब्द नापकर देता है, जो गिना उसे बचाता है",
          "yeh paisa aur shabd naapkar deta hai, jo gina use bachata hai",
        ],
      },
      {
        themes: "tested_effort",
        core: [
          "it slows your start, and gives you the stamina for long efforts",
          "यह शुरुआत धीमी करता है और लंबी दूरी की साँस देता है",
          "yeh shuruaat dheemi karta hai aur lambi doori ki saans deta hai",
        ],
      },
      {
        themes: "tested_home",
        core: [
          "it brings duty at home, old houses, and a late but lasting place of your own",
          "यह घर में कर्तव्य, पुरानी दीवारें, देर से पर पक्का ठिकाना देता है",
          "yeh ghar me zimmedari, purani deewarein, der se par pakka thikana deta hai",
        ],
      },
      {
        themes: "tested_talent",
        core: [
          "it makes you slow and thorough in study, and cautious in affection",
          "यह पढ़ाई को धीमा और गहरा, स्नेह को सावधान बनाता है",
          "yeh padhai ko dheema aur gehra, pyar ko saavdhan banata hai",
        ],
      },
      {
        themes: "tested_service",
        core: [
          "it gives you stamina for hard work, and rivals wear themselves out",
          "यह मेहनत का दम देता है, प्रतिद्वंद्वी अपने आप थकते हैं",
          "yeh mehnat ka dam deta hai, rival apne aap thakte hain",
        ],
      },
      {
        themes: "tested_bond",
        core: [
          "it delays you and then makes you firm: you make few promises and keep them",
          "यह देर कराता है, फिर बाँधता है: वचन थोड़े और निभे हुए",
          "yeh der karata hai, phir baandhta hai: promise kam aur nibhaye hue",
        ],
      },
      {
        themes: "tested_change",
        core: [
          "it makes changes slow and bearable, and papers important",
          "यह बदलाव को धीमा और सहने लायक़ बनाता है, काग़ज़ को ज़रूरी",
          "yeh badlaav ko dheema aur sehne layak banata hai, kagaz ko zaroori",
        ],
      },
      {
        themes: "tested_faith",
        core: [
          "it tests your beliefs and your elders, and leaves you with what holds true",
          "यह आस्था और बड़ों को परखता है, जो टिके वही छोड़ता है",
          "yeh aastha aur badon ko parakhta hai, jo tike wohi chhodta hai",
        ],
      },
      {
        themes: "tested_work",
        core: [
          "it makes your work heavy and long, until your name is secure",
          "यह काम पर भार रखता और लंबा करता है, जब तक नाम पक्का न हो",
          "yeh kaam par bojh rakhta aur lamba karta hai, jab tak naam pakka na ho",
        ],
      },
      {
        themes: "tested_gain",
        core: [
          "it brings gains late but regularly, from large or old organisations",
          "यह लाभ देर से पर नियम से लाता है, बड़ी या पुरानी संस्थाओं से",
          "yeh laabh der se par regular laata hai, badi ya purani sansthaon se",
        ],
      },
      {
        themes: "tested_rest",
        core: [
          "it cuts your expenses, teaches you to be alone and calls for regular sleep",
          "यह ख़र्च काटता, एकांत सिखाता और नियमित नींद माँगता है",
          "yeh kharch kaat-ta, akela rehna sikhata aur regular neend maangta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "rahu",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "tempted_self",
        core: [
          "it makes you restless for a bigger life, and quick to reinvent yourself",
          "यह बड़े जीवन की बेचैनी देता है, अपने को नया गढ़ने की फुर्ती भी",
          "yeh badi zindagi ki bechaini deta hai, apne ko naya gadhne ki phurti bhi",
        ],
      },
      {
        themes: "tempted_purse",
        core: [
          "it makes you want more money, by new or foreign ways",
          "यह पैसे की भूख बढ़ाता है, नए या परदेसी रास्तों से",
          "yeh paise ki bhookh badhata hai, naye ya pardesi raaston se",
        ],
      },
      {
        themes: "tempted_effort",
        core: [
          "it pushes you to try new and daring things, with clever tools",
          "यह अनआज़माया करने को उकसाता है, चतुर औज़ारों के बल",
          "yeh naya try karne ko uksata hai, chatur tools ke dam par",
        ],
      },
      {
        themes: "tempted_home",
        core: [
          "it makes home life restless: new cities, odd layouts, foreign neighbours",
          "यह घर को हिलाता है: नए शहर, अनोखा ढाँचा, परदेसी पड़ोसी",
          "yeh ghar ko hilata hai: naye sheher, ajeeb layout, pardesi padosi",
        ],
      },
      {
        themes: "tempted_talent",
        core: [
          "it makes your mind original and your love life unconventional",
          "यह बुद्धि को मौलिक और प्रेम को लीक से हटकर बनाता है",
          "yeh buddhi ko original aur pyar ko hatkar banata hai",
        ],
      },
      {
        themes: "tempted_contest",
        core: [
          "it makes you cunning against rivals, and fond of a complicated fight",
          "यह प्रतिद्वंद्वी के आगे चतुराई देता है, उलझी लड़ाई में रस लेता है",
          "yeh rival ke aage chaturai deta hai, uljhi ladai me maza leta hai",
        ],
      },
      {
        themes: "tempted_bond",
        core: [
          "it brings a partner or client from another world, and some illusion",
          "यह किसी और दुनिया का साथी या ग्राहक लाता है, थोड़ा भ्रम भी",
          "yeh kisi aur duniya ka partner ya client laata hai, thoda bhram bhi",
        ],
      },
      {
        themes: "tempted_change",
        core: [
          "it brings sudden turns, and makes you keen on hidden things",
          "यह मोड़ अचानक और छिपी बातों की जिज्ञासा तेज़ करता है",
          "yeh mod achanak aur chhupi baaton ki curiosity tez karta hai",
        ],
      },
      {
        themes: "tempted_faith",
        core: [
          "it loosens the beliefs you grew up with, and sends you searching far away",
          "यह विरासत की आस्था ढीली करता है और दूर खोजने भेजता है",
          "yeh inherited aastha dheeli karta hai aur door khojne bhejta hai",
        ],
      },
      {
        themes: "tempted_work",
        core: [
          "it increases your ambition, and favours new fields over old career paths",
          "यह महत्त्वाकांक्षा बढ़ाता है, पुरानी सीढ़ी से नए क्षेत्र को अच्छा मानता है",
          "yeh ambition badhata hai, purani seedhi se naye field ko behtar maanta hai",
        ],
      },
      {
        themes: "tempted_gain",
        core: [
          "it widens your circle of contacts, and makes your wishes bigger",
          "यह संपर्क का जाल फैलाता है और इच्छाएँ बड़ी करता है",
          "yeh contacts ka jaal phailata hai aur ichchhayein badi karta hai",
        ],
      },
      {
        themes: "tempted_far",
        core: [
          "it draws you to foreign places, screens and spending as an escape",
          "यह परदेस, स्क्रीन और भागने वाले ख़र्च की ओर खींचता है",
          "yeh pardes, screen aur bhaagne wale kharch ki taraf kheenchta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "ketu",
    TWELVE_HOUSES,
    ["BPHS", 26],
    [
      {
        themes: "loosened_self",
        core: [
          "it turns you inward and makes you a little absent, with sudden insights",
          "यह आपको अंतर्मुखी और थोड़ा खोया बनाता है, अचानक समझ भी देता है",
          "yeh aapko introvert aur thoda khoya banata hai, achanak samajh bhi deta hai",
        ],
      },
      {
        themes: "loosened_purse",
        core: [
          "it makes you care less about money, and speak briefly",
          "यह पैसे पर पकड़ ढीली और बोली छोटी करता है",
          "yeh paise par pakad dheeli aur boli chhoti karta hai",
        ],
      },
      {
        themes: "loosened_effort",
        core: [
          "it gives you quiet courage, and little wish to show it",
          "यह चुपचाप साहस देता है, प्रचार की चाह कम",
          "yeh chupchaap himmat deta hai, prachaar ki chaah kam",
        ],
      },
      {
        themes: "loosened_home",
        core: [
          "it makes you look for belonging within, and value silence more than a house",
          "यह अपनापन भीतर ले जाता है, मकान से ज़्यादा चुप्पी प्यारी",
          "yeh apnapan andar le jaata hai, makan se zyada chuppi pyari",
        ],
      },
      {
        themes: "loosened_talent",
        core: [
          "it gives you intuition in study, and makes you less possessive in love",
          "यह पढ़ाई में अंतर्ज्ञान देता है, प्रेम में ढीली पकड़",
          "yeh padhai me intuition deta hai, pyar me dheeli pakad",
        ],
      },
      {
        themes: "loosened_contest",
        core: [
          "it makes rivalry less bitter, and lets disputes fade",
          "यह होड़ का डंक निकालता है, विवाद अपने आप धुँधले पड़ते हैं",
          "yeh competition ka dank nikaalta hai, vivaad apne aap halke padte hain",
        ],
      },
      {
        themes: "loosened_bond",
        core: [
          "it makes you need space in a relationship, and honesty about being away",
          "यह रिश्ते के भीतर जगह माँगता है, और दूरी पर सच्चाई",
          "yeh rishte ke andar jagah maangta hai, aur doori par sachchai",
        ],
      },
      {
        themes: "loosened_change",
        core: [
          "it helps you let go, with unusual calm, of what others cling to",
          "जिससे लोग चिपकें, यह उसे शांति से छोड़ने देता है",
          "jisse log chipkein, yeh use shaanti se chhodne deta hai",
        ],
      },
      {
        themes: "loosened_faith",
        core: [
          "it makes your faith simple, and you keep one practice",
          "यह आस्था से सजावट उतारता है, एक साधना रख लेता है",
          "yeh aastha se sajawat utaarta hai, ek sadhna rakh leta hai",
        ],
      },
      {
        themes: "loosened_work",
        core: [
          "it makes you care less about rank than about mastery or meaning",
          "यह ओहदे से ज़्यादा हुनर और अर्थ को प्यारा बनाता है",
          "yeh post se zyada hunar aur matlab ko pyara banata hai",
        ],
      },
      {
        themes: "loosened_gain",
        core: [
          "it makes your circle smaller and your wishes lighter",
          "यह दायरा छोटा और इच्छाएँ हल्की कर देता है",
          "yeh circle chhota aur ichchhayein halki kar deta hai",
        ],
      },
      {
        themes: "loosened_rest",
        core: [
          "it deepens your retreat and dreams, and makes letting go easier",
          "यह एकांत, सपने और छोड़ने की सहजता को गहरा करता है",
          "yeh akelapan, sapne aur chhodne ki aasani ko gehra karta hai",
        ],
      },
    ],
  ),
});

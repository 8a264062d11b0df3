import { buildTable } from "./knowledge-row.ts";

/**
 * The lords of a mahadasha and its antardasha, by the number of signs between them and by their friendship or enmity (PD 20).
 */
export const DASHA_PAIR_ROWS = buildTable("dasha-pair", {
  "1/friend": {
    themes: "pair_1_friend",
    core: [
      "both work towards the same goal, so what begins now gathers force quickly",
      "यहाँ बल एक ही गाड़ी में जुता है, जो शुरू हो वह जल्दी ज़ोर पकड़ता है",
      "yahan taakat ek hi gaadi me lagi hai, jo kaam haath me lein woh jaldi zor pakadta hai",
    ],
    source: ["PD", 20],
  },
  "1/enemy": {
    themes: "pair_1_enemy",
    core: [
      "a lot of energy comes together, and has to be kept from turning into quarrels",
      "बहुत बल एक जगह मिलता है, उसे आपस में लड़ने से बचाना पड़ता है",
      "bahut energy ek jagah milti hai, use aapas me ladne se bachana padta hai",
    ],
    source: ["PD", 20],
  },
  "7/friend": {
    themes: "pair_7_friend",
    core: [
      "two sides face each other and agree, so talks go well",
      "पक्ष आमने-सामने बैठकर मान जाते हैं, बातचीत अच्छी चलती है",
      "paksh aamne saamne baithkar maan jaate hain, baatcheet achhi rehti hai",
    ],
    source: ["PD", 20],
  },
  "7/enemy": {
    themes: "pair_7_enemy",
    core: [
      "what you want and what others ask of you pull in different directions",
      "आपकी चाह और आपसे माँग, दोनों उल्टी दिशा में खींचते हैं",
      "aapki chaah aur aapse maang ulti disha me kheenchte hain",
    ],
    source: ["PD", 20],
  },
  "4-10/friend": {
    themes: "pair_4-10_friend",
    core: [
      "work is well shared, and you can get visible results",
      "काम ठीक से बँटा है, दिखने वाले नतीजे मिल सकते हैं",
      "kaam theek se banta hua hai, dikhne wale result mil sakte hain",
    ],
    source: ["PD", 20],
  },
  "4-10/enemy": {
    themes: "pair_4-10_enemy",
    core: [
      "results come under pressure, and home and duty compete for your time",
      "नतीजे दबाव में आते हैं, घर और काम समय के लिए होड़ करते हैं",
      "result pressure me aate hain, ghar aur kaam time ke liye ladte hain",
    ],
    source: ["PD", 20],
  },
  "5-9/friend": {
    themes: "pair_5-9_friend",
    core: [
      "things go easily, and help comes before you have to ask",
      "बातें सहज बहती हैं, मदद हाथ फैलाने से पहले आती है",
      "baatein aasani se behti hain, madad haath phailane se pehle aati hai",
    ],
    source: ["PD", 20],
  },
  "5-9/enemy": {
    themes: "pair_5-9_enemy",
    core: [
      "there is goodwill, though each side wants the credit",
      "इसमें सद्भाव है, बस श्रेय हर एक को चाहिए",
      "isme sadbhaav hai, bas credit har ek ko chahiye",
    ],
    source: ["PD", 20],
  },
  "3-11/friend": {
    themes: "pair_3-11_friend",
    core: [
      "your effort pays off, in small and dependable steps",
      "मेहनत का उत्तर लाभ से मिलता है, छोटे पक्के क़दमों में",
      "mehnat ka jawab laabh se milta hai, chhote pakke kadmon me",
    ],
    source: ["PD", 20],
  },
  "3-11/enemy": {
    themes: "pair_3-11_enemy",
    core: [
      "you gain by competing, so keep to one narrow goal",
      "लाभ होड़ से आता है, इसलिए निशाना छोटा रखिए",
      "laabh competition se aata hai, isliye target chhota rakhiye",
    ],
    source: ["PD", 20],
  },
  "2-12/friend": {
    themes: "pair_2-12_friend",
    core: [
      "one saves and the other spends, in friendly turns",
      "एक हाथ बचाता है, एक ख़र्च करता है, बारी-बारी से",
      "ek haath bachata hai, ek kharch karta hai, baari baari se",
    ],
    source: ["PD", 20],
  },
  "2-12/enemy": {
    themes: "pair_2-12_enemy",
    core: [
      "money that comes in goes out again, so count it every week",
      "एक द्वार से आया, किसी और से निकलता है, हर हफ़्ते गिनिए",
      "ek darwaze se aaya, kisi aur se nikalta hai, har hafte giniye",
    ],
    source: ["PD", 20],
  },
  "6-8/friend": {
    themes: "pair_6-8_friend",
    core: [
      "you have to adjust, and both sides do it in good faith",
      "तालमेल ही काम है, और वह अच्छी नीयत से होता जाता है",
      "taalmel hi kaam hai, aur woh achhi neeyat se banta jaata hai",
    ],
    source: ["PD", 20],
  },
  "6-8/enemy": {
    themes: "pair_6-8_enemy",
    core: [
      "plans get in each other's way, so finish one thing before the next",
      "योजनाएँ आपस में रगड़ खाती हैं, एक निबटाकर आगे बढ़िए",
      "planning aapas me ragad khaati hai, ek kaam niptakar aage badhiye",
    ],
    source: ["PD", 20],
  },
});

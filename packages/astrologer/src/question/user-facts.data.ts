import type { LexiconRow } from "../language/tag-tokens.ts";

const createUserFactRow = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "stated", value, words, hg });

/** What users state about their own lives, and context words that turn such a statement into a question, a wish, or one about another person. */
export const USER_FACT_ROWS: readonly LexiconRow[] = [
  createUserFactRow(
    "marriage/married",
    "i am married|i'm married|im married|i am already married|we are married|i got married|we got married|my wife and i|my husband and i|मैं शादीशुदा हूं|मैं विवाहित हूं|मेरी शादी हो चुकी|मेरी शादी हो गई|मेरा विवाह हो चुका|शादीशुदा हूं|विवाहित हूं",
    "main shaadishuda hoon|shadishuda hu|shaadishuda hu|shadi shuda hu|shaadi shuda hu|meri shaadi ho chuki|meri shaadi ho gayi|meri shadi ho gai|main married hu|married hu|vivahit hu",
  ),
  createUserFactRow(
    "marriage/single",
    "i am single|i'm single|im single|i am unmarried|i'm unmarried|i am not married|i'm not married|im not married|never married|अविवाहित हूं|मैं अविवाहित|शादी नहीं हुई|मैं कुंवारा|मैं कुंवारी",
    "main single hu|single hu|unmarried hu|avivahit hu|meri shaadi nahi hui|shadi nahi hui|kunwara hu|kunwari hu",
  ),
  createUserFactRow(
    "marriage/engaged",
    "i am engaged|i'm engaged|we are engaged|i got engaged|मेरी सगाई हो गई|सगाई हो चुकी",
    "meri sagai ho gayi|sagai ho chuki|sagai ho gai",
  ),
  createUserFactRow(
    "marriage/divorced",
    "i had two divorces|i have had two divorces|two divorces|two failed marriages|i was married twice|i have been divorced|i've been divorced|ive been divorced|divorced twice|divorced once|both my marriages ended|my second divorce|दो बार तलाक|i am divorced|i'm divorced|im divorced|i got divorced|after my divorce|since my divorce|मेरा तलाक हो गया|मेरा तलाक हो चुका|तलाकशुदा हूं",
    "mera talaq ho gaya|mera talak ho chuka|mera divorce ho gaya|mera divorce ho chuka|talaqshuda hu|divorced hu",
  ),
  createUserFactRow(
    "marriage/separated",
    "i am separated|i'm separated|we live apart|living separately|हम अलग रहते हैं",
    "hum alag rehte hain|alag rehte hain",
  ),
  createUserFactRow(
    "marriage/widowed",
    "i am a widow|i'm a widow|i am a widower|i am widowed|my husband passed away|my wife passed away|my husband died|my wife died|मेरे पति नहीं रहे|मेरी पत्नी नहीं रही|मैं विधवा हूं",
    "mere pati nahi rahe|meri patni nahi rahi|vidhwa hu",
  ),
  createUserFactRow(
    "marriage/partnered",
    "i have a boyfriend|i have a girlfriend|my boyfriend and i|my girlfriend and i|i am in a relationship|i'm in a relationship|मेरी गर्लफ्रेंड है|मेरा बॉयफ्रेंड है|रिलेशनशिप में हूं",
    "relationship me hu|meri girlfriend hai|mera boyfriend hai|meri gf hai|mera bf hai",
  ),
  createUserFactRow(
    "children/0",
    "i have no children|i don't have children|i do not have children|we have no children|we don't have children|i have no kids|we have no kids|मेरे बच्चे नहीं|हमारे बच्चे नहीं|संतान नहीं है",
    "mere bachche nahi|hamare bachche nahi|bachche nahi hain|santan nahi hai",
  ),
  createUserFactRow(
    "work/unemployed",
    "i am unemployed|i'm unemployed|i am jobless|i'm jobless|i lost my job|i have no job|i don't have a job|i was laid off|i got laid off|i was fired|i got fired|मैं बेरोज़गार हूं|मेरी नौकरी चली गई|मेरी नौकरी छूट गई|नौकरी नहीं है मेरे पास",
    "berozgar hu|berojgar hu|meri naukri chali gayi|meri job chali gayi|meri naukri chhoot gayi|naukri nahi hai mere paas",
  ),
  createUserFactRow(
    "work/employed",
    "i have a job|i am employed|i'm employed|i am in a job|i do a job|i am in service|my current job|in my current job|मैं नौकरी करता हूं|मैं नौकरी करती हूं|नौकरी करता हूं|नौकरी करती हूं",
    "naukri karta hu|naukri karti hu|job karta hu|job karti hu|job me hu|naukri me hu",
  ),
  createUserFactRow(
    "work/business",
    "i run a business|i have a business|i own a business|i run a shop|i have my own business|my business is|i am self-employed|i'm self-employed|मेरा व्यवसाय है|मेरा कारोबार है|मैं व्यापार करता हूं|मैं व्यापार करती हूं|मेरी दुकान है|अपना बिज़नेस है",
    "mera business hai|mera karobar hai|meri dukan hai|apna business hai|business karta hu|business karti hu|dhandha karta hu",
  ),
  createUserFactRow(
    "work/retired",
    "i am retired|i'm retired|i have retired|मैं रिटायर हूं|सेवानिवृत्त हूं",
    "retire ho chuka hu|retired hu",
  ),
  createUserFactRow(
    "work/homemaker",
    "i am a housewife|i'm a housewife|i am a homemaker|मैं गृहिणी हूं",
    "housewife hu|grihini hu",
  ),
  createUserFactRow(
    "study/student",
    "i am a student|i'm a student|i am studying|i'm studying|i study at|i am preparing for|i'm preparing for|मैं छात्र हूं|मैं छात्रा हूं|मैं पढ़ रहा हूं|मैं पढ़ रही हूं|तैयारी कर रहा हूं|तैयारी कर रही हूं",
    "student hu|padh raha hu|padh rahi hu|padhai kar raha hu|padhai kar rahi hu|taiyari kar raha hu|taiyari kar rahi hu|prepare kar raha hu",
  ),
  createUserFactRow(
    "abroad/abroad",
    "i live abroad|i moved abroad|i am abroad|i'm abroad|i am an nri|i'm an nri|i have moved abroad|i settled abroad|मैं विदेश में रहता|मैं विदेश में रहती|विदेश में हूं",
    "videsh me rehta hu|videsh me rehti hu|videsh me hu|foreign me rehta|foreign me hu",
  ),
  createUserFactRow(
    "home/owner",
    "i own a house|i have my own house|i bought a house|i own a flat|i bought a flat|मेरा अपना घर है|अपना मकान है",
    "mera apna ghar hai|apna makan hai|apna ghar le liya",
  ),
  {
    tag: "ask",
    words:
      "if|when|whether|suppose|imagine|pretend|until|before|will|would|should|could|can|not|never|अगर|यदि|मान लो|जब|कब|क्या",
    hg: "agar|yadi|maan lo|jab|kab|kya",
  },
  {
    tag: "other",
    words:
      "he|she|they|his|her|their|says|said|told me|believes|thinks|someone|friend|brother|sister|उसने|उनका|दोस्त|भाई|बहन",
    hg: "usne|unka|dost|bhai|behen|bola|boli|kehta|kehti",
  },
  { tag: "asked", words: "or not|right|?|क्या|या नहीं", hg: "kya|ya nahi" },
];

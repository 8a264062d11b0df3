import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Ketu in the twelve signs: what a person has had enough of. */
export const KETU_IN_SIGNS = buildRowsInOrder(
  "ketu",
  RASHIS,
  ["own"],
  [
    {
      themes: "spent_fire",
      core: [
        "you know how to fight and no longer care to prove it",
        "लड़ना आपको आता है, साबित करने की चाह अब नहीं रही",
        "ladna aapko aata hai, saabit karne ki chaah ab nahi rahi",
      ],
    },
    {
      themes: "spent_wealth",
      core: [
        "you can live on little, and soon lose interest in things",
        "आप थोड़े में रह लेते हैं, चीज़ों की चमक जल्दी उतर जाती है",
        "aap thode me reh lete hain, cheezon ki chamak jaldi utar jaati hai",
      ],
    },
    {
      themes: "spent_words",
      core: [
        "you distrust clever talk and trust what you feel at once",
        "चतुर बातों पर शक है, जो तुरंत महसूस हो उस पर भरोसा",
        "chatur baaton par shak hai, jo turant mehsoos ho us par bharosa",
      ],
    },
    {
      themes: "spent_home",
      core: [
        "you love home from a distance and need no room to be at peace",
        "घर से प्यार दूर रहकर करते हैं, चैन को कमरा नहीं चाहिए",
        "ghar se pyar door rehkar karte hain, chain ko kamra nahi chahiye",
      ],
    },
    {
      themes: "spent_stage",
      core: [
        "you could lead, and would rather give others the stage",
        "आगे आप आ सकते हैं, पर मंच औरों को देना भाता है",
        "aage aap aa sakte hain, par stage auron ko dena pasand hai",
      ],
    },
    {
      themes: "spent_skill",
      core: [
        "you see faults by instinct and are tired of correcting them",
        "कमी आपको अपने आप दिख जाती है, सुधारने से मन भर चुका है",
        "kami aapko apne aap dikh jaati hai, sudhaarne se mann bhar chuka hai",
      ],
    },
    {
      themes: "spent_bond",
      core: [
        "you know what the other person wants, and keep your thoughts to yourself",
        "सामने वाला क्या चाहे यह जानते हैं, अपनी बात मन में रखते हैं",
        "saamne wala kya chahe yeh jaante hain, apni baat mann me rakhte hain",
      ],
    },
    {
      themes: "spent_depth",
      core: [
        "hidden matters are familiar to you, and do not frighten you",
        "छिपी बातें आपके लिए पुरानी पहचान हैं, उनसे डर नहीं लगता",
        "chhupi baatein aapke liye purani pehchaan hain, unse darr nahi lagta",
      ],
    },
    {
      themes: "spent_meaning",
      core: [
        "you have heard enough sermons, and look for silence",
        "प्रवचन बहुत सुने, अब उनके बाद की चुप्पी खोजते हैं",
        "pravachan bahut sune, ab unke baad ki chuppi khojte hain",
      ],
    },
    {
      themes: "spent_rank",
      core: [
        "rank does not interest you, and you are content with duty done unseen",
        "ओहदा आपको लुभाता नहीं, चुपचाप निभाया काम संतोष देता है",
        "post aapko lubhati nahi, chupchaap nibhaya kaam santosh deta hai",
      ],
    },
    {
      themes: "spent_crowd",
      core: [
        "you leave the crowd early, and think of things before others do",
        "आप भीड़ से जल्दी निकलते हैं, वह सोचते हैं जो वह बाद में सोचेगी",
        "aap bheed se jaldi nikalte hain, woh sochte hain jo public baad me sochegi",
      ],
    },
    {
      themes: "spent_dream",
      core: [
        "you lose yourself easily, so a small daily rule helps you",
        "आप सहज घुल जाते हैं, एक छोटा रोज़ का नियम आपको थामे रखता है",
        "aap aasani se ghul jaate hain, ek chhota roz ka niyam aapko thaame rakhta hai",
      ],
    },
  ],
);

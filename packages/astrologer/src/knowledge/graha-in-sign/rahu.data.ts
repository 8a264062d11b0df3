import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Rahu in the twelve signs: what a person hungers for. */
export const RAHU_IN_SIGNS = buildRowsInOrder(
  "rahu",
  RASHIS,
  ["own"],
  [
    {
      themes: "craving_start",
      core: [
        "you badly want to be first, and to owe it to no one",
        "आगे निकलने की भूख है, और किसी का एहसान लेना नहीं",
        "aage nikalne ki bhookh hai, aur kisi ka ehsaan lena nahi",
      ],
    },
    {
      themes: "craving_wealth",
      core: [
        "you want solid things, and more of them than you can count",
        "ठोस चीज़ें चाहिए, और इतनी कि गिनती न हो",
        "thos cheezein chahiye, aur itni ki ginti na ho",
      ],
    },
    {
      themes: "craving_words",
      core: [
        "you collect news, languages and contacts as others collect coins",
        "ख़बर, भाषा और संपर्क आप सिक्कों की तरह जुटाते हैं",
        "khabar, bhasha aur contacts aap sikkon ki tarah jutate hain",
      ],
    },
    {
      themes: "craving_home",
      core: [
        "you look everywhere for the belonging that home did not give you",
        "जो अपनापन घर में पूरा न हुआ, उसे आप हर जगह ढूँढते हैं",
        "jo apnapan ghar me na mila, use aap har jagah dhoondhte hain",
      ],
    },
    {
      themes: "craving_stage",
      core: [
        "you want a stage, and learn quickly how crowds work",
        "आपको मंच चाहिए, भीड़ का स्वभाव आप जल्दी समझ लेते हैं",
        "aapko stage chahiye, bheed ka swabhav aap jaldi samajh lete hain",
      ],
    },
    {
      themes: "craving_skill",
      core: [
        "you look for the perfect method and can master odd tools",
        "आप सही विधि के पीछे भागते हैं, अनोखे औज़ार साध लेते हैं",
        "aap perfect method ke peeche bhaagte hain, anokhe tools saadh lete hain",
      ],
    },
    {
      themes: "craving_bond",
      core: [
        "you are drawn to people unlike you, and bargain cleverly with them",
        "अपने से अलग लोगों की ओर खिंचते हैं और चतुर सौदा करते हैं",
        "apne se alag logon ki taraf khinchte hain aur chatur deal karte hain",
      ],
    },
    {
      themes: "craving_depth",
      core: [
        "you want what is locked away, and open it at some cost",
        "जो बंद हो वही चाहिए, और खोलने का दाम भी चुकाते हैं",
        "jo band ho wohi chahiye, aur kholne ka daam bhi chukate hain",
      ],
    },
    {
      themes: "craving_meaning",
      core: [
        "you travel through faiths and countries in search of one that fits",
        "आप मत और देश घूमते हैं कि कोई आपको जँच जाए",
        "aap kai mat aur desh ghoomte hain ki koi aapko janch jaaye",
      ],
    },
    {
      themes: "craving_rank",
      core: [
        "you plan your rise and study power closely",
        "आप योजना से चढ़ते हैं और सत्ता को ध्यान से समझते हैं",
        "aap planning se upar chadhte hain aur power ko dhyan se samajhte hain",
      ],
    },
    {
      themes: "craving_future",
      core: [
        "you already live in the future, among machines, networks and crowds",
        "आप अपने समय से आगे जीते हैं, यंत्र, नेटवर्क और भीड़ के बीच",
        "aap apne zamane se aage jeete hain, machine, network aur bheed ke beech",
      ],
    },
    {
      themes: "craving_beyond",
      core: [
        "you long for another world: a screen, a distant shore, a prayer",
        "दूसरी दुनिया की चाह है: परदा, समंदर या प्रार्थना",
        "kisi aur duniya ki chaah hai: screen, samandar ya prarthna",
      ],
    },
  ],
);

import type { Vaiseshikamsa, VargaGroup } from "../ids/vaiseshikamsa.ts";
import type { Words } from "../word.ts";

export const VARGA_GROUP_WORDS: Words<VargaGroup> = {
  shadvarga: { en: "Shadvarga", hi: "षड्वर्ग", sa: "षड्वर्ग", sense: { en: "Six vargas", hi: "छह वर्ग" } },
  saptavarga: { en: "Saptavarga", hi: "सप्तवर्ग", sa: "सप्तवर्ग", sense: { en: "Seven vargas", hi: "सात वर्ग" } },
  dasavarga: {
    en: "Dasavarga",
    hi: "दशवर्ग",
    sa: "दशवर्ग",
    roman: "Dashavarga",
    sense: { en: "Ten vargas", hi: "दस वर्ग" },
  },
  shodasavarga: {
    en: "Shodasavarga",
    hi: "षोडशवर्ग",
    sa: "षोडशवर्ग",
    roman: "Shodashavarga",
    sense: { en: "Sixteen vargas", hi: "सोलह वर्ग" },
  },
};

export const VAISESHIKAMSA_WORDS: Words<Vaiseshikamsa> = {
  kimsuka: { en: "Kimsuka", hi: "किंशुक", sa: "किंशुक", roman: "Kimshuka" },
  vyanjana: { en: "Vyanjana", hi: "व्यंजन", sa: "व्यञ्जन" },
  chamara: { en: "Chamara", hi: "चामर", sa: "चामर" },
  chatra: { en: "Chatra", hi: "छत्र", sa: "छत्र" },
  kundala: { en: "Kundala", hi: "कुंडल", sa: "कुण्डल" },
  mukuta: { en: "Mukuta", hi: "मुकुट", sa: "मुकुट" },
  parijata: { en: "Parijata", hi: "पारिजात", sa: "पारिजात" },
  uttama: { en: "Uttama", hi: "उत्तम", sa: "उत्तम" },
  gopura: { en: "Gopura", hi: "गोपुर", sa: "गोपुर" },
  simhasana: { en: "Simhasana", hi: "सिंहासन", sa: "सिंहासन" },
  paravata: { en: "Paravata", hi: "पारावत", sa: "पारावत" },
  devaloka: { en: "Devaloka", hi: "देवलोक", sa: "देवलोक" },
  brahmaloka: { en: "Brahmaloka", hi: "ब्रह्मलोक", sa: "ब्रह्मलोक" },
  airavata: { en: "Airavata", hi: "ऐरावत", sa: "ऐरावत" },
  sridhama: { en: "Sridhama", hi: "श्रीधाम", sa: "श्रीधाम", roman: "Shridhama" },
  bhedaka: { en: "Bhedaka", hi: "भेदक", sa: "भेदक" },
  kusuma: { en: "Kusuma", hi: "कुसुम", sa: "कुसुम" },
  nagapushpa: { en: "Nagapushpa", hi: "नागपुष्प", sa: "नागपुष्प" },
  kanduka: { en: "Kanduka", hi: "कंदुक", sa: "कन्दुक" },
  kerala: { en: "Kerala", hi: "केरल", sa: "केरल" },
  kalpavriksha: { en: "Kalpavriksha", hi: "कल्पवृक्ष", sa: "कल्पवृक्ष" },
  chandanavana: { en: "Chandanavana", hi: "चंदनवन", sa: "चन्दनवन" },
  purnachandra: { en: "Purnachandra", hi: "पूर्णचंद्र", sa: "पूर्णचन्द्र" },
  uchchaisrava: { en: "Uchchaisrava", hi: "उच्चैःश्रवा", sa: "उच्चैःश्रवा", roman: "Uchchaihshrava" },
  dhanvantari: { en: "Dhanvantari", hi: "धन्वंतरि", sa: "धन्वन्तरि" },
  suryakanta: { en: "Suryakanta", hi: "सूर्यकांत", sa: "सूर्यकान्त" },
  vidruma: { en: "Vidruma", hi: "विद्रुम", sa: "विद्रुम" },
  sakrasimhasana: { en: "Sakrasimhasana", hi: "शक्रसिंहासन", sa: "शक्रसिंहासन", roman: "Shakrasimhasana" },
  goloka: { en: "Goloka", hi: "गोलोक", sa: "गोलोक" },
  srivallabha: { en: "Srivallabha", hi: "श्रीवल्लभ", sa: "श्रीवल्लभ", roman: "Shrivallabha" },
};

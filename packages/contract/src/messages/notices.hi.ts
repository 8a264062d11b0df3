import type { NoticeMessages } from "./notices.ts";

/** Notices in an answer about a choice that was made, in Hindi. */
export const NOTICE_MESSAGES_HI: NoticeMessages = {
  place_ambiguous: "{{name}} नाम के कई स्थान हैं; {{chosen}} लिया गया। अन्य: {{others}}।",
  place_understood: "“{{typed}}” को {{chosen}} समझा गया।",
  place_qualifier_ignored: "{{name}} के साथ “{{ignored}}” नहीं मिला; {{chosen}} लिया गया।",
  place_approximate: "{{chosen}} की स्थिति केवल ज़िले के उसके भाग तक ज्ञात है; सटीक लग्न के लिए अक्षांश-देशांतर दें।",
  zone_ambiguous: "इन निर्देशांकों पर कई समय क्षेत्र मिलते हैं: {{zone}} लिया गया। अन्य: {{others}}।",
  julian_date: "{{julian}} जूलियन पंचांग की तारीख मानी गई; ग्रेगोरियन पंचांग से यह {{gregorian}} है।",
  day_skipped: "{{zone}} के पंचांग में {{day}} और उसका वार छोड़ दिया गया था; इसे {{local}}, UTC{{utc_offset}} माना गया।",
  clock_skipped: "{{zone}} में घड़ियाँ इस समय से आगे की गई थीं; इसे {{local}}, UTC{{utc_offset}} माना गया।",
  clock_repeated:
    "{{zone}} में घड़ियाँ पीछे की गई थीं और उन्होंने यह समय दो बार दिखाया; इसे UTC{{utc_offset}} से पढ़ा गया। दूसरी बार का समय UTC{{other_utc_offset}} से है।",
  local_time_unknown: "{{zone}} का तब का स्थानीय समय ज्ञात नहीं; UTC लिया गया।",
  local_mean_time: "मानक समय से पहले {{zone}} को उसके मुख्य नगर के स्थानीय मध्यम समय, UTC{{utc_offset}} से पढ़ा जाता है।",
  local_mean_time_own: "मानक समय से पहले घड़ियाँ स्थान के अपने मध्यम समय, UTC{{utc_offset}} पर चलती थीं।",
  local_mean_time_chosen: "समय उसी स्थान के स्थानीय मध्यम समय, UTC{{utc_offset}} से पढ़ा गया है।",
  local_mean_time_india:
    "1906 से पहले भारत में एक समान समय नहीं था, इसलिए स्थान का अपना मध्यम समय, UTC{{utc_offset}} लिया गया। तब दो और घड़ियाँ चलती थीं: रेल और तार का मद्रास समय, UTC{{madras_utc_offset}}, जिससे जन्म का क्षण {{madras_minutes}} मिनट बदलता है, और कलकत्ता समय, UTC{{calcutta_utc_offset}}, जिससे वह {{calcutta_minutes}} मिनट बदलता है। चार मिनट में लग्न लगभग एक अंश चलता है। यदि जन्म इनमें से किसी घड़ी से लिखा गया हो, तो उसका UTC अंतर दें।",
  local_mean_time_not_city:
    "1906 से पहले देश में एक समान समय नहीं था, इसलिए स्थान का अपना मध्यम समय, UTC{{utc_offset}} लिया गया। मुख्य नगर की घड़ी, UTC{{zone_utc_offset}} से जन्म का क्षण {{zone_minutes}} मिनट बदलता है। चार मिनट में लग्न लगभग एक अंश चलता है। यदि जन्म उस घड़ी से लिखा गया हो, तो समय क्षेत्र में {{zone}} दें।",
  local_mean_time_replaced:
    "समय जैसा कहा गया, UTC{{utc_offset}} से पढ़ा गया। 1906 से पहले प्रचलित स्थान का अपना मध्यम समय UTC{{own_utc_offset}} है; उससे जन्म का क्षण {{own_minutes}} मिनट बदलता है। उसे लेने के लिए समय क्षेत्र में LMT दें।",
  city_clock:
    "समय भारतीय मानक समय, UTC{{utc_offset}} से पढ़ा गया; {{until}} तक वहाँ की बहुत-सी घड़ियाँ {{city_clock}}, UTC{{city_utc_offset}} पर चलती थीं। यदि जन्म उन घड़ियों से लिखा गया हो, तो समय क्षेत्र में {{clock}} दें।",
  city_clock_chosen: "समय जैसा कहा गया, {{city_clock}}, UTC{{utc_offset}} से पढ़ा गया; भारतीय मानक समय UTC+05:30 है।",
  offset_differs: "समय दिए गए UTC{{utc_offset}} से पढ़ा गया; {{zone}} की घड़ियाँ तब UTC{{zone_utc_offset}} पर थीं।",
  house_system_fallback: "ध्रुव के इतने निकट चुनी हुई भाव पद्धति के संधि-बिंदु नहीं बनते; पोर्फिरी के लिए गए हैं।",
  placidus_fallback: "ध्रुव के इतने निकट प्लासिडस के संधि-बिंदु नहीं बनते; भाव चलित में उनके स्थान पर पोर्फिरी के हैं।",
  no_sunrise: "उस दिन इस स्थान पर सूर्योदय नहीं हुआ; वार स्थानीय मध्यम समय के अनुसार सुबह छह बजे से गिना गया है।",
};

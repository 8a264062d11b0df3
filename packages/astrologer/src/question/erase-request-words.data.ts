/** Words of requests to delete one's own data, by their role in the sentence; separated by "|". */
export const ERASE_WORDS = {
  /** Verbs next to the thing to delete: "delete my data". */
  verb:
    "delete|deleted|deleting|deletion|remove|removed|removing|removal|erase|erased|erasing|erasure|wipe|wiped|destroy|purge|clear|cleared|discard|get rid|take down|unlink|unlinked|disconnect|disconnected|detach|" +
    "hatao|hatana|hata|hataiye|hataye|hatado|mitao|mitana|mita|mitaiye|mitado|nikalo|nikal|del|dlt|delet|dilit|saaf|saf|alag|" +
    "हटाओ|हटाना|हटा|हटाइए|हटाइये|हटाएं|हटाएँ|हटवाना|मिटाओ|मिटाना|मिटा|मिटाइए|मिटाएं|मिटाएँ|डिलीट|डिलिट|निकालो|निकाल|साफ|साफ़|अलग",
  /** Verbs that count only for an account, because people close and end many other things. */
  closing: "close|closed|closing|deactivate|deactivated|cancel|cancelled|terminate|disable|khatam|band|खत्म|ख़त्म|बंद|रद्द",
  account:
    "account|accounts|a/c|acc|profile|registration|sign up|signup|login|subscription|membership|khata|khaata|khate|khaate|akaunt|id|खाता|खाते|अकाउंट|एकाउंट|प्रोफाइल|प्रोफ़ाइल|आईडी",
  data: "data|datas|details|detail|info|information|informations|everything|history|chat|chats|conversation|conversations|messages|message|msgs|records|record|number|phone number|personal data|birth data|birth details|jaankari|jankari|vivran|vivaran|sab kuch|sabkuch|sab|baatein|baatcheet|batein|batcheet|itihas|डेटा|डाटा|जानकारी|जानकारियां|विवरण|सब कुछ|सबकुछ|सब|बातें|बातचीत|चैट|संदेश|इतिहास|नंबर",
  chart:
    "chart|charts|kundli|kundlis|kundali|kundalis|kundlee|horoscope|horoscopes|birth chart|birth charts|janampatri|janmpatri|patrika|kundliyan|kundliyaan|कुंडली|कुण्डली|कुंडलियां|कुंडलियाँ|जन्मपत्री|पत्रिका|चार्ट",
  link: "link|linking|connection|chat link|jod|लिंक|कनेक्शन",
  /** Words allowed between the verb and its object. */
  between:
    "my|mine|the|this|these|that|all|all of|of|our|your|any|every|from|here|there|on|in|lagna|now|please|pls|plz|kindly|entire|whole|complete|full|saved|stored|old|permanently|completely|forever|and|to|be|it|up|out|down|also|about|whatsapp|telegram|bot|app|" +
    "should|must|can|could|may|request|for|get|have|has|been|want|wants|would|like|is|are|" +
    "mera|meri|mere|apna|apni|apne|hamara|hamari|yeh|ye|yahan|yahaan|se|ko|ki|ka|ke|sara|saara|sari|saari|sare|saare|poora|pura|poori|puri|sabhi|do|kar|kr|kardo|karo|karna|karne|karke|karwana|karvana|karwao|dijiye|dijie|dena|de|den|diya|jaye|jaaye|jaiye|kaise|kese|hai|h|hi|bhi|ab|abhi|turant|jaldi|please|kripya|" +
    "मेरा|मेरी|मेरे|अपना|अपनी|अपने|हमारा|यह|ये|यहां|यहाँ|से|को|की|का|के|सारा|सारी|सारे|पूरा|पूरी|सभी|दो|कर|करो|करना|करें|करके|करवाना|दीजिए|दीजिये|दें|देना|दिया|जाए|जाये|कैसे|है|हैं|ही|भी|अब|अभी|तुरंत|कृपया",
  all: "all|every|sabhi|saari|sari|sab|poori|everything|सभी|सारी|सब",
  /** Words showing that the deletion already happened or must not happen. */
  past: "ho gaya|ho gayi|ho gya|hogaya|got deleted|was deleted|were deleted|by mistake|galti se|don't delete|dont delete|do not delete|mat hatao|mat hatana|mat karo|mat mitao|delete mat|हो गया|हो गई|गलती से|मत हटाओ|मत हटाना|मत करो|मत मिटाओ",
  /** Accounts with another company. */
  elsewhere: "bank|demat|saving|savings|trading|loan|instagram|insta|facebook|gmail|google|email|twitter|pf|gst|बैंक|लोन",
  /** Complete messages that are a request by themselves. */
  whole:
    "forget me|forget my data|forget my details|forget my birth details|right to be forgotten|gdpr delete|delete|erase|clear chat|delete chat|wipe everything|mujhe bhool jao|mujhe bhul jao|मुझे भूल जाओ|मुझे भूल जाइए|डिलीट|डिलीट करो",
} as const;

import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** Follow-up questions for a topic, in the first person. */
export const SUGGESTED_QUESTIONS: Readonly<Record<Topic, PhraseVariants>> = {
  career: variants(
    "Job or business for me? | Which field suits me? | How will next year be for work? | What holds my career back?",
    "नौकरी या व्यवसाय? | कौन-सा क्षेत्र मेरे लिए ठीक है? | अगला साल काम के लिए कैसा है? | करियर में रुकावट क्या है?",
    "Naukri ya business? | Kaun sa field mere liye theek hai? | Agla saal kaam ke liye kaisa hai? | Career me rukawat kya hai?",
  ),
  love: variants(
    "How will my partner be? | When is the next good time for love? | What should I watch in a relationship? | What does my navamsa say?",
    "जीवनसाथी कैसा होगा? | विवाह का अगला अच्छा समय कब है? | रिश्ते में किस बात का ध्यान रखूँ? | मेरा नवांश क्या कहता है?",
    "Jeevansathi kaisa hoga? | Shaadi ka agla achha samay kab hai? | Rishte me kis baat ka dhyan rakhu? | Mera navansh kya kehta hai?",
  ),
  wealth: variants(
    "Why does money not stay? | Where will income come from? | When is a good time for savings? | Is there a wealth yoga in my chart?",
    "पैसा क्यों नहीं टिकता? | आय कहाँ से आएगी? | बचत का अच्छा समय कब है? | क्या मेरी कुंडली में धन योग है?",
    "Paisa kyu nahi tikta? | Kamai kahan se aayegi? | Bachat ka achha samay kab hai? | Kya meri kundli me dhan yog hai?",
  ),
  health: variants(
    "How is my sleep and rest? | When does my health need more rest? | How do I handle stress?",
    "मेरी नींद और आराम कैसे हैं? | सेहत को ज़्यादा आराम कब चाहिए? | तनाव में मेरा मन कैसा रहता है?",
    "Meri neend aur aaram kaise hain? | Sehat ko zyada aaram kab chahiye? | Tanav me mera mann kaisa rehta hai?",
  ),
  education: variants(
    "Which subject suits me? | When is a good time for exams? | Why do I lose focus in studies?",
    "कौन-सा विषय मेरे लिए ठीक है? | परीक्षा के लिए अच्छा समय कब है? | पढ़ाई में मन क्यों नहीं लगता?",
    "Kaun sa subject mere liye theek hai? | Exam ke liye achha samay kab hai? | Padhai me mann kyu nahi lagta?",
  ),
  children: variants(
    "Which months are calm for having a child? | What does my 5th house say? | How is my bond with children?",
    "संतान के लिए शांत महीने कौन-से हैं? | मेरा पाँचवाँ भाव क्या कहता है? | संतान से मेरा लगाव कैसा है?",
    "Santan ke liye shaant mahine kaun se hain? | Mera paanchva ghar kya kehta hai? | Santan se mera lagaav kaisa hai?",
  ),
  home: variants(
    "When is a good time to buy a house? | Own house or rent for now? | What does my 4th house say?",
    "घर ख़रीदने का अच्छा समय कब है? | अभी अपना घर या किराया? | मेरा चौथा भाव क्या कहता है?",
    "Ghar kharidne ka achha samay kab hai? | Abhi apna ghar ya kiraya? | Mera chautha ghar kya kehta hai?",
  ),
  travel: variants(
    "When is a good time to go abroad? | Work or study abroad? | Will I settle abroad or return?",
    "विदेश जाने का अच्छा समय कब है? | विदेश में काम या पढ़ाई? | विदेश में बसना होगा या लौटना?",
    "Videsh jaane ka achha samay kab hai? | Videsh me kaam ya padhai? | Videsh me basna hoga ya lautna?",
  ),
  spiritual: variants(
    "Which spiritual practice suits me? | What is my atmakaraka? | Why is it hard to meditate?",
    "कौन-सी साधना मेरे लिए ठीक है? | मेरा आत्मकारक कौन है? | ध्यान में मन क्यों नहीं टिकता?",
    "Kaun si sadhna mere liye theek hai? | Mera atmakarak kaun hai? | Dhyan me mann kyu nahi tikta?",
  ),
  personality: variants(
    "What am I good at? | What should I watch in myself? | What does my Moon sign say?",
    "मेरी ख़ूबी क्या है? | मुझे अपने में क्या सँभालना है? | मेरी चंद्र राशि क्या कहती है?",
    "Meri khoobi kya hai? | Mujhe apne me kya sambhalna hai? | Meri Chandra rashi kya kehti hai?",
  ),
};

/** Suggestions for a conversation without a topic. */
export const STARTER_QUESTIONS: PhraseVariants = variants(
  "How is my career? | When is a good time for marriage? | Which dasha am I in? | How will next year be?",
  "मेरा करियर कैसा है? | विवाह का अच्छा समय कब है? | मेरी कौन-सी दशा चल रही है? | अगला साल कैसा रहेगा?",
  "Mera career kaisa hai? | Shaadi ka achha samay kab hai? | Meri kaun si dasha chal rahi hai? | Agla saal kaisa rahega?",
);

import type { Language } from "@lagna/terms";

type OfHouses = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The Moon on one or two grahas of a birth: `day` before sunset, `night` after it. */
interface TodayTexts {
  readonly onePass: (graha: string, isNight: boolean, house: string) => string;
  readonly twoPasses: (first: string, second: string, isSecondAtNight: boolean, house: string) => string;
  readonly moonInHouse: (sign: string, house: string) => string;
  readonly moonInSign: (sign: string, star: string) => string;
  /** What the house of the Moon is about. */
  readonly houses: OfHouses;
  readonly advice: Readonly<Record<"good" | "mixed" | "bad", (matter: string) => string>>;
  readonly adviceWithoutChart: string;
  /** What one can do in the matters of the Moon's house. */
  readonly matters: OfHouses;
  readonly questions: OfHouses;
  readonly nextMonth: (month: string) => string;
}

export const TODAY_TEXTS: Readonly<Record<Language, TodayTexts>> = {
  en: {
    onePass: (graha, isNight, house) =>
      isNight
        ? `Tonight the Moon passes your ${graha}, in the house of ${house}.`
        : `The Moon passes your ${graha} today, in the house of ${house}.`,
    twoPasses: (first, second, isSecondAtNight, house) =>
      `The Moon passes your ${first} today, and ${isSecondAtNight ? "tonight" : "then"} your ${second}, in the house of ${house}.`,
    moonInHouse: (sign, house) => `The Moon is in ${sign} today, your house of ${house}.`,
    moonInSign: (sign, star) => `The Moon is in ${sign} today, in the star ${star}.`,
    houses: [
      "yourself",
      "family and savings",
      "courage and siblings",
      "home and mother",
      "children and learning",
      "daily work and health",
      "partnership",
      "change",
      "fortune and teachers",
      "work",
      "gains and friends",
      "rest and distance",
    ],
    advice: {
      good: (matter) => `A good day ${matter}.`,
      mixed: (matter) => `A day to take calmly, and ${matter}.`,
      bad: (matter) => `A day for what is begun already, and ${matter}.`,
    },
    adviceWithoutChart: "With your chart, this sentence is about you.",
    matters: [
      "to do something for yourself",
      "to talk within the family, and to look at your savings",
      "to write, to call and to try something",
      "to be at home and to put it in order",
      "to learn, to teach and to play",
      "to finish small tasks and to look after your body",
      "to listen to the person beside you",
      "to look into something quietly",
      "to ask someone you learn from",
      "to say what you have been meaning to say about work",
      "to meet friends and to ask for help",
      "to rest and to give something away",
    ],
    questions: [
      "What suits me to begin this week?",
      "How are my savings this month?",
      "Is this a good week to speak up?",
      "How are things at home this month?",
      "What should I learn next?",
      "How can I look after my health this month?",
      "How is my partnership this month?",
      "What is changing for me now?",
      "Where does my luck lie this year?",
      "What should I say at work this week?",
      "Which gains does this year bring?",
      "How can I rest well this week?",
    ],
    nextMonth: (month) => `How is ${month} for me?`,
  },
  hi: {
    onePass: (graha, isNight, house) =>
      `${isNight ? "आज रात" : "आज"} चंद्रमा आपके ${graha} पर से गुज़रता है, ${house} के भाव में।`,
    twoPasses: (first, second, isSecondAtNight, house) =>
      `आज चंद्रमा आपके ${first} पर से और ${isSecondAtNight ? "रात को" : "फिर"} आपके ${second} पर से गुज़रता है, ${house} के भाव में।`,
    moonInHouse: (sign, house) => `आज चंद्रमा ${sign} में है, आपके ${house} के भाव में।`,
    moonInSign: (sign, star) => `आज चंद्रमा ${sign} राशि और ${star} नक्षत्र में है।`,
    houses: [
      "स्वयं",
      "परिवार और बचत",
      "साहस और भाई-बहन",
      "घर और माता",
      "संतान और विद्या",
      "रोज़ के काम और स्वास्थ्य",
      "साझेदारी",
      "परिवर्तन",
      "भाग्य और गुरु",
      "कर्म",
      "लाभ और मित्र",
      "विश्राम और दूरी",
    ],
    advice: {
      good: (matter) => `${matter} अच्छा दिन।`,
      mixed: (matter) => `शांति से चलने का, और ${matter} दिन।`,
      bad: (matter) => `शुरू किए हुए काम का, और ${matter} दिन।`,
    },
    adviceWithoutChart: "आपकी कुंडली के साथ यह वाक्य आपके बारे में होगा।",
    matters: [
      "अपने लिए कुछ करने का",
      "परिवार में बात करने और बचत देखने का",
      "लिखने, फ़ोन करने और कुछ आज़माने का",
      "घर पर रहने और उसे सँवारने का",
      "सीखने, सिखाने और खेलने का",
      "छोटे काम निपटाने और शरीर का ध्यान रखने का",
      "साथ वाले की बात सुनने का",
      "किसी बात को चुपचाप समझने का",
      "जिनसे सीखते हैं उनसे पूछने का",
      "काम की मन में रखी बात कहने का",
      "मित्रों से मिलने और सहायता माँगने का",
      "विश्राम करने और कुछ देने का",
    ],
    questions: [
      "इस सप्ताह क्या शुरू करना मेरे लिए अच्छा है?",
      "इस महीने मेरी बचत कैसी रहेगी?",
      "क्या यह सप्ताह अपनी बात कहने के लिए अच्छा है?",
      "इस महीने घर में कैसा रहेगा?",
      "मुझे आगे क्या सीखना चाहिए?",
      "इस महीने अपने स्वास्थ्य का ध्यान कैसे रखूँ?",
      "इस महीने मेरी साझेदारी कैसी रहेगी?",
      "मेरे लिए अभी क्या बदल रहा है?",
      "इस साल मेरा भाग्य किसमें है?",
      "इस सप्ताह काम पर क्या कहूँ?",
      "इस साल क्या लाभ होंगे?",
      "इस सप्ताह अच्छा विश्राम कैसे करूँ?",
    ],
    nextMonth: (month) => `${month} मेरे लिए कैसा रहेगा?`,
  },
};

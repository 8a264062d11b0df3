/** First-person words, separated by "|". */
export const FIRST_PERSON_WORDS =
  "i|i'm|i’m|im|i'll|i’ll|i've|i’ve|i'd|i’d|my|mine|me|myself|we|our|ours|us|mera|meri|mere|mujhe|muje|mujhko|mujhse|mereko|mereku|merko|main|mai|maine|mujh|hum|ham|hame|hamein|humein|hume|hamko|humko|hamara|hamari|hamare|humara|humari|humare|hamar|apna|apni|apne|" +
  "मेरा|मेरी|मेरे|मुझे|मुझको|मुझसे|मुझ|मैं|मैंने|हम|हमें|हमको|हमारा|हमारी|हमारे|हमार|अपना|अपनी|अपने";

/** Words that point at another person. */
export const THIRD_PERSON_PRONOUNS =
  "he|she|his|her|hers|him|himself|herself|they|their|them|he's|she's|uska|uski|uske|usko|usku|use|usse|unka|unki|unke|unko|unku|unhe|unhein|unse|" +
  "उसका|उसकी|उसके|उसको|उसे|उससे|उनका|उनकी|उनके|उनको|उन्हें|उनसे";

/** Phrases that introduce a question about anyone: "I want to know". */
export const ASKING_PHRASES =
  "i want to know|i wanted to know|i would like to know|i'd like to know|i wish to know|i need to know|i want to ask|i wanted to ask|i would like to ask|may i ask|can i ask|could i ask|can i know|" +
  "may i know|let me know|tell me|show me|give me|explain to me|explain me|help me understand|help me|i wonder|i am asking|i'm asking|i have a question|my question is|my question|my doubt|i think|i mean|i guess|i am worried about|i'm worried about|" +
  "mujhe batao|mujhe bataiye|mujhe bataye|mujhe bata do|mujhe bataen|mujhe jaanna hai|mujhe janna hai|mujhe poochna hai|mujhe puchna hai|main jaanna chahta|main jaanna chahti|main janna chahta|main janna chahti|main poochna chahta|main puchna chahta|main puchna chahti|mera sawaal|mera sawal|mera prashn|" +
  "मुझे बताओ|मुझे बताइए|मुझे बताइये|मुझे बताएं|मुझे बताएँ|मुझे जानना है|मुझे पूछना है|मैं जानना चाहता|मैं जानना चाहती|मैं पूछना चाहता|मैं पूछना चाहती|मेरा सवाल|मेरा प्रश्न";

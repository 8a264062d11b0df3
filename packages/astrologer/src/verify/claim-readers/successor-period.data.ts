import { matchWords } from "../../language/match-words.ts";

export const LETTING = matchWords({
  hi: "जाने|होने",
  hg: "jaane|jane|hone",
});

export const LET = matchWords({
  hi: "दो|दें|दीजिए|पर|के",
  hg: "do|dein|de|dijiye|par|ke",
});

export const BEHIND = matchWords({
  hi: "पीछे|पश्चात",
  hg: "peeche|pichhe|peechhe|piche|paschat|pashchat",
});

import { matchWords } from "../../language/match-words.ts";

export const HINDI_INSTEAD = matchWords({
  hi: "बजाय|बजाए|बजाये|जगह",
  hg: "bajay|bajaye|bajaay|jagah",
});

export const OUT = matchWords({
  en: "free",
  hi: "बाहर|मुक्त|आज़ाद|आजाद",
  hg: "bahar|baahar|mukt|azad",
});

export const BECOME_VERBS = matchWords({
  hi: "हो|हुआ|आ|आया|बन",
  hg: "ho|hua|hui|aa|aaya|ban",
});

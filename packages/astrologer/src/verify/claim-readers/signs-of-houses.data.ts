import { matchWords } from "../../language/match-words.ts";

export const BACK_REFERENCES = matchWords({
  en: "which|that|this|it",
  hi: "जो|यानी|यानि|यह|ये|वह",
  hg: "jo|yani|yaani|ye|yeh|wo|woh",
});

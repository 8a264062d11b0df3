/** As specified, for reading a question only: what is shown and stored is what the person wrote. */
export const addQuestionMark = (text: string): string => (/[?؟]$/.test(text) ? text : `${text}?`);

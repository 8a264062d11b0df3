/** As specified, for the request to a model only: what is read, shown and stored is what the person wrote. With the mark a statement would be read as a question. */
export const addQuestionMark = (text: string): string => (/[?؟]$/.test(text) ? text : `${text}?`);

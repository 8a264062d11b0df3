/** Number of words separated by white space; a mark counts only if it stands alone. 0 for an empty text. */
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

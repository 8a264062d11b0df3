export const removeDuplicates = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

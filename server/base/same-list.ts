export const isSameList = <Item>(items: readonly Item[], others: readonly Item[]): boolean =>
  items.length === others.length && items.every((item, index) => item === others[index])

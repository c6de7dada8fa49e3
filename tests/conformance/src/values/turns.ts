/** The items in turns: the first one of each kind, then the second one of each. What is cut off at the end is then not all of one kind. */
export function inTurns<Item>(items: Item[], kindOf: (item: Item) => string): Item[] {
  const seen = new Map<string, number>()
  const placed = items.map((item) => {
    const turn = seen.get(kindOf(item)) ?? 0
    seen.set(kindOf(item), turn + 1)
    return { item, turn }
  })
  return placed.toSorted((one, other) => one.turn - other.turn).map(({ item }) => item)
}

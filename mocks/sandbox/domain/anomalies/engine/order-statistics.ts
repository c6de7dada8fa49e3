/** Returns the number at an index of the ascending order (Hoare's selection) and reorders `numbers`. Sorting costs several times as much. */
function select(numbers: Float64Array, place: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] ?? Number.NaN
    let i = low
    let j = high
    while (i <= j) {
      while ((numbers[i] ?? pivot) < pivot) i += 1
      while ((numbers[j] ?? pivot) > pivot) j -= 1
      if (i > j) break
      const one = numbers[i] ?? Number.NaN
      numbers[i] = numbers[j] ?? Number.NaN
      numbers[j] = one
      i += 1
      j -= 1
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return numbers[place] ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  const copy = new Float64Array(numbers)
  const middle = copy.length >> 1
  const upper = select(copy, middle)
  if (copy.length % 2 === 1) return upper
  // No number before the index is greater than the one at the index.
  let lower = copy.length === 0 ? Number.NaN : Number.NEGATIVE_INFINITY
  for (let place = 0; place < middle; place += 1) lower = Math.max(lower, copy[place] ?? Number.NaN)
  return (lower + upper) / 2
}

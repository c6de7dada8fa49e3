import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `waitMs` milliseconds. */
export function useDebouncedValue<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return debounced
}

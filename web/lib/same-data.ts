/** True for equal data, as it would be sent: fields that are undefined do not count. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

import { getEnums } from '@adwright/sdk/operations'

/** Returns the labels of every enumeration by name and value in the language of the request; undefined after a failure. */
export async function readServerLabels() {
  const { data } = await getEnums({ throwOnError: false })
  return (
    data &&
    Object.fromEntries(
      Object.entries(data).map(([name, entries]) => [
        name,
        Object.fromEntries(entries.map(({ value, label }) => [value, label])),
      ]),
    )
  )
}

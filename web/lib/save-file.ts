/** Downloads a file under a name with its extension. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Downloads a file of the server from its address, under a name; rejects if the server has no such file any longer. */
export async function saveFileFrom(address: string, name: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`)
  saveFile(name, await response.blob())
}

/** Downloads the text of `toCsv`; `name` has no extension. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))

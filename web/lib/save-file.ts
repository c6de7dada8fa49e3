/** Hands a file to the browser under a name with its ending. */
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

/** Hands the text of `toCsv` to the browser; `name` has no ending. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))

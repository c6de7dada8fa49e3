// Checks of an alternative text.

export type AltProblem = 'empty' | 'long' | 'beginning' | 'fileName'

export const MAX_ALT = 125
const BEGINNING =
  /^(an? )?(image|picture|photo|graphic) of|^(bir )?(görsel|resim|fotoğraf)\b|(görseli|resmi|fotoğrafı)\.?$/i

const folded = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function altProblems(text: string, fileName: string): AltProblem[] {
  const name = folded(fileName.replace(/\.\w+$/, ''))
  const checks: Record<AltProblem, boolean> = {
    empty: text.trim() === '',
    long: Array.from(text.trim()).length > MAX_ALT,
    beginning: BEGINNING.test(text.trim()),
    fileName: name !== '' && folded(text) === name,
  }
  return (Object.keys(checks) as AltProblem[]).filter((problem) => checks[problem])
}

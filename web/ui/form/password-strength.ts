/** Rates a password from 0 (weak) to 3 (strong), mostly by its length; few distinct characters make it weak. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < 8 || distinct < 5) return 0
  const score = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  return score >= 2 ? 3 : score === 1 ? 2 : 1
}

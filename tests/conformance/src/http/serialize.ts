// Writes parameters in the styles of OpenAPI.
import type { Parameter } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** The pairs of a query or cookie parameter. */
export function pairsOf({ name, style, isExploded }: Parameter, value: unknown): [string, string][] {
  if (Array.isArray(value)) {
    if (isExploded && style !== 'spaceDelimited' && style !== 'pipeDelimited')
      return value.map((one) => [name, text(one)])
    const sign = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
    return [[name, value.map(text).join(sign)]]
  }
  if (isObject(value)) {
    if (style === 'deepObject') return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, text(one)])
    if (isExploded) return Object.entries(value).map(([key, one]) => [key, text(one)])
    return [[name, Object.entries(value).flat().map(text).join(',')]]
  }
  return [[name, text(value)]]
}

/** The text of a path or header parameter. */
export function textOf({ name, style, isExploded }: Parameter, value: unknown): string {
  const parts = Array.isArray(value)
    ? value.map(text)
    : isObject(value)
      ? Object.entries(value).map(([key, one]) => (isExploded ? `${key}=${text(one)}` : `${key},${text(one)}`))
      : [text(value)]
  if (style === 'label') return `.${parts.join(isExploded ? '.' : ',')}`
  if (style === 'matrix')
    return isExploded && Array.isArray(value)
      ? parts.map((one) => `;${name}=${one}`).join('')
      : isObject(value) && isExploded
        ? parts.map((one) => `;${one}`).join('')
        : `;${name}=${parts.join(',')}`
  return parts.join(',')
}

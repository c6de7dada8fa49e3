import { expect, test } from 'vitest'
import { isBehindMask } from './masked.ts'

test.each([
  ['ne***@agency.example', 'Nele@agency.example', true],
  ['ne***@agency.example', 'nele@other.example', false],
  ['ne***@agency.example', 'maria@agency.example', false],
])('%s and %s: %s', (masked, email, expected) => expect(isBehindMask(masked, email)).toBe(expected))

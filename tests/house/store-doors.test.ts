import { expect, test } from 'vitest'
import { productFiles, textOf } from '#tests/house/sources.ts'

/** Kinds whose writes note what falls due next, and the one file that writes them: a write elsewhere would never be done. */
const DOORS: Record<string, string> = {
  cardSubscription: 'mocks/sandbox/domain/billing/billing-events.ts',
  autopilotItem: 'mocks/sandbox/domain/autopilot/documents.ts',
}

test.each(Object.entries(DOORS))('%s is written in one file, which notes when it is due', (kind, door) => {
  const writes = new RegExp(String.raw`\.(insert|upsert|update|set)\(\s*'${kind}'`)
  expect(productFiles.filter((file) => writes.test(textOf(file)) && !file.endsWith('.fixture.ts'))).toEqual([door])
})

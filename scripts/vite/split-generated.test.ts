import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { splitGenerated } from './split-generated.ts'

const files: Record<string, string> = {
  '/sdk/generated/zod.gen.ts': `
    import * as z from '/zod.js'
    export const zId = z.string('id')
    export const zRule = z.object(zId, 'rule')
    export const zTicket = z.object(zId, 'ticket')`,
  '/zod.js': `export const string = (name) => ['string', name]; export const object = (...parts) => ['object', ...parts]`,
  '/rules.js': `import { zRule } from '/sdk/generated/zod.gen.ts'; export const screen = zRule`,
  '/tickets.js': `import { zTicket } from '/sdk/generated/zod.gen.ts'; export const screen = zTicket`,
}

async function chunks() {
  const { output } = await build({
    input: ['/rules.js', '/tickets.js'],
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] },
      splitGenerated() as never,
    ],
    write: false,
  })
  return Object.fromEntries(output.map((chunk) => [chunk.fileName, chunk.type === 'chunk' ? chunk.code : '']))
}

test('each screen holds its own declarations, and what several need is shared', async () => {
  const made = await chunks()
  expect(made['rules.js']).toContain('"rule"')
  expect(made['rules.js']).not.toContain('"ticket"')
  expect(made['tickets.js']).not.toContain('"rule"')
  const shared = Object.entries(made).filter(([, code]) => code.includes('string("id")'))
  expect(shared).toHaveLength(1)
  expect(['rules.js', 'tickets.js']).not.toContain(shared[0]?.[0])
})

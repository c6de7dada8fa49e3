import type { Plugin } from 'vite'

const CALLS = /\/sdk\/generated\/sdk\.gen\.ts$/
const ANSWERS = 'sdk-answers'
const SCHEMA_IMPORT = /^import \{([^}]*)\} from '\.\/zod\.gen\.ts';$/m
const CHECK = /async \(data\) => await (z\w+)\.parseAsync\(data\)/g

/**
 * The generated calls import the schemas of their answers, and with them Zod: 20 KiB that nothing needs before the first
 * answer is there. In the build the schemas the calls use are a chunk of their own, loaded with the first call.
 */
export function lazyAnswerSchemas(): Plugin {
  let exported = ''
  return {
    name: 'lazy-answer-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler(code, id) {
        const names = SCHEMA_IMPORT.exec(code)?.[1]
        if (names === undefined) return this.error('sdk.gen.ts no longer imports its schemas as this plugin expects')
        exported = `export {${names}} from ${JSON.stringify(id.replace('sdk.gen', 'zod.gen'))}`
        const checked = code
          .replace(SCHEMA_IMPORT, `const answers = () => import('${ANSWERS}');`)
          .replaceAll(CHECK, 'async (data) => (await answers()).$1.parseAsync(data)')
        return { code: checked, map: null }
      },
    },
    resolveId: { filter: { id: /^sdk-answers$/ }, handler: (id) => `\0${id}.ts` },
    load: { filter: { id: /^\0sdk-answers\.ts$/ }, handler: () => exported },
  }
}

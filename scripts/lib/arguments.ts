import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fail } from '#scripts/lib/run.ts'

/** The program's options; ends it with one sentence when there is one it does not know or a value is missing. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    return fail(
      `${(error instanceof Error ? error.message : String(error)).split('. ')[0]}. Known here: ${known.join(', ')}.`,
    )
  }
}

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fail } from '#scripts/lib/run.ts'

const firstSentence = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('. ')[0]

/** The program's options; ends it with one sentence when there is one it does not know or a value is missing. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    return fail(
      `${firstSentence(error)}. ${known.length > 0 ? `Known here: ${known.join(', ')}` : 'There are none here'}.`,
    )
  }
}

/** Options and what stands beside them; ends the program with its usage when they are wrong, or when --help asks for it. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(`${firstSentence(error)}.\n${usage}`)
  }
}

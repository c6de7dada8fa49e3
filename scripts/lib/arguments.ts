import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fail } from '#scripts/lib/run.ts'

const firstSentence = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('. ')[0]

/** Parses the program's options; exits with a one-line message on an unknown option or a missing value. */
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

/** Parses options and positional arguments; prints the usage and exits if they are invalid, or for --help. */
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

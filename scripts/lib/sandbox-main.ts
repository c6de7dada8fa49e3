// The file that runs as the sandbox's program; what it shall do is its one argument, as JSON.
import { runTask } from '#scripts/lib/sandbox-program.ts'

await runTask(JSON.parse(process.argv[2] ?? ''))

// @ts-nocheck
import { benchWorkspace } from '#scripts/bench/workspace.ts'
await benchWorkspace()
process.exit(0)

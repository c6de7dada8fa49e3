// Bundles the sandbox's program; npm start and npm run sandbox do it by themselves when a source has changed.
import { writeSandboxBundle } from '#scripts/lib/sandbox-bundle.ts'

await writeSandboxBundle()

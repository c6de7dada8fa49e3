import { analyses } from '#mocks/sandbox/handlers/AI/analyses.ts'
import { answers } from '#mocks/sandbox/handlers/AI/answers.ts'
import { findings } from '#mocks/sandbox/handlers/AI/findings.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const ai = { ...answers, ...analyses, ...findings } satisfies SandboxHandlers<'AI'>

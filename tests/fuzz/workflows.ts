// Runs the workflows of openapi/workflows with Redocly's Respect against a running backend.
import { run } from '#scripts/lib/run.ts'

export type Journey = {
  /** The name of a file in openapi/workflows, without its extension. */
  file: string
  workflow: string
  inputs: Record<string, string>
}

export type JourneyResult = { isPassed: boolean; steps: number; output: string }

/** Runs one workflow against the backend at `server` (base address, such as http://127.0.0.1:4020/api). */
export async function runJourney(server: string, { file, workflow, inputs }: Journey): Promise<JourneyResult> {
  const { code, output } = await run('redocly', [
    'respect',
    `openapi/workflows/${file}.arazzo.yaml`,
    '--workflow',
    workflow,
    '--server',
    `contract=${server}`,
    '--input',
    JSON.stringify(inputs),
  ])
  return { isPassed: code === 0, steps: Number(/Steps: (\d+) passed/.exec(output)?.[1] ?? 0), output }
}

// A language model behind an OpenAI-compatible address: POST {url}/chat/completions.
import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'

const TIMEOUT_MS = 20_000

type Environment = Record<string, string | undefined>
type Completion = { choices?: { message?: { content?: unknown } }[] }

/** The model that the environment names by AI_MODEL_URL; null without one, which is the default. */
export function modelFrom({
  AI_MODEL_URL,
  AI_MODEL_NAME = 'default',
  AI_MODEL_KEY,
}: Environment): LanguageModel | null {
  if (!AI_MODEL_URL || !URL.canParse(AI_MODEL_URL)) return null
  const address = `${AI_MODEL_URL.replace(/\/$/, '')}/chat/completions`
  const headers = {
    'Content-Type': 'application/json',
    ...(AI_MODEL_KEY ? { Authorization: `Bearer ${AI_MODEL_KEY}` } : {}),
  }
  return {
    name: AI_MODEL_NAME,
    async complete({ system, user }) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ]
      const body = JSON.stringify({ model: AI_MODEL_NAME, temperature: 0, messages })
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const answer = await fetch(address, { method: 'POST', headers, body, signal })
        if (!answer.ok) return undefined
        const { choices } = (await answer.json()) as Completion
        const content = choices?.[0]?.message?.content
        return typeof content === 'string' && content.trim() !== '' ? content.trim() : undefined
      } catch {
        // Without the model, the answer keeps the words of its template.
        return undefined
      }
    },
  }
}

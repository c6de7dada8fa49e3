// A person who answers a survey on its page, without a script.
import { surveyPage } from '#mocks/sandbox/pages/survey/survey.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

export async function visitPage({ runtime }: Sandbox, address: string, form?: Record<string, string>) {
  const url = new URL(address, runtime.origin)
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const answer = await surveyPage(runtime, new Request(url, init), url)
  if (!answer) throw new Error(`Nobody answers ${address}.`)
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('Location') ?? '' }
}

export const hiddenIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

/** Presses Start and returns the address of the first question. */
export async function beginSurvey(sandbox: Sandbox, publicUrl: string, lang = 'en'): Promise<string> {
  const { text } = await visitPage(sandbox, publicUrl)
  const form = { key: hiddenIn(text, 'key'), lang, via: hiddenIn(text, 'via') }
  return (await visitPage(sandbox, publicUrl, form)).location
}

/** Answers the question of a page; the location is that of the next. */
export async function giveAnswer(sandbox: Sandbox, address: string, form: Record<string, string>) {
  const { text } = await visitPage(sandbox, address)
  const given = { question: hiddenIn(text, 'question'), lang: 'en', go: 'next', ...form }
  return visitPage(sandbox, address.split('?')[0] ?? '', given)
}

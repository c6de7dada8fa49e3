// Answers of the simulated language model for the schemas of the writing tools, which it knows by their `$id`.
import { type ToolSchema, toolOf } from '@adwright/sdk/tool-schemas'
import { readPage } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { type Brief, briefOf } from '#mocks/sandbox/domain/ai/writing/brief.ts'
import { structuredDataOf } from '#mocks/sandbox/domain/ai/writing/structured-data.ts'
import { ANYONE, WRITING_TEXTS } from '#mocks/sandbox/domain/ai/writing/texts.ts'
import type { WebPlatform } from '#mocks/sandbox/platforms/web.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Data = Record<string, unknown>
type Context = { brief: Brief; language: Language; web: WebPlatform; imageName: string | undefined }

const MAX_HEADLINE = 30
const MAX_DESCRIPTION = 90

/** Wordings for each fact of the brief, without those that need a fact where there is none. */
function worded(template: string, { brief, language }: Context): string[] {
  const facts = template.includes('{fact}') ? brief.facts : ['']
  return facts.map((fact) => {
    const text = template
      .replaceAll('{subject}', brief.subject)
      .replaceAll('{audience}', brief.audience || ANYONE[language])
      .replaceAll('{fact}', fact)
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  })
}

/** One wording of a template; without a fact, the sentence about it is left out. */
const oneOf = (template: string, context: Context) =>
  worded(template, context)[0] ?? worded(template.replace(/ ?\{fact\}\./, ''), context)[0] ?? ''

const fitting = (texts: string[], limit: number, count: number) =>
  [...new Set(texts)].filter((text) => Array.from(text).length <= limit).slice(0, count)

const ANSWERS: Record<ToolSchema, (context: Context) => Data> = {
  'ad-texts': (context) => {
    const texts = WRITING_TEXTS[context.language]
    const headlines = [...texts.headlines.flatMap((one) => worded(one, context)), ...context.brief.facts]
    const descriptions = texts.descriptions.flatMap((one) => {
      const all = worded(one, context)
      return all.length > 0 ? all : [oneOf(one, context)]
    })
    return {
      headlines: fitting(headlines, MAX_HEADLINE, 10),
      descriptions: fitting(descriptions, MAX_DESCRIPTION, 4),
    }
  },
  'post-ideas': (context) => {
    const hashtags = context.brief.subject
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
      .slice(0, 3)
    const posts = WRITING_TEXTS[context.language].posts
    return { ideas: posts.map(([title, text]) => ({ title, text: oneOf(text, context), hashtags })) }
  },
  'survey-questions': (context) => {
    const { questions } = WRITING_TEXTS[context.language]
    return { questions: questions.map(([text, answers]) => ({ text: oneOf(text, context), answers })) }
  },
  'strategy-plan': (context) => {
    const { planTitle, planText, steps } = WRITING_TEXTS[context.language]
    return {
      title: oneOf(planTitle, context).slice(0, 100),
      description: oneOf(planText, context),
      steps: steps.map((one) => oneOf(one, context)),
    }
  },
  'structured-data': ({ brief, web }) => {
    const read = brief.page ? web.read(brief.page) : undefined
    const page = read && !('failure' in read) ? readPage(read) : undefined
    return { jsonLd: structuredDataOf(brief, page) }
  },
  // The simulated model doesn't see: it words the brief, or else the name of the file.
  'alternative-text': ({ brief, imageName = '' }) => {
    const name = imageName
      .replace(/\.\w+$/, '')
      .replaceAll(/[-_]+/g, ' ')
      .trim()
    return { alternativeText: (brief.subject || name).slice(0, 300) }
  },
}

type ToolRequest = {
  schema: Record<string, unknown>
  prompt: string
  language: Language
  web: WebPlatform
  imageName?: string | undefined
}

/** The data for the schema of a writing tool; undefined for every other schema. */
export function toolAnswer({ schema, prompt, language, web, imageName }: ToolRequest): Data | undefined {
  const tool = toolOf(schema.$id)
  const answer = Object.entries(ANSWERS).find(([name]) => name === tool)?.[1]
  return answer?.({ brief: briefOf(prompt), language, web, imageName })
}

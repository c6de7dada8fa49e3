// The tools that write texts from a brief: the form of their answer, and the lines that the person checks.
import { countingOf } from '@adwright/sdk/post-length'
import type { ToolSchema } from '@adwright/sdk/tool-schemas'
import type { SocialNetwork } from '@adwright/sdk/types'
import * as z from 'zod/mini'
import type { CheckedText } from './checks/text-problems.ts'

const MAX_LINES = 30
/** Between the answers of a question, which are one line. */
export const ANSWER_SEPARATOR = ' / '
const text = z.string().check(z.maxLength(5000))
const texts = z.array(text).check(z.maxLength(MAX_LINES))

export type TextPart =
  | 'headline'
  | 'description'
  | 'postTitle'
  | 'postText'
  | 'question'
  | 'answers'
  | 'planTitle'
  | 'planText'
  | 'step'

/** A line of the result. Lines of one group belong together, as the title and the text of a post. */
export interface ToolLine extends CheckedText {
  part: TextPart
  group: number
}

interface TextTool {
  instruction: string
  linesOf: (data: unknown, network: SocialNetwork) => ToolLine[] | undefined
  data: z.ZodMiniType<object>
}

/** Ties the form of an answer to the lines that are made of it. */
function textTool<Data extends object>(
  instruction: string,
  data: z.ZodMiniType<Data>,
  linesOf: (data: Data, network: SocialNetwork) => ToolLine[],
): TextTool {
  return {
    instruction,
    data,
    linesOf: (given, network) => {
      const read = z.safeParse(data, given)
      return read.success ? linesOf(read.data, network).filter((line) => line.text.trim() !== '') : undefined
    },
  }
}

const HEADLINE = 30
const DESCRIPTION = 90
const TITLE = 100
const QUESTION = 300

export const textToolIds = [
  'ad-texts',
  'post-ideas',
  'survey-questions',
  'strategy-plan',
] as const satisfies ToolSchema[]
export type TextToolId = (typeof textToolIds)[number]

export const TEXT_TOOLS: Record<TextToolId, TextTool> = {
  'ad-texts': textTool(
    `Write up to 10 headlines of at most ${HEADLINE} characters and 4 descriptions of at most ${DESCRIPTION} characters for a responsive search ad. Claim nothing that is not in the facts.`,
    z.object({ headlines: texts, descriptions: texts }),
    ({ headlines, descriptions }) => [
      ...headlines.map((line): ToolLine => ({ part: 'headline', group: 0, text: line, limit: HEADLINE })),
      ...descriptions.map((line): ToolLine => ({ part: 'description', group: 1, text: line, limit: DESCRIPTION })),
    ],
  ),
  'post-ideas': textTool(
    'Write three ideas for posts on a social network, each with a title, a text and hashtags without the sign. Claim nothing that is not in the facts.',
    z.object({
      ideas: z.array(z.object({ title: text, text, hashtags: texts })).check(z.maxLength(MAX_LINES)),
    }),
    ({ ideas }, network) =>
      ideas.flatMap(({ title, text: written, hashtags }, group): ToolLine[] => [
        { part: 'postTitle', group, text: title, limit: TITLE },
        {
          part: 'postText',
          group,
          text: [written, hashtags.map((word) => `#${word.replace(/^#/, '')}`).join(' ')].filter(Boolean).join('\n\n'),
          limit: countingOf(network).maxCharacters,
        },
      ]),
  ),
  'survey-questions': textTool(
    'Write up to five questions for a survey of customers, neutral and with one subject each. Give answers to choose from where they help, else none.',
    z.object({ questions: z.array(z.object({ text, answers: texts })).check(z.maxLength(MAX_LINES)) }),
    ({ questions }) =>
      questions.flatMap(({ text: question, answers }, group): ToolLine[] => [
        { part: 'question', group, text: question, limit: QUESTION, isQuestion: true },
        { part: 'answers', group, text: answers.join(ANSWER_SEPARATOR) },
      ]),
  ),
  'strategy-plan': textTool(
    'Write a plan for a marketing strategy: a title of at most 100 characters, a short description and up to eight steps. Use no number that is not in the facts.',
    z.object({ title: text, description: text, steps: texts }),
    ({ title, description, steps }) => [
      { part: 'planTitle', group: 0, text: title, limit: TITLE },
      { part: 'planText', group: 0, text: description },
      ...steps.map((line): ToolLine => ({ part: 'step', group: 1, text: line, limit: TITLE })),
    ],
  ),
}

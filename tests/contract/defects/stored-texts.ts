// Defects of what is stored: signs that programs lose, texts that are measured in bytes, and values inside of objects and lists.
import { requestWith, textOf } from '#tests/contract/defects/blind-tools.ts'
import type { Defect, Json } from '#tests/contract/defects/defect.ts'

const withText = (name: string, change: (text: string) => string) => (body: Json) =>
  typeof body[name] === 'string' ? { ...body, [name]: change(textOf(body[name])) } : body

export const STORED_TEXT_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createAccountTask',
    name: 'a title ends at the first sign without meaning',
    wrap: requestWith(
      'createAccountTask',
      withText('title', (text) => text.split('\u0000')[0] ?? ''),
    ),
  },
  {
    kind: 'state',
    operation: 'createWebhook',
    name: 'halves of signs are stored as question marks',
    wrap: requestWith(
      'createWebhook',
      withText('description', (text) => text.toWellFormed().replaceAll('\ufffd', '?')),
    ),
  },
  {
    kind: 'input',
    operation: 'createTicket',
    name: 'the length of a subject is counted in bytes',
    wrap: requestWith(
      'createTicket',
      withText('subject', (text) => (Buffer.byteLength(text) > 200 ? text.padEnd(201, '.') : text)),
    ),
  },
  {
    kind: 'state',
    operation: 'createAccountStrategy',
    name: 'accents and joined emoji are dropped',
    wrap: requestWith(
      'createAccountStrategy',
      withText('title', (text) => text.normalize('NFD').replace(/[\u0300-\u036f\u200d]/g, '')),
    ),
  },
  {
    kind: 'state',
    operation: 'updateBusinessSurvey',
    name: 'the last question is never required after an edit',
    wrap: requestWith('updateBusinessSurvey', (body) => {
      const questions = body.questions as Json[] | undefined
      const last = Array.isArray(questions) ? questions.at(-1) : undefined
      return last?.isRequired === true
        ? { ...body, questions: [...(questions ?? []).slice(0, -1), { ...last, isRequired: false }] }
        : body
    }),
  },
]

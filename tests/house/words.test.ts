import { expect, test } from 'vitest'
import { textOf, typescriptFiles } from '#tests/house/sources.ts'

/** Folders whose comments use the standard terms; more can be added. */
const FOLDERS = [
  ...[
    'control',
    'domain/ai',
    'domain/autopilot',
    'domain/billing',
    'domain/designer',
    'domain/files',
    'domain/identity',
    'domain/integrations',
    'domain/notifications',
    'domain/sample',
    'domain/support',
    'domain/surveys',
    'domain/webhooks',
    'handlers/AI',
    'handlers/Account',
    'handlers/App',
    'handlers/Auth',
    'handlers/AutomatedDesigner',
    'handlers/BusinessSurvey',
    'handlers/EA',
    'handlers/Integration',
    'handlers/Payment',
    'handlers/Subscription',
    'handlers/Ticket',
    'handlers/User',
    'handlers/Verification',
    'handlers/Webhook',
    'host',
    'import',
    'pages',
    'pipeline',
    'platforms',
    'random',
    'scenarios',
    'scheduler',
    'store',
    'texts',
    'time',
    'world',
  ].map((folder) => `mocks/sandbox/${folder}/`),
  'mocks/sandbox/domain/anomalies/',
  'mocks/sandbox/handlers/EAnl',
  'web/features/anomalies/',
  ...['auth', 'book-a-demo', 'get-started', 'help', 'integrations', 'settings', 'subscriptions'].map(
    (area) => `web/features/${area}/`,
  ),
  'scripts/',
  'tests/',
  'web/features/autopilot/',
  ...[
    'app',
    'domain',
    'features/dashboard',
    'features/reports',
    'i18n',
    'lib',
    'session',
    'shell',
    'ui/chart',
    'ui/feedback',
    'ui/period',
  ].map((folder) => `web/${folder}/`),
  'mocks/sandbox/domain/reports/',
]
// This file quotes the refused words.
const EXEMPT = ['tests/house/words.test.ts']

/** Words that a newcomer would not search for, each with the term of the field. */
const IN_COMMENTS: [refused: RegExp, term: string][] = [
  [/\bfigures?\b/i, 'metrics, data'],
  [/\bheld against\b/i, 'compared with, validated against'],
  [/\bwhoever\b/i, 'a noun, such as the caller'],
  [/\bnobody\b/i, 'no one'],
  [/\bat once\b/i, 'immediately'],
  [/\bany more\b/i, 'no longer'],
  [/\bmails?\b/i, 'email'],
  [/\bcatalogue\b/i, 'catalog'],
  [/\bwhat is kept\b/i, 'what is stored, as a noun'],
  [/^What\b/, 'a noun'],
]
const IN_NAMES: [refused: RegExp, term: string][] = [
  [/^(MOST|FEWEST|LONGEST|DEEPEST)_/, 'MAX_, MIN_'],
  [/^(Asked|Wish|Meant|Told|Ingredients|Kitchen|Luck)$/, '…Params, …Options, …Result'],
  [/^(admit|makeRoom|splitRoom|harvest|hasten)$/, 'authorize, evict, create…, collect…, shorten…'],
]

const files = typescriptFiles.filter(
  (file) => FOLDERS.some((folder) => file.startsWith(folder)) && !EXEMPT.some((exempt) => file.startsWith(exempt)),
)

const commentsOf = (text: string) =>
  [...text.matchAll(/^\s*\/\/ (.*)$|\/\*\*?\s([\s\S]*?)\*\//gm)].map(([, line, block]) => (line ?? block ?? '').trim())

const namesOf = (text: string) =>
  [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|class|type) (\w+)/gm)].map(([, name = '']) => name)

const refusedIn = (texts: string[], words: [RegExp, string][]) =>
  texts.flatMap((text) => words.filter(([refused]) => refused.test(text)).map(([, term]) => `${text} → ${term}`))

test('comments and names use the terms of the field', () => {
  const found = files.flatMap((file) => [
    ...refusedIn(commentsOf(textOf(file)), IN_COMMENTS).map((line) => `${file}: ${line}`),
    ...refusedIn(namesOf(textOf(file)), IN_NAMES).map((line) => `${file}: ${line}`),
  ])
  expect(found).toEqual([])
})

test('refused words are found', () => {
  const text = '/** Figures of a day. */\nconst MOST_DAYS = 3\n'
  expect(refusedIn(commentsOf(text), IN_COMMENTS)).toHaveLength(1)
  expect(refusedIn(namesOf(text), IN_NAMES)).toHaveLength(1)
})

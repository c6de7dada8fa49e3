// Answers in the words of a language model, behind a local server that stands for one.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiAnswer } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { modelFrom } from '#mocks/sandbox/world/openai-model.ts'

const QUESTION = 'What is waiting for me?'

let team: Team
let server: Server
/** Returns the words of the model for a prompt; undefined for a failure. */
let write: (prompt: string) => string | undefined
let authorization: string | undefined

beforeEach(async () => {
  team = await openTeam()
  server = createServer((request, response) => {
    authorization = request.headers.authorization
    let sent = ''
    request.on('data', (chunk) => {
      sent += chunk
    })
    request.on('end', () => {
      const content = write(JSON.parse(sent).messages.at(-1).content)
      response.writeHead(content === undefined ? 500 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const environment = { AI_MODEL_URL: `http://127.0.0.1:${port}/v1/`, AI_MODEL_NAME: 'local-7b', AI_MODEL_KEY: 'key' }
  const { runtime } = team.sandbox
  runtime.platforms = { ...runtime.platforms, model: modelFrom(environment) }
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await team.sandbox.close()
})

const ask = async (prompt = QUESTION): Promise<AiAnswer> =>
  (await team.as('usr_mara')('POST', '/AI', { prompt, context: { accountId: 'acc_1' } })).body

test('the model words an answer whose numbers are all in the evidence', async () => {
  write = (prompt) => `In short: ${prompt.split('\n')[2] ?? ''}`
  const answer = await ask()
  expect(answer).toMatchObject({ model: 'local-7b', isGrounded: true, text: expect.stringMatching(/^In short: /) })
  expect(authorization).toBe('Bearer key')
})

test('words with a number that is not in the evidence are replaced by those of the template', async () => {
  write = () => 'You saved 4,711 euros, which is twice as much as before.'
  const answer = await ask()
  expect(answer.text).not.toContain('4,711')
  expect(answer.model).toBe('adwright-data-1')
})

test('without an answer of the model the template speaks, and a declined question never reaches it', async () => {
  let count = 0
  write = () => {
    count++
    return undefined
  }
  expect((await ask()).model).toBe('adwright-data-1')
  expect(count).toBe(1)
  expect((await ask('Who wins the election?')).isGrounded).toBe(false)
  expect(count).toBe(1)
})

const PLAN = {
  $id: 'https://adwright.example/schemas/strategy-plan',
  type: 'object',
  required: ['title', 'steps'],
  properties: { title: { type: 'string' }, steps: { type: 'array', items: { type: 'string' } } },
}

const plan = async (): Promise<AiAnswer> => {
  const prompt = 'Write a plan.\nsubject: Winter tents\nfacts: 149 euros; two sizes'
  const context = { accountId: 'acc_1' }
  return (await team.as('usr_mara')('POST', '/AI/schema', { prompt, schema: PLAN, context })).body
}

test('the model fills in a schema from the brief, also within a block of Markdown', async () => {
  const data = { title: 'Winter tents', steps: ['Name the price of 149 euros', 'Show both: two sizes'] }
  write = () => `\`\`\`json\n${JSON.stringify(data)}\n\`\`\``
  expect(await plan()).toMatchObject({ model: 'local-7b', isGrounded: false, data })
})

test.each([
  ['a number that is not in the brief', JSON.stringify({ title: 'Winter tents', steps: ['Sell 300 tents'] })],
  ['a part of a number of the brief', JSON.stringify({ title: 'Winter tents', steps: ['Sell 14 tents'] })],
  ['a number in words that is not in the brief', JSON.stringify({ title: 'Twice the sales', steps: [] })],
  ['another form', JSON.stringify({ title: 'Winter tents', steps: 'none' })],
  ['something else than JSON', 'Here is your plan: think.'],
  ['nothing', undefined],
])('data with %s is replaced by that of the template', async (_, words) => {
  write = () => words
  const { model, data } = await plan()
  expect(model).toBe('adwright-text-3.2')
  expect(data).toMatchObject({ title: 'Winter tents' })
})

test('without an address there is no model', () => {
  expect(modelFrom({})).toBeNull()
})

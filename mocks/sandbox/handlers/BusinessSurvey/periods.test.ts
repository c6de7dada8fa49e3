// The days of answers: those from the first to the last, and none before the first.
import { expect, test } from 'vitest'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'

const PATH = '/BusinessSurvey/acc_1'

test('a period that ends before it begins is refused by lists, results and exports', async () => {
  const { sandbox, as } = await openTeam()
  const send = as('usr_mara')
  const questions = [{ id: 'new_1', type: 3, text: 'How likely?', isRequired: true }]
  const { id } = (await send('POST', PATH, { title: 'Your order', audience: 2, questions })).body
  const within = async (first: string, last: string) => {
    const days = `dateBegin=${first}&dateEnd=${last}`
    const answers = [
      await send('GET', `${PATH}/${id}/answers?${days}`),
      await send('GET', `${PATH}/${id}/results?${days}`),
      await send('POST', `${PATH}/${id}/export?${days}`),
    ]
    return answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())
  }
  expect(await within('2026-11-03', '2026-11-03')).toEqual(['200', '200', '201'])
  expect(await within('2026-11-04', '2026-11-03')).toEqual(Array(3).fill('400 invalid-period'))
  await sandbox.close()
})

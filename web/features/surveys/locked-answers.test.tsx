import { SurveyStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const STARTER = 1

test('answers above the limit of the plan are told, with what becomes of them', async () => {
  let id = ''
  let lockedCount = 0
  await renderScreen(() => paths.surveyAnswers(id), {
    scenario: 'sample',
    before: async ({ as, sandbox: { store } }) => {
      const [survey] = await store.listAll('survey', { where: { status: SurveyStatus.Open } })
      id = survey?.id ?? ''
      const sent = await store.listAll('surveyResponse', { where: { surveyId: id, sentAt: { not: null } } })
      const [first] = sent.toSorted((a, b) => (b.sentAt ?? '').localeCompare(a.sentAt ?? ''))
      if (!first) throw new Error('Nobody has answered.')
      for (let number = 0; number < 100; number += 1)
        await store.insert('surveyResponse', { ...first, id: `rsp_more${number}`, key: `more${number}`, sumId: null })
      await store.set('account', ACCOUNT, { plan: STARTER })
      const path = `/BusinessSurvey/${ACCOUNT}/${id}/answers?pageSize=10`
      lockedCount = (await (await as('owner'))('GET', path)).body.lockedCount
    },
  })
  expect(lockedCount).toBeGreaterThan(0)
  expect(
    await screen.findByText(new RegExp(`^${lockedCount} answers? (is|are) above your plan's monthly limit$`)),
  ).toBeVisible()
  expect(screen.getByText(/^They are saved and counted, and shown next month or with a larger plan\.$/)).toBeVisible()
  expect(within(await screen.findByRole('table')).getAllByRole('row').length).toBeGreaterThan(1)
})

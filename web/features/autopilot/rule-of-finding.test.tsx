import { type AnalysisFinding, FindingStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstRule } from '#tests/support/autopilot.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const FINDINGS = `/AI/${ACCOUNT}/findings`

/** The sample workspace with an analysis of its campaigns, opened at a rule's form or page. */
async function open(route: (finding: AnalysisFinding, autopilotId: string) => string, isLinked = false) {
  let address = ''
  let finding: AnalysisFinding | undefined
  const opened = await renderScreen(() => address, {
    scenario: 'sample',
    before: async (sandbox) => {
      const rule = await firstRule(sandbox)
      const call = await sandbox.as('owner')
      const { findings } = (await call('POST', `/AI/${ACCOUNT}/ad-campaign-analysis`)).body
      finding = findings.find(({ suggestedRuleId }: AnalysisFinding) => suggestedRuleId !== null)
      if (!finding) throw new Error('No finding suggests a rule.')
      const autopilotId = rule?.id ?? ''
      if (isLinked) await call('PUT', `${FINDINGS}/${finding.id}`, { status: FindingStatus.Planned, autopilotId })
      address = route(finding, autopilotId)
    },
  })
  if (!finding) throw new Error('No finding was made.')
  return { ...opened, finding }
}

test('a rule that is set up from a finding and the finding name each other', async () => {
  const { user, finding } = await open(({ id }) => paths.finding(id))
  await user.click(await screen.findByRole('link', { name: 'Set up a rule' }))
  await user.click(await screen.findByRole('button', { name: 'Activate rule' }))
  const list = within(await screen.findByRole('list', { name: 'Findings behind this rule' }))
  expect(list.getByText('Planned · Unchanged')).toBeInTheDocument()
  await user.click(list.getByRole('link', { name: finding.title }))
  expect(await screen.findByRole('link', { name: 'View rule' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/active-rules\//),
  )
  expect(screen.queryByRole('link', { name: 'Set up a rule' })).toBeNull()
  expect(screen.getAllByText('Planned').length).toBeGreaterThan(0)
})

test('a finding no longer names a rule that was deleted, and names it again when it is restored', async () => {
  let rule = ''
  const { sandbox, as, finding } = await open((one, autopilotId) => {
    rule = autopilotId
    return paths.finding(one.id)
  }, true)
  expect(await screen.findByRole('link', { name: 'View rule' })).toHaveAttribute('href', paths.activeRule(rule))
  const item = await sandbox.store.get('autopilotItem', rule)
  const call = await as('owner')
  const named = async () => (await call('GET', `${FINDINGS}/${finding.id}`)).body.autopilotId
  if (!item) throw new Error('The rule is missing.')
  await sandbox.store.delete('autopilotItem', rule)
  expect(await named()).toBeNull()
  await sandbox.store.insert('autopilotItem', item)
  expect(await named()).toBe(rule)
})

import { ActivityActor, type ActivityEntry, ActivityKind, EntityType } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { MatchesRow } from './MatchesRow.tsx'

const found = (name: string): ActivityEntry => ({
  id: name,
  occurredAt: '2026-11-19T03:00:00Z',
  kind: ActivityKind.ViolationFound,
  autopilotId: null,
  autopilotName: null,
  ruleId: 'rule_low-quality-score',
  ruleName: 'Low quality score with spend',
  categoryId: 'cat_keywords-quality',
  entity: {
    entityType: EntityType.Keyword,
    entityId: name,
    name,
    campaignName: 'C',
    adGroupName: 'G',
    platformUrl: null,
  },
  actor: ActivityActor.Autopilot,
  actorName: 'Autopilot',
  before: null,
  after: null,
  text: `The keyword "${name}" matches.`,
  executionId: null,
})

test('many matches are one line that names the first ones and expands by keyboard', async () => {
  const entries = ['tents', 'rain jackets', 'climbing shoes', 'stoves', 'fleece'].map(found)
  const { user } = renderUi(
    <ul>
      <MatchesRow entries={entries} groupKind="outside" timeZone="Europe/Berlin" />
    </ul>,
  )
  expect(await screen.findByText('Low quality score with spend: 5 matches found')).toBeVisible()
  expect(screen.getByText('tents, rain jackets, climbing shoes and 2 more')).toBeVisible()
  expect(screen.queryByText('The keyword "stoves" matches.')).toBeNull()
  const all = screen.getByRole('button', { name: 'Show all' })
  all.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('The keyword "stoves" matches.')).toBeVisible()
  expect(all).toHaveAttribute('aria-expanded', 'true')
  expect(all).toHaveFocus()
})

import { type Annotation, AnnotationSource } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `GET /Account/${ACCOUNT}/annotations`

const open = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`${paths.analyticsReports()}?from=2026-11-10&to=2026-11-17${search}`, {
    scenario: 'sample',
    role: 'user',
    ...options,
  })

const section = async () => within(await screen.findByRole('region', { name: 'Annotations' }))

test('an annotation is added below the chart, edited and deleted by its author', async () => {
  const { user } = await open()
  const own = await section()
  await user.click(own.getByRole('button', { name: 'Add annotation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add annotation' }))
  await user.type(await dialog.findByLabelText('What happened'), 'Tent sale')
  await user.click(dialog.getByRole('button', { name: 'Add annotation' }))
  await own.findByText(/Campaign: Tent sale/)

  await user.click(own.getByRole('button', { name: 'Actions for the annotation Tent sale' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit annotation' }))
  const field = await form.findByLabelText('What happened')
  await user.clear(field)
  await user.type(field, 'Boot sale')
  await user.click(form.getByRole('button', { name: 'Save annotation' }))
  await own.findByText(/Campaign: Boot sale/)

  await user.click(own.getByRole('button', { name: 'Actions for the annotation Boot sale' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(own.queryByText(/Boot sale/)).toBeNull())
})

test('annotations are in the table of the chart, and the filter of the URL hides them there as well', async () => {
  const answers = { [LIST]: { body: exampleOf('listAnnotations') } }
  const { user, visit } = await open('', { answers })
  await (await section()).findByText(/Tent sale with 20% off/)
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = within(await screen.findByRole('table', { name: /^Sessions/ }))
  expect(table.getAllByText(/Campaign: Tent sale with 20% off/)).toHaveLength(4)
  visit(`${location.pathname}${location.search}&annotations=s4&routine=true`)
  await screen.findByText('A night in the snow', { exact: false })
  expect(screen.queryByText(/Tent sale/)).toBeNull()
})

test('rule runs and posts of each day are hidden until their switch is on', async () => {
  const [sale, post] = exampleOf('listAnnotations') as [Annotation, Annotation]
  const run = {
    ...post,
    id: 'ann_rulerun_2026-11-12',
    source: AnnotationSource.RuleRun,
    text: '4 changes by 1 rule run',
  }
  const { user } = await open('', { answers: { [LIST]: { body: [sale, post, run] } } })
  const own = await section()
  await own.findByText(/Tent sale/)
  expect(own.queryByText(/A night in the snow/)).toBeNull()
  await user.click(own.getByRole('switch', { name: 'Show rule runs and posts' }))
  await own.findByText('4 changes by 1 rule run')
  expect(own.getByText(/A night in the snow/)).toBeInTheDocument()
  expect(location.search).toContain('routine=true')
})

test('the events of a report and the annotations are one list', async () => {
  await renderScreen(`${paths.analyticsReports()}?from=2026-10-19&to=2026-11-17`, { scenario: 'sample', role: 'user' })
  const own = await section()
  expect((await own.findAllByText(/Release: /)).length).toBeGreaterThan(0)
  expect(own.getAllByRole('list')).toHaveLength(1)
})

test('a viewer reads annotations, but is offered no change', async () => {
  await open('', { role: 'viewer', answers: { [LIST]: { body: exampleOf('listAnnotations') } } })
  const all = await section()
  await all.findByText(/Tent sale/)
  await everythingRead()
  expect(all.queryByRole('button', { name: 'Add annotation' })).toBeNull()
  expect(all.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

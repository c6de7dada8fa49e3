import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const SOURCE =
  '<!doctype html>\n<html lang="en">\n<head><title>Tents for every season</title></head>\n<body>\n<h1>Tents</h1>\n<img src="a.png">\n</body></html>'

/** The sample account with one analysis of pasted source. */
async function opened(route: (run: { id: string; findings: { id: string; kind: string }[] }) => string, options = {}) {
  let run = { id: '', findings: [] as { id: string; kind: string }[] }
  const result = await renderScreen(() => route(run), {
    ...options,
    before: async ({ as }) => {
      run = (await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE })).body
    },
  })
  return { ...result, run }
}

const alt = ({ findings }: { findings: { id: string; kind: string }[] }) =>
  `/ai-analysis/findings/${findings.find(({ kind }) => kind === 'altTexts')?.id}`

describe('the overview', () => {
  test('says what each analysis looks at and that nothing was found yet', async () => {
    await renderScreen('/ai-analysis')
    expect(await screen.findByText('No open findings')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'AI Analysis' })).toBeInTheDocument()
  })

  test('pasted source is analyzed and its result opens', async () => {
    const { user } = await renderScreen('/ai-analysis?page=source')
    await user.click(await screen.findByLabelText(/Source of the page/))
    await user.paste(SOURCE)
    const form = screen.getByRole('form', { name: 'Analyze a page' })
    await user.click(within(form).getByRole('button', { name: 'Analyze' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tents for every season' })).toBeInTheDocument()
    expect(screen.getByText('Checks')).toBeInTheDocument()
  })

  test('a page that cannot be read is said at its field', async () => {
    const { user } = await renderScreen('/ai-analysis')
    await user.type(await screen.findByLabelText(/Page address/), 'https://unknown.example/')
    const form = screen.getByRole('form', { name: 'Analyze a page' })
    await user.click(within(form).getByRole('button', { name: 'Analyze' }))
    expect(await screen.findByText(/couldn't read this page/)).toBeInTheDocument()
  })
})

describe('a finding', () => {
  test('shows its evidence and the operation it can be read from', async () => {
    await opened(alt)
    const evidence = await screen.findByRole('list', { name: 'Evidence' })
    expect(within(evidence).getByText('Alternative texts')).toBeInTheDocument()
    expect(within(evidence).getAllByText('getAnalysisSource').length).toBeGreaterThan(0)
    expect(screen.getByText('Line 6')).toBeInTheDocument()
  })

  test('is dismissed with a reason and opened again', async () => {
    const { user, calls } = await opened(alt)
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/Why is it dismissed/), 'Only decoration')
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('Dismissed: Only decoration')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeInTheDocument()
    expect(calls.length).toBeGreaterThan(0)
  })

  test('becomes a task that leads back to it', async () => {
    const { user } = await opened(alt)
    await user.click(await screen.findByRole('button', { name: 'Create task' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: /Create task|Make task|Save/ }))
    expect(await screen.findByRole('link', { name: 'View task' })).toBeInTheDocument()
  })

  test('a viewer reads everything and decides nothing', async () => {
    await opened(alt, { role: 'viewer' })
    expect(await screen.findByRole('button', { name: 'Create task' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAttribute('aria-disabled', 'true')
    await everythingRead()
    expect(screen.queryByRole('link', { name: 'Set up a rule' })).not.toBeInTheDocument()
  })
})

describe('questions', () => {
  test('an answer cites its numbers; a foreign question is declined', async () => {
    const { user } = await renderScreen('/ai-analysis/ask')
    const field = await screen.findByRole('textbox', { name: /Question/ })
    await user.type(field, 'How many findings are open?')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    const sources = await screen.findByRole('list', { name: 'Sources' })
    expect(within(sources).getByText('listFindings')).toBeInTheDocument()
    await user.clear(field)
    await user.type(field, 'Who wins the election?')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByText("Your data can't answer this")).toBeInTheDocument()
  })
})

import { cleanup, render, screen as view } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeLanguage, t } from 'i18next'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { system } from '#tests/support/render.tsx'
import { App } from '#web/app/App.tsx'
import { ErrorPage } from '#web/app/ErrorPage.tsx'
import { startI18n } from '#web/i18n/i18n.ts'
import { screen } from './area-routes.ts'

/** Files that the server has; a test adds those that arrive later. */
const files: Record<string, object> = {}

beforeAll(async () => {
  await withSettings()
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? Response.json(files[address]) : new Response(null, { status: 404 }),
  )
  files['/locales/en/common.json'] = { ui: { retry: 'Try again' } }
  await startI18n()
})

afterEach(cleanup)

function Title() {
  const { t } = useTranslation('reports')
  return <h1>{t('title')}</h1>
}

function open(namespace: string) {
  const Component = namespace === 'reports' ? Title : () => <h1>{t(`${namespace}:page.title` as never)}</h1>
  const routes = [
    { path: '/', ErrorBoundary: ErrorPage, children: [screen('/', [namespace], async () => ({ Component }))] },
  ]
  render(<App router={createMemoryRouter(routes) as never} system={system} />)
}

test('a screen whose texts fail to load is an error page, and a retry shows it', async () => {
  open('reports')
  await view.findByRole('heading', { name: "This page couldn't load" })
  expect(document.body.textContent).not.toMatch(/title/i)
  files['/locales/en/reports.json'] = { title: 'Reports' }
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await view.findByRole('heading', { name: 'Reports' })
})

test('a screen whose texts failed to load is shown when the browser is online again, even at once', async () => {
  const observer = new MutationObserver(() => {
    if (!view.queryByRole('heading', { name: "This page couldn't load" })) return
    observer.disconnect()
    files['/locales/en/help.json'] = { page: { title: 'Help' } }
    window.dispatchEvent(new Event('online'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  open('help')
  expect(await view.findByRole('heading', { name: 'Help' })).toBeVisible()
})

test('a screen whose texts fail to load in its language is in English until they are loaded', async () => {
  await changeLanguage('tr')
  open('reports')
  await view.findByRole('heading', { name: 'Reports' })
  files['/locales/tr/reports.json'] = { title: 'Raporlar' }
  window.dispatchEvent(new Event('online'))
  expect(await view.findByRole('heading', { name: 'Raporlar' })).toBeVisible()
})

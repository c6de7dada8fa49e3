import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { startWords } from '#tests/support/words.ts'
import type { Language } from '#web/i18n/language.ts'
import en from '#web/public/locales/en/common.json'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const button = (name: string) => screen.getByRole('button', { name })

beforeAll(() => startWords('en'))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr-TR', 'en-US'])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
})

test('the other language is offered in its own words if the browser prefers it', () => {
  renderUi(<LanguageSwitch offer="dismissible" />)
  expect(button('Türkçe devam edin')).toHaveAttribute('lang', 'tr')
})

test('a dismissed offer leaves a plain switch with the focus, also on the next visit', async () => {
  const { user, unmount } = renderUi(<LanguageSwitch offer="dismissible" />)
  await user.click(button(en.language.keep.en))
  expect(button('Türkçe')).toHaveFocus()
  unmount()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adwright-language-offer' })))
  renderUi(<LanguageSwitch offer="dismissible" />)
  expect(button('Türkçe')).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('an accepted offer is not made again', async () => {
  const chosen = vi.fn<(language: Language) => void>()
  const { user } = renderUi(<LanguageSwitch offer="inline" onChoose={chosen} />)
  await user.click(button('Türkçe devam edin'))
  expect(chosen).toHaveBeenCalledWith('tr')
  expect(localStorage.getItem('adwright-language-offer')).toBe('ended')
})

test('the switch makes no offer in the preferred language, or without the prop', () => {
  const { unmount } = renderUi(<LanguageSwitch offer="dismissible" />, { language: 'tr' })
  expect(button('English')).toBeVisible()
  unmount()
  renderUi(<LanguageSwitch />)
  expect(button('Türkçe')).toBeVisible()
})

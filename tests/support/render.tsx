import { ChakraProvider } from '@chakra-ui/react'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, type IndexRouteObject, RouterProvider } from 'react-router-dom'
import type { RouteHandle } from '#web/lib/area-routes.ts'
import { createAppSystem } from '#web/theme/system.ts'

export const system = createAppSystem()

const files = import.meta.glob<Record<string, unknown>>('../../web/public/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The translations by language and namespace, from the files that the app serves. */
export function translations() {
  const all: Record<string, Record<string, Record<string, unknown>>> = {}
  for (const [path, words] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    all[language] = { ...all[language], [namespace]: words }
  }
  return all
}

interface RenderOptions {
  language?: 'en' | 'tr'
  /** The current address; the element is rendered at every path. */
  path?: string
  /** The handle of the route. */
  handle?: RouteHandle
  /** The loader of the route, and the boundary that replaces the element if it fails. */
  route?: Pick<IndexRouteObject, 'loader' | 'ErrorBoundary'>
}

/** Renders an element with theme, router and the real translation files. */
export function renderUi(
  element: ReactElement,
  { language = 'en', path = '/', handle, route }: RenderOptions = {},
): RenderResult & { user: UserEvent } {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    resources: translations(),
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const router = createMemoryRouter([{ path: '*', element, handle, ...route }], { initialEntries: [path] })
  const result = render(
    <I18nextProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </I18nextProvider>,
  )
  return { ...result, user: userEvent.setup() }
}

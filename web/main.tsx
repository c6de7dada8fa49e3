import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/App.tsx'
import { createAppRouter } from '#web/app/router.tsx'
import { startI18n } from '#web/i18n/i18n.ts'
import { loadConfig } from '#web/lib/config.ts'
import { logUnexpectedError } from '#web/lib/problem.ts'
import { startTheme } from '#web/lib/theme-mode.ts'
import { forbidEval, startTrustedTypes } from '#web/lib/trusted-types.ts'
import fonts from '#web/theme/fonts.css?inline'
import globalStyles from '#web/theme/global.css?inline'
import { createAppSystem } from '#web/theme/system.ts'

/** The style sheets are added by script, which saves a request before the first paint. */
function adoptStyleSheets() {
  for (const text of [fonts, globalStyles]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** Yields to rendering and input between two parts of the start, which would otherwise be one long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Resolves once the code of the first view is loaded, so that the app replaces the placeholder of index.html in one step. */
const whenInitialized = (router: ReturnType<typeof createAppRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

async function start(root: HTMLElement) {
  startTrustedTypes()
  forbidEval()
  startTheme()
  adoptStyleSheets()
  await nextTask()
  try {
    const translations = startI18n()
    const { productName } = await loadConfig()
    document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.setAttribute('content', productName)
    const router = createAppRouter()
    await nextTask()
    const system = createAppSystem()
    await Promise.all([translations, whenInitialized(router)])
    // A transition is rendered in slices, so that the page stays responsive.
    startTransition(() =>
      createRoot(root, { onCaughtError: logUnexpectedError }).render(<App router={router} system={system} />),
    )
  } catch (error) {
    // Without valid settings the app cannot start and shows a message with the remedy.
    root.textContent = error instanceof Error ? error.message : String(error)
    root.setAttribute('role', 'alert')
    root.style.cssText = 'font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem'
  }
}

const root = document.getElementById('root')
if (root) void start(root)

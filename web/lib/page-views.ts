import { matchPath } from 'react-router-dom'
import { patterns } from '#web/paths.ts'
import { ANALYTICS_SCRIPT } from './trusted-types.ts'

export interface PageView {
  /** The route pattern with the names of its parameters. */
  route: string
  /** The path, or the pattern again if a parameter is a secret or personal data. */
  path: string
}

const SECRET = /:(code|identifier|phone|email)\b/

/** The page view to count for a path; unknown paths are counted as `*`. */
export function pageViewOf(pathname: string): PageView {
  const route = Object.values(patterns).find((pattern) => matchPath(pattern, pathname)) ?? '*'
  return { route, path: SECRET.test(route) ? route : pathname }
}

type Send = (event: 'pageview', view: PageView) => void
interface Counting {
  va?: Send
  vaq?: Parameters<Send>[]
}

/** Adds the analytics script of the site's own host once; nothing depends on whether it loads. */
function start(page: Counting): Send {
  const script = document.createElement('script')
  script.src = ANALYTICS_SCRIPT
  script.defer = true
  script.dataset['disableAutoTrack'] = '1'
  document.head.append(script)
  return (page.va = (...view) => void (page.vaq ??= []).push(view))
}

/** Counts a page view of a path. */
export function sendPageView(pathname: string): void {
  const page = globalThis as Counting
  const send = page.va ?? start(page)
  send('pageview', pageViewOf(pathname))
}

import { chromium } from 'playwright'
import { mkdirSync } from 'node:fs'
mkdirSync('/tmp/pics', { recursive: true })
const base = 'http://127.0.0.1:4055'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const pages = ['/tasks', '/strategies', '/social-calendar', '/social-calendar?view=list', '/strategies/new', '/social-calendar/new', '/dashboard']
for (const [w, h, theme, lang] of [[1440, 900, 'light', 'en'], [375, 800, 'dark', 'tr']] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: lang })
  await c.addInitScript(([t, l]) => { localStorage.setItem('adwright-cookies', 'false'); localStorage.setItem('adwright-theme', t); localStorage.setItem('adwright-language', l) }, [theme, lang] as const)
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log('pageerror', e.message))
  await p.goto(base + '/login')
  await p.fill('input[type=email], input[name=email], input[autocomplete=username]', 'elif.demir@lindholm-outdoor.example')
  await p.fill('input[type=password]', 'correct-horse-battery')
  await p.keyboard.press('Enter')
  await p.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 30000 }).catch(() => console.log('login', p.url()))
  for (const path of pages) {
    await p.goto(base + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(800)
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log(w, path, p.url(), 'overflow', over)
    await p.screenshot({ path: `/tmp/pics/${w}${path.replace(/[/?=]/g, '_')}.png` })
  }
  await p.goto(base + '/tasks'); await p.waitForLoadState('networkidle')
  await c.close()
}
await b.close()

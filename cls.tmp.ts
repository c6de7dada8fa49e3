import { chromium } from 'playwright'
const B = 'http://127.0.0.1:4790'
import { session } from './t.tmp.ts'
const { token, refreshToken, views, api } = await session()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const width of [375, 768, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' })
  await context.addInitScript(([a, r, w]) => {
    localStorage.setItem('adwright-cookies', 'false'); localStorage.setItem('adwright-access', a); localStorage.setItem('adwright-refresh', r)
    if (w === '768') localStorage.setItem('adwright-sidebar', 'collapsed')
    ;(globalThis as any).__cls = []
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (!e.hadRecentInput) (globalThis as any).__cls.push([e.value, e.sources?.slice(0,4).map((s: any) => `${s.node?.nodeName}.${String(s.node?.className?.baseVal ?? s.node?.className).slice(0,30)} "${(s.node?.textContent ?? '').slice(0, 30)}" ${s.previousRect.y}->${s.currentRect.y} h${s.previousRect.height}->${s.currentRect.height}`)]) }).observe({ type: 'layout-shift', buffered: true })
  }, [token, refreshToken, String(width)] as const)
  for (const [name, path] of Object.entries(views)) {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 120)))
    try {
      await page.goto(B + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300)
      const shifts = await page.evaluate(() => (globalThis as any).__cls)
      const total = shifts.reduce((s: number, [v]: [number]) => s + v, 0)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const h1 = await page.locator('h1').first().textContent().catch(() => '')
      console.log(`${width} ${name} ${total.toFixed(3)} ${over > 0 ? `OVER ${over}` : ''} ${h1} ${errors.join('|')}`)
      if (total > 0.02) for (const [v, s] of shifts) if (v > 0.005) console.log('     ', v.toFixed(3), s)
    } catch (e) { console.log(width, name, String(e).slice(0, 150)) }
    await page.close()
  }
  await context.close()
}
await browser.close()


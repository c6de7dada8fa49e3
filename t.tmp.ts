import { chromium } from 'playwright'
import { costOf } from '#scripts/bench/web-budgets.ts'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const origin = 'http://127.0.0.1:4711'
const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
const { cost, answers } = await costOf(page, origin + '/login', 'main form button[type=submit]')
console.log(cost)
for (const a of answers) console.log((a.bytes / 1024).toFixed(1), a.address)
await browser.close()

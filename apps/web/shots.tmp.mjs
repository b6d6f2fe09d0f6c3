import { chromium } from '@playwright/test'
const [,, pw, outDir, ...rest] = process.argv
const paths = rest.length ? rest : ['/dashboard/all-schools','/dashboard/all-stores','/dashboard/all-products','/dashboard/admin-batches','/dashboard/all-jobs','/dashboard/job-postings','/dashboard/all-job-seekers','/admin/all-blogs','/admin/all-videos','/dashboard/all-inqueries']
const base='http://127.0.0.1:4871'
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } })
const page = await ctx.newPage()
page.on('pageerror', e => console.log('PAGEERROR', e.message))
page.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text().slice(0,200)))
await page.goto(base + paths[0])
const dialog = page.getByRole('dialog')
await dialog.getByLabel('Email').first().fill('admin@edbazaar.example')
await dialog.getByLabel('Password', { exact: true }).first().fill(pw)
await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
await page.getByRole('heading', { level: 1 }).waitFor()
await page.waitForTimeout(1500)
for (const p of paths) {
  const name = p.replace(/[^a-z-]+/gi,'_').slice(1)
  for (const [w, scheme] of [[1280,'light'],[768,'dark'],[390,'light']]) {
    await page.setViewportSize({ width: w, height: w===390?1400:900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(base + p)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${outDir}/${name}-${w}.png` })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', p, w, over)
  }
}
await browser.close()

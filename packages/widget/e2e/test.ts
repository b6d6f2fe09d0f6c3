import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { buildScript } from '../build/script.ts'
import { type EdBazaar, openEdBazaar } from './edbazaar.ts'
import { openSite } from './site.ts'

interface PartnerPage {
  html: string
  headers?: Record<string, string>
}

interface Fixtures {
  /** Opens a partner's page, on a different origin from EdBazaar. */
  open: (page: PartnerPage | string) => Promise<void>
  /** Types into the field and waits for the list. */
  search: (text: string) => Promise<void>
}

export { expect }

export const test = base.extend<Fixtures, { edbazaar: EdBazaar; partner: Partner }>({
  edbazaar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use) => {
      const edbazaar = await openEdBazaar(await buildScript())
      await use(edbazaar)
      await edbazaar.close()
    },
    { scope: 'worker' },
  ],
  partner: [
    async ({ edbazaar }, use) => {
      const partner: Partner = { origin: '', page: { html: '' } }
      const site = await openSite((url, response) => {
        const { html, headers = {} } = partner.page
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(url.pathname === '/' ? pageOf(html, edbazaar.origin) : 'another page')
      })
      partner.origin = site.origin
      await use(partner)
      await site.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ page, partner }, use) => {
    await use(async (given) => {
      partner.page = typeof given === 'string' ? { html: given } : given
      await page.goto(partner.origin)
    })
  },
  search: async ({ page }, use) => {
    await use(async (text) => {
      await page.getByRole('combobox').first().fill(text)
      await expect(page.getByRole('option')).toHaveCount(3)
    })
  },
})

interface Partner {
  origin: string
  page: PartnerPage
}

/** `SCRIPT` in a page is replaced by the partner's script tag. */
function pageOf(html: string, origin: string): string {
  const tag = `<script type="module" src="${origin}/widget/1.0.0/edbazaar-search.js"></script>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>${html.replaceAll('SCRIPT', tag)}`
}

export const box =
  '<main><h1>Partner</h1><edbazaar-search kind="schools"><a href="https://edbazaar.in">Search on EdBazaar</a></edbazaar-search></main>SCRIPT'

/** Records the details of the widget's events in `window.heard`, by name. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: [string, unknown][] = []
    Object.assign(window, { heard })
    for (const name of ['suggest', 'select', 'submit', 'error']) {
      document.addEventListener(`edbazaar-search:${name}`, (event) => {
        heard.push([name, 'detail' in event ? event.detail : undefined])
      })
    }
  })
}

/** The recorded events with one name. */
export function heard(page: Page, name: string): Promise<unknown[]> {
  return page.evaluate((wanted) => {
    const all: [string, unknown][] = Reflect.get(window, 'heard')
    return all.filter(([one]) => one === wanted).map(([, detail]) => detail)
  }, name)
}

export async function expectNoAxeViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations that axe finds: the rule, and the first element that breaks it. */
export async function barriers(page: Page): Promise<[rule: string, html: string | undefined][]> {
  await page.evaluate(script)
  return page.evaluate(async () => {
    // Report violations only: describing the passes takes as long as the check itself.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: false }
    const { violations } = await Reflect.get(window, 'axe').run(document, options)
    return violations.map(({ id, nodes }: axe.Result) => [id, nodes[0]?.html])
  })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page without frames: the rule, and the first element that breaks it. */
export async function barriers(page: Page): Promise<[rule: string, html: string | undefined][]> {
  await page.evaluate(script)
  return page.evaluate(async () => {
    // Only what is wrong is told: to describe all that is right takes as long as to look at it.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: false }
    const { violations } = await Reflect.get(window, 'axe').run(document, options)
    return violations.map(({ id, nodes }: axe.Result) => [id, nodes[0]?.html])
  })
}

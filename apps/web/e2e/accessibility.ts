import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Accessibility violations that axe finds once everything that moves has arrived: the rule, and the
 * first element that breaks it. A dialog that still fades in is invisible to axe, which then judges
 * the page behind it.
 */
export async function accessibilityViolations(
  page: Page,
): Promise<[rule: string, html: string | undefined][]> {
  // A page that is checked again, such as at another width, has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return page.evaluate(async () => {
    // Animations that follow the scroll position do not end by themselves.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // Report violations only: describing the passes takes as long as the check itself.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: false }
    const { violations } = await Reflect.get(window, 'axe').run(document, options)
    return violations.map(({ id, nodes }: axe.Result) => [id, nodes[0]?.html])
  })
}

import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { holdTimers, setClock, settled, standStill, watchTimers } from './steady-page.ts'

setClock()
watchTimers()

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
const themes = ['light', 'dark'] as const

/** Higher pages are cut: what is beneath repeats what is above. */
const highest = 4000

beforeEach(() => holdTimers(false))

// A story is played once; then the window takes each width and the root each theme.
afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  standStill()
  holdTimers(true)
  for (const { width, height } of widths) {
    await sizeWindow(width, height)
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme
      await settled()
      await expect(subject()).toMatchScreenshot(`${story}/${theme}-${width}`)
    }
  }
})

/** As wide as asked for, and as high as the story is. */
async function sizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  await settled()
  const needed = Math.min(highest, document.documentElement.scrollHeight)
  if (needed > height) await page.viewport(width, needed)
}

/** The body, which ends where the story does; the whole window where something floats above it. */
function subject(): Element {
  const floats = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], :popover-open, [data-radix-popper-content-wrapper]',
  )
  return floats === null ? document.body : document.documentElement
}

import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { movePointerAway } from '../browser/move-pointer-away.ts'
import { interceptTimers, pauseTimers, setClock, settled, stopAnimations } from './steady-page.ts'

setClock()
interceptTimers()

interface ScreenshotVariant {
  theme: 'light' | 'dark'
  width: 390 | 1280
}

const looks: readonly ScreenshotVariant[] = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
]

/** The height of the window at each width. */
const heights = { 390: 844, 1280: 900 } as const

/** Taller pages are cut: the rest repeats what is above. */
const highest = 4000

beforeAll(movePointerAway)
beforeEach(() => {
  pauseTimers(false)
  resetPage()
})

// A story is played once; then it is shown at each width and in each theme.
afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  stopAnimations()
  pauseTimers(true)
  const isFlow = story.startsWith('flows-')
  let width = 0
  for (const look of variantsOf(isFlow)) {
    if (look.width !== width) await sizeWindow(look.width, isFlow ? heights[look.width] : highest)
    width = look.width
    document.documentElement.dataset.theme = look.theme
    await settled()
    const name = `${story}/${look.theme}-${look.width}`
    await expect(subject(isFlow)).toMatchScreenshot(name, toleranceOf(story))
  }
})

/** Chromium draws a pixel or two of the dashed circle on a map differently now and then. */
function toleranceOf(story: string) {
  const allowedMismatchedPixels = story.startsWith('components-schoolmap-') ? 2 : 0
  return { comparatorOptions: { allowedMismatchedPixels } }
}

/**
 * A story that sets its theme or width keeps it. Any other is taken twice: a component in light mode
 * on a phone and in dark mode at the larger width; a whole page the other way round, as far as the
 * window shows.
 */
function variantsOf(isFlow: boolean): readonly ScreenshotVariant[] {
  const isDark = document.documentElement.dataset.theme === 'dark'
  const isPhone = window.innerWidth === 390
  if (isDark)
    return looks.filter(({ theme, width }) => theme === 'dark' && (!isPhone || width === 390))
  if (isPhone) return looks.filter(({ width }) => width === 390)
  const darkWidth = isFlow ? 390 : 1280
  return looks.filter(({ theme, width }) => (theme === 'dark') === (width === darkWidth))
}

/** Sets the width, and the height of the story up to a limit. */
async function sizeWindow(width: ScreenshotVariant['width'], limit: number): Promise<void> {
  const height = heights[width]
  await page.viewport(width, height)
  await settled()
  const needed = Math.min(limit, document.documentElement.scrollHeight)
  if (needed > height) await page.viewport(width, needed)
}

/** Removes the marks of the previous story. */
function resetPage(): void {
  for (const mark of ['data-window', 'data-flow']) document.documentElement.removeAttribute(mark)
}

const floating =
  '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], :popover-open, [data-radix-popper-content-wrapper]'

/** The element to capture: the body, which ends with the story, or the root for pages and overlays. */
function subject(isFlow: boolean): Element {
  const root = document.documentElement
  const isWindow = isFlow || document.querySelector(floating) !== null
  root.toggleAttribute('data-window', isWindow)
  root.toggleAttribute('data-flow', isFlow)
  return isWindow ? root : document.body
}

import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { restPointer } from '../browser/rest-pointer.ts'
import { holdTimers, setClock, settled, standStill, watchTimers } from './steady-page.ts'

setClock()
watchTimers()

interface Look {
  theme: 'light' | 'dark'
  width: 390 | 1280
}

const looks: readonly Look[] = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
]

/** The height of the window at each width. */
const heights = { 390: 844, 1280: 900 } as const

/** Higher pages are cut: what is beneath repeats what is above. */
const highest = 4000

beforeAll(restPointer)
beforeEach(() => {
  holdTimers(false)
  leaveAsFound()
})

// A story is played once; then the window takes each width and the root each theme.
afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  standStill()
  holdTimers(true)
  const isFlow = story.startsWith('flows-')
  let width = 0
  for (const look of looksOf(isFlow)) {
    if (look.width !== width) await sizeWindow(look.width, isFlow ? heights[look.width] : highest)
    width = look.width
    document.documentElement.dataset.theme = look.theme
    await settled()
    await expect(subject(isFlow)).toMatchScreenshot(`${story}/${look.theme}-${look.width}`)
  }
})

/**
 * A story that has chosen its theme or width keeps it: its other images are another story's. Whole
 * pages are taken dark on a phone and light beyond, as far as a window shows.
 */
function looksOf(isFlow: boolean): readonly Look[] {
  const isDark = document.documentElement.dataset.theme === 'dark'
  const isPhone = window.innerWidth === 390
  return looks.filter(({ theme, width }) => {
    if ((isDark && theme !== 'dark') || (isPhone && width !== 390)) return false
    return !isFlow || isDark || isPhone || (theme === 'dark') === (width === 390)
  })
}

/** As wide as asked for, and as high as the story is, up to a limit. */
async function sizeWindow(width: Look['width'], limit: number): Promise<void> {
  const height = heights[width]
  await page.viewport(width, height)
  await settled()
  const needed = Math.min(limit, document.documentElement.scrollHeight)
  if (needed > height) await page.viewport(width, needed)
}

/** What `subject` marks is the last story's alone. */
function leaveAsFound(): void {
  for (const mark of ['data-window', 'data-flow']) document.documentElement.removeAttribute(mark)
}

const floating =
  '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], :popover-open, [data-radix-popper-content-wrapper]'

/** The body, which ends where the story does; the window where something floats or a page is whole. */
function subject(isFlow: boolean): Element {
  const root = document.documentElement
  const isWindow = isFlow || document.querySelector(floating) !== null
  root.toggleAttribute('data-window', isWindow)
  root.toggleAttribute('data-flow', isFlow)
  return isWindow ? root : document.body
}

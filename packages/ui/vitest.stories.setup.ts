import axe from 'axe-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { movePointerAway } from '../../tools/browser/move-pointer-away'

const onlyColours: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  // Contrast needs no media.
  preload: false,
}

beforeAll(movePointerAway)

/** Checks every story in the dark theme and for motion, not only the tagged ones. */
const isFull = import.meta.env.VITE_FULL === 'true'

// What fades in counts as visible only later, so by default nothing moves.
beforeAll(() => {
  if (!isFull) stopMotion()
})

// Only colours differ in the dark theme.
afterEach(async () => {
  if (!isFull) return
  const root = document.documentElement
  const theme = root.dataset.theme
  const still = stopMotion()
  root.dataset.theme = 'dark'
  const { violations } = await axe.run(document.body, onlyColours)
  root.dataset.theme = theme
  still.remove()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

/** Width of the page's gutter in pixels, into which touch targets may extend. */
const gutter = 16

// No page scrolls sideways, at any width and in any language.
afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'pixels from side to side').toBeLessThanOrEqual(clientWidth + gutter)
})

// Nothing moves with reduced motion.
afterEach(async () => {
  if (!isFull || movingParts().length === 0) return
  await preferMotion('reduce')
  const moving = movingParts()
  await preferMotion('no-preference')
  expect(moving.map(({ className }) => className)).toEqual([])
})

/** Elements with an animation or transition, except Storybook's own. */
function movingParts(): Element[] {
  const parts = document.body.querySelectorAll('*:not([class*="sb-"], [class*="sb-"] *)')
  return [...parts].filter((part) =>
    [null, '::before', '::after'].some((pseudo) => isMoving(getComputedStyle(part, pseudo))),
  )
}

function isMoving(style: CSSStyleDeclaration): boolean {
  const { animationName, animationDuration, transitionDuration } = style
  const isAnimated = animationName !== 'none' && lasts(animationDuration)
  return isAnimated || lasts(transitionDuration)
}

/** Whether one of the durations is longer than zero. */
const lasts = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0)

async function preferMotion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}

/** Stops animations and transitions, so that colours change at once. */
function stopMotion(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(style)
  return style
}

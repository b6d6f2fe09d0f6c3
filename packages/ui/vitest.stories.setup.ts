import axe from 'axe-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { restPointer } from '../../tools/browser/rest-pointer'

const onlyColours: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  // Colours wait for no video.
  preload: false,
}

beforeAll(restPointer)

/** Checks every story in the dark and for motion, not only the stories made for it. */
const isFull = import.meta.env.VITE_FULL === 'true'

// Only colours differ in the dark, and components have stories of their own for it.
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

/** What a page keeps free at its sides, in pixels: what reaches out for a thumb may lie there. */
const gutter = 16

// No page slides sideways, at whatever width and in whatever language.
afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'pixels from side to side').toBeLessThanOrEqual(clientWidth + gutter)
})

// Nothing moves for readers who prefer less motion.
afterEach(async () => {
  if (!isFull || movingParts().length === 0) return
  await preferMotion('reduce')
  const moving = movingParts()
  await preferMotion('no-preference')
  expect(moving.map(({ className }) => className)).toEqual([])
})

/** What has an animation or a transition; Storybook's own frame is not looked at. */
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

/** Whether one of several durations is longer than nothing. */
const lasts = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0)

async function preferMotion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}

/** Colours change at once; nothing is still on its way into view. */
function stopMotion(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(style)
  return style
}

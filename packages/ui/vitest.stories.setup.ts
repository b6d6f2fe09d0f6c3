import axe from 'axe-core'
import { afterEach, expect } from 'vitest'

const onlyColours: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  // Colours wait for no film.
  preload: false,
}

// What a story has come to is looked at once more in the dark, where nothing but colours differs.
afterEach(async () => {
  const root = document.documentElement
  const theme = root.dataset.theme
  const still = stopTransitions()
  root.dataset.theme = 'dark'
  const { violations } = await axe.run(document.body, onlyColours)
  root.dataset.theme = theme
  still.remove()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

/** Colours change at once. */
function stopTransitions(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(style)
  return style
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const styles = read('widget.css')

/** A colour of one of the UI themes. */
function token(theme: 'light' | 'dark', name: string): string | undefined {
  return new RegExp(`\\b${name}: '(#\\w+)'`).exec(
    read(`../../ui/src/theme/${theme}-colors.ts`),
  )?.[1]
}

test.each(['act', 'surface', 'ink', 'paper'])('%s is the colour of the UI package', (name) => {
  const pair = `light-dark(${token('light', name)}, ${token('dark', name)})`
  expect(styles).toContain(`--edbazaar-search-${name}, ${pair}`)
})

test('the accent is the colour of the UI package', () => {
  expect(styles).toContain(`--edbazaar-search-accent, ${token('light', 'accent')})`)
})

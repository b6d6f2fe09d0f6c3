import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nilgiriTokens } from './nilgiri-tokens'

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
const [, theme = ''] = /createTheme\(contract, (\{\n[\s\S]*?\n\})\)/.exec(readme) ?? []

test('the README shows the same partner theme as Storybook', () => {
  const { touch, ...groups } = nilgiriTokens
  const tokens = Object.values(groups).flatMap((group) => Object.entries<string>(group))
  for (const [name, value] of [['touch', touch], ...tokens]) {
    expect(theme).toContain(`${name}: '${value}'`)
  }
})

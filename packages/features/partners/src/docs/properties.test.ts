import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { properties } from './properties'

const widget = resolve(import.meta.dirname, '../../../../widget')
const prefix = '--edbazaar-search-'

/** The custom properties that the box reads, with what each is where nobody sets it. */
function defaultsOf(styles: string): Record<string, string> {
  const read = styles.matchAll(/var\((--edbazaar-search-[\w-]+), ((?:\([^()]*\)|[^()])+)\)/g)
  const defaults = [...read].map(([, name = '', value = '']) => [name, value])
  return Object.fromEntries(defaults)
}

const defaults = {
  ...defaultsOf(readFileSync(`${widget}/src/widget.css`, 'utf8')),
  // Another property, which the box itself calls by a shorter name.
  [`${prefix}on-act`]: `var(${prefix}surface)`,
}

test('the page tells every custom property of the box with its default', () => {
  const told = properties.map(({ name, otherwise }) => [name, otherwise?.replaceAll('`', '')])
  expect(Object.fromEntries(told)).toEqual(defaults)
})

test('and so does the README of the package', () => {
  const rows = readFileSync(`${widget}/README.md`, 'utf8').matchAll(
    /^\| `(--[\w-]+)` \|.*\| `(.*)` \|$/gm,
  )
  expect(Object.fromEntries([...rows].map(([, name, value]) => [name, value]))).toEqual(defaults)
})

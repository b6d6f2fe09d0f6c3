import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { properties } from './properties'

const widget = resolve(import.meta.dirname, '../../../../widget')
const prefix = '--edbazaar-search-'

/** The custom properties that the widget reads, with their defaults. */
function defaultsOf(styles: string): Record<string, string> {
  const read = styles.matchAll(/var\((--edbazaar-search-[\w-]+), ((?:\([^()]*\)|[^()])+)\)/g)
  const defaults = [...read].map(([, name = '', value = '']) => [name, value])
  return Object.fromEntries(defaults)
}

const defaults = {
  ...defaultsOf(readFileSync(`${widget}/src/widget.css`, 'utf8')),
  // The widget declares this default through a shorter internal property.
  [`${prefix}on-act`]: `var(${prefix}surface)`,
}

test('the page documents every custom property of the widget with its default', () => {
  const documented = properties.map(({ name, defaultValue }) => [
    name,
    defaultValue?.replaceAll('`', ''),
  ])
  expect(Object.fromEntries(documented)).toEqual(defaults)
})

test('the README of the widget documents every custom property with its default', () => {
  const rows = readFileSync(`${widget}/README.md`, 'utf8').matchAll(
    /^\| `(--[\w-]+)` \|.*\| `(.*)` \|$/gm,
  )
  expect(Object.fromEntries([...rows].map(([, name, value]) => [name, value]))).toEqual(defaults)
})

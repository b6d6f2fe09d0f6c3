import { describe, expect, it } from 'vitest'

const components = import.meta.glob<string>(
  ['./components/*/*.tsx', './internal/**/*.tsx', '!./**/*.{stories,test}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Hooks such as `useId` also work on the server. */
const state =
  /(?<![\w.])(use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*|use|createContext)\(|\bon[A-Z]\w*(?:=\{|: \(\) => \w+\()|<\w+Context\b/
const library = /^import (?!type\b).*from '(@radix-ui|@tiptap|react-cropper|react-day-picker)/m
const directive = "'use client'\n"

/**
 * Server components cannot use client state, and plain values cannot be imported from client
 * modules.
 */
describe.each(Object.entries(components))('%s', (_, source) => {
  const isForClients = state.test(source) || library.test(source)

  it("says 'use client' if it has state or handlers, and only then", () => {
    expect(source.startsWith(directive)).toBe(isForClients)
  })

  it.runIf(isForClients)('exports components alone', () => {
    const values = source.matchAll(/^export (?:const|function|class) (\w+)/gm)
    for (const [, name] of values) expect(name).toMatch(/^[A-Z]/)
  })
})

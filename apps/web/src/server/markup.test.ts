import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeScriptJson } from './markup'

test('escapes text for HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})

test('escapes JSON for a script without changing its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const escaped = escapeScriptJson(JSON.stringify(value))
      expect(escaped).not.toContain('<')
      expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

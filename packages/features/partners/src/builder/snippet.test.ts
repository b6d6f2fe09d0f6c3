import { widgetReleases } from '@edbazaar/api-client/testing'
import { describe, expect, test } from 'vitest'
import { type Choices, firstChoices } from './choices'
import { snippetOf } from './snippet'

const [release] = widgetReleases()
if (!release) throw new Error('There is no release among the fixtures')
const snippet = (choices: Partial<Choices> = {}) =>
  snippetOf({ ...firstChoices, ...choices }, release)
/** The snippet as a browser reads it. */
function parsed(choices: Partial<Choices> = {}) {
  const page = new DOMParser().parseFromString(snippet(choices), 'text/html')
  const attributes = (selector: string) =>
    Object.fromEntries(
      [...(page.querySelector(selector)?.attributes ?? [])].map(({ name, value }) => [name, value]),
    )
  return {
    script: attributes('script'),
    box: attributes('edbazaar-search'),
    style: page.querySelector('style')?.textContent?.replace(/\s+/g, ' ').trim(),
    link: attributes('edbazaar-search > a'),
  }
}

describe('a snippet', () => {
  test('loads this version and no other, and leads on without scripts', () => {
    expect(parsed({ kind: 'all' })).toEqual({
      script: { type: 'module', src: release.url, integrity: release.integrity },
      box: {},
      style: undefined,
      link: { href: 'https://edbazaar.example/' },
    })
  })

  test('follows the major version without a digest, which would stop the next one', () => {
    expect(parsed({ pin: 'major' }).script).toEqual({
      type: 'module',
      src: 'https://edbazaar.example/widget/v1/edbazaar-search.js',
    })
  })

  test('says what was chosen, and nothing of what stays as it is', () => {
    const { box } = parsed({
      ...{ kind: 'camps', place: ' Pune ', radius: '10', theme: 'dark', lang: 'hi', limit: '3' },
      ...{ placeholder: 'Find a camp', target: '_blank', partner: 'edb_abc' },
    })
    expect(box).toEqual({
      ...{ kind: 'camps', place: 'Pune', radius: '10', theme: 'dark', lang: 'hi', limit: '3' },
      ...{ placeholder: 'Find a camp', target: '_blank', partner: 'edb_abc' },
    })
    expect(parsed().box).toEqual({ kind: 'schools' })
  })

  test('has no radius without a place', () => {
    expect(parsed({ radius: '10' }).box).toEqual({ kind: 'schools' })
  })

  test('keeps what was typed from being anything but words', () => {
    const hostile = `"><script>alert('1')</script>&amp;`
    const { box, script } = parsed({ placeholder: hostile })
    expect(box.placeholder).toBe(hostile)
    expect(script.src).toBe(release.url)
    expect(snippet({ placeholder: hostile }).match(/<script/g)).toHaveLength(1)
  })

  test('carries the brand in custom properties, with a shade for dark pages', () => {
    expect(parsed({ color: '#7a1f5c', corner: '10px' }).style).toMatch(
      /^edbazaar-search { --edbazaar-search-act: light-dark\(#7a1f5c, #[0-9a-f]{6}\); --edbazaar-search-radius: 10px; }$/,
    )
    expect(parsed({ color: '#7a1f5c', theme: 'light' }).style).toBe(
      'edbazaar-search { --edbazaar-search-act: #7a1f5c; }',
    )
    expect(parsed({ color: '#7a1f5c', theme: 'dark' }).style).not.toContain('#7a1f5c')
  })
})

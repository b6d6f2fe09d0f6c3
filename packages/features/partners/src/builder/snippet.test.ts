import { widgetReleases } from '@edbazaar/api-client/testing'
import { describe, expect, test } from 'vitest'
import { type Choices, defaultChoices } from './choices'
import { snippetOf } from './snippet'

const [release] = widgetReleases()
if (!release) throw new Error('The fixtures contain no widget release')
const snippet = (choices: Partial<Choices> = {}) =>
  snippetOf({ ...defaultChoices, ...choices }, release)
/** The snippet as a browser parses it. */
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
  test('pins the version, and contains a link that works without JavaScript', () => {
    expect(parsed({ kind: 'all' })).toEqual({
      script: { type: 'module', src: release.url, integrity: release.integrity },
      box: {},
      style: undefined,
      link: { href: 'https://edbazaar.example/' },
    })
  })

  test('follows the major version without an integrity hash, which would block the next release', () => {
    expect(parsed({ pin: 'major' }).script).toEqual({
      type: 'module',
      src: 'https://edbazaar.example/widget/v1/edbazaar-search.js',
    })
  })

  test('contains chosen values only, not defaults', () => {
    const chosen = {
      kind: 'camps',
      place: ' Pune ',
      radius: '10',
      theme: 'dark',
      lang: 'hi',
      limit: '3',
      placeholder: 'Find a camp',
      target: '_blank',
      partner: 'edb_abc',
    } as const
    expect(parsed(chosen).box).toEqual({ ...chosen, place: 'Pune' })
    expect(parsed().box).toEqual({ kind: 'schools' })
  })

  test('leaves out the radius without a place', () => {
    expect(parsed({ radius: '10' }).box).toEqual({ kind: 'schools' })
  })

  test('escapes entered text', () => {
    const hostile = `"><script>alert('1')</script>&amp;`
    const { box, script } = parsed({ placeholder: hostile })
    expect(box.placeholder).toBe(hostile)
    expect(script.src).toBe(release.url)
    expect(snippet({ placeholder: hostile }).match(/<script/g)).toHaveLength(1)
  })

  test('sets the brand colour as custom properties, with a shade for dark pages', () => {
    expect(parsed({ color: '#7a1f5c', corner: '10px' }).style).toMatch(
      /^edbazaar-search { --edbazaar-search-act: light-dark\(#7a1f5c, #[0-9a-f]{6}\); --edbazaar-search-radius: 10px; }$/,
    )
    expect(parsed({ color: '#7a1f5c', theme: 'light' }).style).toBe(
      'edbazaar-search { --edbazaar-search-act: #7a1f5c; }',
    )
    expect(parsed({ color: '#7a1f5c', theme: 'dark' }).style).not.toContain('#7a1f5c')
  })
})

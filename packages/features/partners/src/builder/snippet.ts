import type { WidgetRelease } from '@edbazaar/api-client'
import { isColor, shadeForDark } from './brand-colors'
import type { Choices } from './choices'

/** The attributes of the element, in the order of the docs; what is left as it is, is not there. */
export function attributesOf(choices: Choices): Record<string, string> {
  const { kind, place, radius, placeholder, theme, limit, target, lang, partner } = choices
  const chosen = {
    kind: kind === 'all' ? '' : kind,
    place: place.trim(),
    radius: place.trim() === '' ? '' : radius,
    placeholder: placeholder.trim(),
    ...{ theme, limit, target, lang },
    partner: partner.trim(),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
}

/** The custom properties that carry a brand into the box. */
export function propertiesOf({ color, corner, theme }: Choices): Record<string, string> {
  const act = isColor(color) ? colorFor(color, theme) : ''
  const chosen = { '--edbazaar-search-act': act, '--edbazaar-search-radius': corner }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
}

function colorFor(color: string, theme: Choices['theme']): string {
  const dark = shadeForDark(color)
  if (theme === 'light' || dark === color) return color
  return theme === 'dark' ? dark : `light-dark(${color}, ${dark})`
}

/** The address of the script that follows the newest version of a major. */
export const followingUrl = ({ url, version }: WidgetRelease): string =>
  url.replace(`/widget/${version}/`, `/widget/v${version.split('.', 1)[0]}/`)

/** The site that a script comes from, with a slash at its end. */
export const homeOf = ({ url }: WidgetRelease): string => url.replace(/widget\/[^/]+\/[^/]+$/, '')

/** The tag that loads the script: of this version, as it is now for ever, or of its major. */
export function scriptTag(release: WidgetRelease, pin: Choices['pin']): string {
  return pin === 'major'
    ? tag('script', { type: 'module', src: followingUrl(release) })
    : tag('script', { type: 'module', src: release.url, integrity: release.integrity })
}

/** HTML to paste: the script, the brand, and the box with a link for those without scripts. */
export function snippetOf(choices: Choices, release: WidgetRelease): string {
  const link = `<a href="${homeOf(release)}">EdBazaar</a>`
  const box = tag('edbazaar-search', attributesOf(choices), `\n  ${link}\n`)
  return [scriptTag(release, choices.pin), styleTag(propertiesOf(choices)), box]
    .filter((part) => part !== '')
    .join('\n')
}

function styleTag(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};\n`)
  if (lines.length === 0) return ''
  return `<style>\n  edbazaar-search {\n${lines.join('')}  }\n</style>`
}

/** On one line where that is short, else with an attribute a line. */
function tag(name: string, attributes: Record<string, string>, inner = ''): string {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)
  const flat = [`<${name}`, ...parts].join(' ')
  const open = flat.length <= longest ? flat : `<${name}\n  ${parts.join('\n  ')}\n`
  return `${open}>${inner}</${name}>`
}

const longest = 72

const escaped = (text: string) => text.replace(/[&"<>]/g, (letter) => `&#${letter.codePointAt(0)};`)

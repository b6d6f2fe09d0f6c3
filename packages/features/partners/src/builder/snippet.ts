import type { WidgetRelease } from '@edbazaar/api-client'
import { isColor, shadeForDark } from './brand-colors'
import type { Choices } from './choices'

/** The attributes of the element, in the order of the docs, without defaults. */
export function attributesOf(choices: Choices): Record<string, string> {
  const { kind, place, radius, placeholder, theme, limit, target, lang, partner } = choices
  const chosen = {
    kind: kind === 'all' ? '' : kind,
    place: place.trim(),
    radius: place.trim() === '' ? '' : radius,
    placeholder: placeholder.trim(),
    theme,
    limit,
    target,
    lang,
    partner: partner.trim(),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
}

/** The custom properties for the brand colour and the corners. */
export function propertiesOf({ color, corner, theme }: Choices): Record<string, string> {
  const brandColor = isColor(color) ? themedColor(color, theme) : ''
  const chosen = { '--edbazaar-search-act': brandColor, '--edbazaar-search-radius': corner }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))
}

function themedColor(color: string, theme: Choices['theme']): string {
  const dark = shadeForDark(color)
  if (theme === 'light' || dark === color) return color
  return theme === 'dark' ? dark : `light-dark(${color}, ${dark})`
}

/** The URL of the script that follows the latest release of the major version. */
export const majorVersionUrl = ({ url, version }: WidgetRelease): string =>
  url.replace(`/widget/${version}/`, `/widget/v${version.split('.', 1)[0]}/`)

/** The URL of the site that serves the script, with a trailing slash. */
export const siteUrlOf = ({ url }: WidgetRelease): string =>
  url.replace(/widget\/[^/]+\/[^/]+$/, '')

/** The tag that loads the script, pinned to this version or following its major version. */
export function scriptTag(release: WidgetRelease, pin: Choices['pin']): string {
  return pin === 'major'
    ? tag('script', { type: 'module', src: majorVersionUrl(release) })
    : tag('script', { type: 'module', src: release.url, integrity: release.integrity })
}

/** HTML to paste: script, styles, and the search box with a link for pages without JavaScript. */
export function snippetOf(choices: Choices, release: WidgetRelease): string {
  const link = `<a href="${siteUrlOf(release)}">EdBazaar</a>`
  const element = tag('edbazaar-search', attributesOf(choices), `\n  ${link}\n`)
  return [scriptTag(release, choices.pin), styleTag(propertiesOf(choices)), element]
    .filter((part) => part !== '')
    .join('\n')
}

function styleTag(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};\n`)
  if (lines.length === 0) return ''
  return `<style>\n  edbazaar-search {\n${lines.join('')}  }\n</style>`
}

/** On one line if it fits, otherwise with one attribute per line. */
function tag(name: string, attributes: Record<string, string>, inner = ''): string {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  const singleLine = [`<${name}`, ...parts].join(' ')
  const open =
    singleLine.length <= maxLineLength ? singleLine : `<${name}\n  ${parts.join('\n  ')}\n`
  return `${open}>${inner}</${name}>`
}

const maxLineLength = 72

const escapeHtml = (text: string) =>
  text.replace(/[&"<>]/g, (letter) => `&#${letter.codePointAt(0)};`)

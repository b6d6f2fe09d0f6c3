import type { Image, SchoolFees } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import type { DiffImage, DiffPart, FieldDifference } from '@edbazaar/ui/FieldDiff'
import { formatRupees } from '@edbazaar/ui/formatting'
import { diffArrays } from 'diff'
import type { Change } from '../case-types'
import { messages } from '../messages'
import { listingParts, textWithDay } from './listing-parts'

/** Texts up to this length are shown in two columns. */
const maxColumnLength = 120

/** The difference that `FieldDiff` shows for a change of the contract. */
export function differenceOf(change: Change, t: Translate): FieldDifference {
  const { kind, before, after } = change
  if (kind === 'list') return setDifference(linesOf(before, t), linesOf(after, t), t)
  if (kind === 'image') return imageDifference(imagesOf(before), imagesOf(after), t)
  const excerpts = change.findings.flatMap(({ excerpt }) => excerpt ?? [])
  return textDifference(textOfValue(change, before, t), textOfValue(change, after, t), excerpts, t)
}

/** A value as a text that people read; '' without one. */
export function textOfValue({ kind }: Pick<Change, 'kind'>, value: unknown, t: Translate): string {
  if (value === null || value === undefined) return ''
  if (kind === 'html') return textOfHtml(String(value))
  if (kind === 'money' && isFees(value)) return textOfFees(value, t)
  if (kind === 'map' && isPlace(value)) return textOfPlace(value)
  const parts = listingParts(value, t)
  if (parts !== undefined) return parts.join('\n')
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'string') return textWithDay(value)
  if (typeof value === 'boolean') return t(value ? messages.yes : messages.no)
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(String).join(', ')
  return String(value)
}

/** Two texts with the words that differ. */
export function textDifference(
  before: string,
  after: string,
  excerpts: readonly string[],
  t: Translate,
): FieldDifference {
  const parts = withMarks(partsOf(before, after), excerpts)
  const isShort = before.length <= maxColumnLength && after.length <= maxColumnLength
  if (before === '' || after === '' || isShort)
    return {
      kind: 'sides',
      before: { parts: parts.filter(({ change }) => change !== 'added') },
      after: { parts: parts.filter(({ change }) => change !== 'removed') },
    }
  const count = (change: DiffPart['change']) =>
    parts.filter((part) => part.change === change).reduce((sum, { text }) => sum + wordsIn(text), 0)
  return { kind: 'text', parts, summary: t(messages.words(count('removed'), count('added'))) }
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Knows where words end in scripts without Latin letters, too. */
const segmenter = new Intl.Segmenter('hi', { granularity: 'word' })

const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** The words of both texts in one line. */
function partsOf(before: string, after: string): DiffPart[] {
  return diffArrays(segmentsOf(before), segmentsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    ...(added && { change: 'added' as const }),
    ...(removed && { change: 'removed' as const }),
  }))
}

/** Marks what findings are about in the new text, which may reach over several parts. */
function withMarks(parts: readonly DiffPart[], excerpts: readonly string[]): DiffPart[] {
  const text = parts
    .filter(({ change }) => change !== 'removed')
    .map((part) => part.text)
    .join('')
  const ranges = excerpts.flatMap((excerpt) => {
    const from = excerpt === '' ? -1 : text.indexOf(excerpt)
    return from === -1 ? [] : [{ from, to: from + excerpt.length }]
  })
  let at = 0
  return parts.flatMap((part) => {
    if (part.change === 'removed') return part
    const from = at
    at += part.text.length
    return splitAt(part, from, ranges)
  })
}

/** A part, cut where marks begin and end. `from` is its place in the text. */
function splitAt(
  part: DiffPart,
  from: number,
  ranges: readonly { from: number; to: number }[],
): DiffPart[] {
  const end = from + part.text.length
  const cuts = ranges
    .flatMap((range) => [range.from, range.to])
    .filter((cut) => cut > from && cut < end)
  const edges = [...new Set([from, ...cuts, end])].toSorted((a, b) => a - b)
  return edges.slice(1).map((edge, index) => {
    const start = edges[index] ?? from
    const isMarked = ranges.some((range) => range.from <= start && edge <= range.to)
    return {
      ...part,
      text: part.text.slice(start - from, edge - from),
      ...(isMarked && { isMarked }),
    }
  })
}

function setDifference(
  before: readonly string[],
  after: readonly string[],
  t: Translate,
): FieldDifference {
  const same = after.filter((value) => before.includes(value)).length
  return {
    kind: 'set',
    added: after.filter((value) => !before.includes(value)),
    removed: before.filter((value) => !after.includes(value)),
    ...(same > 0 && { rest: t(messages.unchanged(same)) }),
  }
}

/** Only the images that went and came. */
function imageDifference(
  before: readonly Image[],
  after: readonly Image[],
  t: Translate,
): FieldDifference {
  const without = (images: readonly Image[], others: readonly Image[]) =>
    images.filter(({ url }) => !others.some((other) => other.url === url))
  return {
    kind: 'images',
    before: without(before, after).map((image) => imageOf(image, t)),
    after: without(after, before).map((image) => imageOf(image, t)),
  }
}

const imageOf = ({ url, width, height, caption }: Image, t: Translate): DiffImage => ({
  src: url,
  alt: caption ?? '',
  caption: [t(messages.imageSize(width, height))],
})

function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const end of body.querySelectorAll('p, li, h1, h2, h3, h4, br, blockquote, tr'))
    end.after('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function textOfFees({ year, rows }: SchoolFees, t: Translate): string {
  const lines = rows.map((row) => {
    const parts = feeParts.flatMap((part) => {
      const amount = row[part]
      return amount === null ? [] : [t(messages.feeParts[part](formatRupees(amount)))]
    })
    return t(messages.feeRow(row.classes, parts.join(', ')))
  })
  return [year, ...lines].join('\n')
}

const feeParts = ['admission', 'tuition', 'transport', 'books'] as const

function textOfPlace({ location, lat, lng }: Place): string {
  const point = lat === null || lng === null ? '' : `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  return [location, point].filter(Boolean).join('\n')
}

interface Place {
  location: string | null
  lat: number | null
  lng: number | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number'

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && 'location' in value && isNumberOrNull(value.lat) && isNumberOrNull(value.lng)

const isFees = (value: unknown): value is SchoolFees =>
  isRecord(value) && typeof value.year === 'string' && Array.isArray(value.rows)

const linesOf = (value: unknown, t: Translate): readonly string[] =>
  listingParts(value, t) ?? (Array.isArray(value) ? value.map(String) : [])

const isImage = (value: unknown): value is Image =>
  isRecord(value) && typeof value.url === 'string' && typeof value.width === 'number'

export const imagesOf = (value: unknown): Image[] =>
  Array.isArray(value) ? value.filter(isImage) : isImage(value) ? [value] : []

import type { StoredFinding } from '../../../db/schema/index.ts'
import { distanceKm } from '../../platform/places/distance.ts'
import { findingsInText } from './text-findings.ts'

/** A field's change, by the names of the contract. */
export interface CheckedChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const texts = new Set(['description', 'description_html', 'name', 'brand_name', 'title'])
const emails = new Set(['contact_email', 'email'])
const names = new Set(['name', 'brand_name'])
/** Per cent by which a price may rise without a finding, and kilometres that a listing may move. */
const highestRise = 50
const farthestMove = 2

/** Findings of the automatic checks in changes. Cheap: runs in the transaction of the edit. */
export const findingsIn = (changes: readonly CheckedChange[]): StoredFinding[] =>
  changes.flatMap((change) => [
    ...(texts.has(change.field) ? newInText(change) : []),
    ...(emails.has(change.field) ? newDomain(change) : []),
    ...(names.has(change.field) ? newName(change) : []),
    ...priceRise(change),
    ...move(change),
  ])

/** The parts that a text says now and did not say before. */
function newInText({ field, before, after }: CheckedChange): StoredFinding[] {
  if (typeof after !== 'string') return []
  const known = typeof before === 'string' ? before : ''
  return findingsInText(after)
    .filter(({ excerpt }) => !known.includes(excerpt))
    .map(({ code, excerpt }) => ({ code, field, excerpt, amount: null }))
}

const domainOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.split('@')[1]?.toLowerCase() : undefined

function newDomain({ field, before, after }: CheckedChange): StoredFinding[] {
  const [from, to] = [domainOf(before), domainOf(after)]
  if (from === undefined || to === undefined || from === to) return []
  return [{ code: 'new_domain', field, excerpt: to, amount: null }]
}

function newName({ field, before, after }: CheckedChange): StoredFinding[] {
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return []
  return [{ code: 'new_name', field, excerpt: null, amount: null }]
}

/** The sum of the amounts in a fee sheet or a price; undefined without any. */
function amountOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('price' in value) return typeof value.price === 'number' ? value.price : undefined
  if (!('rows' in value) || !Array.isArray(value.rows) || value.rows.length === 0) return undefined
  const amounts = value.rows.flatMap((row: object) =>
    Object.values(row).filter((amount) => typeof amount === 'number'),
  )
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0)
}

function priceRise({ field, before, after }: CheckedChange): StoredFinding[] {
  const [from, to] = [amountOf(before), amountOf(after)]
  if (!from || to === undefined) return []
  const rise = Math.round((to / from - 1) * 100)
  return rise > highestRise ? [{ code: 'fees_up', field, excerpt: null, amount: rise }] : []
}

function pointOf(value: unknown) {
  if (typeof value !== 'object' || value === null || !('lat' in value)) return undefined
  const { lat } = value
  const lng = 'lng' in value ? value.lng : 'long' in value ? value.long : undefined
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

function move({ field, before, after }: CheckedChange): StoredFinding[] {
  const [from, to] = [pointOf(before), pointOf(after)]
  if (!from || !to) return []
  const km = Math.round(distanceKm(from, to) * 10) / 10
  return km > farthestMove ? [{ code: 'moved', field, excerpt: null, amount: km }] : []
}

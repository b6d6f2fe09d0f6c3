import type { batches, products } from '../../src/db/schema/index.ts'
import { sections } from '../../src/modules/catalogue/products/product-shapes.ts'
import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { placeholderPath } from '../cover-files.ts'
import { padded } from '../schools/school-fees.ts'
import { slugOf } from '../slugs.ts'
import type { DemoStore } from './demo-stores.ts'
import { type Idea, productIdeas } from './product-ideas.ts'
import type { ProductKind } from './store-names.ts'

type ProductInsert = typeof products.$inferInsert
type BatchInsert = typeof batches.$inferInsert

export interface DemoProduct {
  /** Index of the store that sells it. */
  readonly store: number
  readonly row: Omit<ProductInsert, 'storeId'>
  readonly batches: readonly Omit<BatchInsert, 'productId'>[]
}

/** Finds a filter value of a section by the names of filter and value. */
export type SectionValueId = (section: string, filter: string, value: string) => number

const howMany = 200
const ages: Readonly<Record<ProductKind, readonly [low: number, high: number]>> = {
  tuition: [10, 17],
  activity: [5, 15],
  camp: [7, 16],
  workshop: [8, 16],
}
const prices: Readonly<Record<ProductKind, readonly [low: number, high: number]>> = {
  tuition: [12, 48],
  activity: [9, 36],
  camp: [35, 180],
  workshop: [10, 60],
}
const modes = {
  tuition: ['centre', 'centre', 'online', 'home'],
  activity: ['centre', 'centre', 'centre', 'online', 'home'],
  camp: ['centre'],
  workshop: ['centre', 'centre', 'online'],
} as const
const units = { tuition: 'month', activity: 'month', camp: 'camp', workshop: 'course' } as const
const boards = ['CBSE', 'ICSE', 'State board'] as const

/** Two hundred products of the stores, three or four each, with their batches. */
export function demoProducts(stores: readonly DemoStore[], valueId: SectionValueId): DemoProduct[] {
  return Array.from({ length: howMany }, (_, i) => i).flatMap((i) => {
    const store = i % stores.length
    const offering = stores[store]
    if (!offering) return []
    const ideas = productIdeas[offering.kind]
    // Each store of a kind starts with another idea and continues from there.
    const idea = ideas[(store * 3 + Math.floor(i / stores.length)) % ideas.length] ?? ideas[0]
    return { store, ...demoProduct(offering, idea, chanceOf(`product/${i}`), valueId) }
  })
}

function demoProduct(
  { kind, row: store }: DemoStore,
  idea: Idea,
  chance: Chance,
  valueId: SectionValueId,
): Omit<DemoProduct, 'store'> {
  const mode = chance.pick(modes[kind])
  const [ageLow, ageHigh] = ages[kind]
  const [priceLow, priceHigh] = prices[kind]
  const ageMin = chance.between(ageLow, ageHigh - 5)
  // A separate sequence, so that no other choice of the seed data changes with it.
  const imaged = chanceOf(`image/${store.brandName}/${idea.name}`)
  return {
    row: {
      slug: slugOf(`${idea.name} ${store.brandName}`, chance),
      name: idea.name,
      kind,
      mode,
      descriptionHtml: cleanHtml(aboutHtml(idea, store.brandName, chance)),
      filterIds: filterIdsOf(kind, idea, mode, chance, valueId),
      ageMin,
      ageMax: chance.between(ageMin + 3, ageHigh),
      price: chance.is(0.95) ? chance.between(priceLow, priceHigh) * 100 : null,
      priceUnit: units[kind],
      city: store.city ?? null,
      district: store.district ?? null,
      state: store.state ?? null,
      lat: store.lat ?? null,
      lng: store.lng ?? null,
      placeAccuracy: store.placeAccuracy ?? null,
      popularity: Math.round((0.35 + chance.next() * 0.55) * 1000) / 1000,
      files: imaged.is(0.6) ? [placeholderPath(idea.name)] : [],
    },
    batches: batchesOf(kind, chance),
  }
}

function aboutHtml(idea: Idea, brandName: string, chance: Chance): string {
  const more = chance.pick([
    'The first lesson is free, and nobody has to stay.',
    'Materials are included; a notebook is enough to bring.',
    'Parents get a note every month, and may watch any day.',
    'Missed lessons can be made up in another batch.',
  ])
  return `<p>${idea.about}</p><p>Offered by ${brandName}. ${more}</p>`
}

const modeValues = { online: 'Online', centre: 'At the centre', home: 'At home' } as const

function filterIdsOf(
  kind: ProductKind,
  idea: Idea,
  mode: keyof typeof modeValues,
  chance: Chance,
  valueId: SectionValueId,
): number[] {
  const section = sections[kind]
  const ids = [valueId(section, idea.filter, idea.value)]
  if (kind === 'tuition') ids.push(valueId(section, 'Board', chance.pick(boards)))
  if (kind === 'tuition' || kind === 'activity') {
    ids.push(valueId(section, 'Mode of Training', modeValues[mode]))
    if (chance.is(0.2)) ids.push(valueId(section, 'Mode of Training', 'One to one'))
  }
  return ids.sort((a, b) => a - b)
}

const weeks = [
  ['Mon', 'Wed', 'Fri'],
  ['Tue', 'Thu'],
  ['Sat', 'Sun'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
] as const
/** Days from the first to the last; null if it continues. */
const lengths: Readonly<Record<ProductKind, number | null>> = {
  tuition: null,
  activity: null,
  camp: 6,
  workshop: 8,
}
const camps = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

function batchesOf(kind: ProductKind, chance: Chance): DemoProduct['batches'] {
  const isCamp = kind === 'camp'
  const count = chance.between(1, 3)
  const year = Number(todayInIndia().slice(0, 4))
  return Array.from({ length: count }, (_, i) => {
    const seats = chance.between(3, 12) * 2
    const start = isCamp ? 9 : chance.between(15, 18)
    const month = isCamp ? chance.pick([4, 5, 12]) : chance.between(1, 6)
    const first = chance.between(1, 20)
    const day = (of: number) => `${month === 12 ? year : year + 1}-${padded(month)}-${padded(of)}`
    const length = lengths[kind]
    return {
      name: isCamp ? `Camp ${i + 1}` : `Batch ${String.fromCharCode(65 + i)}`,
      days: [...(isCamp ? camps : chance.pick(weeks))],
      startsOn: day(first),
      endsOn: length === null ? null : day(first + length),
      startTime: `${padded(start)}:${chance.pick(['00', '30'])}`,
      endTime: `${padded(isCamp ? 16 : start + 2)}:00`,
      seats,
      takenElsewhere: seats - chance.between(0, seats),
    }
  })
}

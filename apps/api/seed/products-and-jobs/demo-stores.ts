import type { stores } from '../../src/db/schema/index.ts'
import { majorCities } from '../../src/modules/platform/places/gazetteer/cities.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { slugBase } from '../../src/modules/platform/slugs/slugs.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { placeholderPath } from '../cover-files.ts'
import { domainOf, personName, phoneNumber } from '../people.ts'
import { type ProductKind, storeNames, storeStories } from './store-names.ts'

export interface DemoStore {
  readonly kind: ProductKind
  readonly row: typeof stores.$inferInsert
}

const kinds: readonly ProductKind[] = ['tuition', 'activity', 'camp', 'workshop']

/** Sixty stores, fifteen of each kind, one of each in every big city. */
export function demoStores(): DemoStore[] {
  return kinds.flatMap((kind) =>
    majorCities.flatMap((city, i) => {
      const brandName = storeNames[kind][i]
      return brandName === undefined ? [] : { kind, row: storeRow(kind, brandName, city) }
    }),
  )
}

function storeRow(kind: ProductKind, brandName: string, city: (typeof majorCities)[number]) {
  const chance = chanceOf(`store/${kind}/${brandName}`)
  const { name, lat, lng } =
    city.localities[chance.between(0, city.localities.length - 1)] ?? city.localities[0]
  const isCompany = chance.is(0.5)
  // A separate sequence, so that no other choice of the seed data changes with it.
  const facts = chanceOf(`facts/${kind}/${brandName}`)
  return {
    brandName,
    contactPerson: personName(chance),
    companyName: isCompany ? `${brandName} Learning LLP` : null,
    email: `hello@${domainOf(slugBase(brandName))}`,
    mobile: phoneNumber(chance),
    address: `${chance.between(1, 90)}, ${name}`,
    city: city.city,
    district: city.district,
    state: city.state,
    // An invented person must not have a real tax number.
    gst: null,
    lat,
    lng,
    placeAccuracy: 'exact' as const,
    descriptionHtml: cleanHtml(
      `<p>${brandName} is in ${name}, ${city.city}. ${chance.pick(storeStories[kind])}</p>`,
    ),
    establishedYear: facts.is(0.8) ? facts.between(1985, 2024) : null,
    ...openingTimes(facts),
    isVerified: chance.is(0.65),
    popularity: Math.round((0.4 + chance.next() * 0.5) * 1000) / 1000,
    files: chance.is(0.7) ? [placeholderPath(brandName)] : [],
  }
}

const openDays = [
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
] as const

/** Most stores open in the afternoon; some do not say when. */
function openingTimes(chance: Chance) {
  if (chance.is(0.2)) return {}
  return {
    openDays: [...chance.pick(openDays)],
    opensAt: chance.pick(['10:00', '14:30', '16:00']),
    closesAt: chance.pick(['19:00', '20:00', '20:30']),
  }
}

import type { schools } from '../../src/db/schema/index.ts'
import { feeRange } from '../../src/modules/catalogue/schools/fee-sheet.ts'
import { slugBase } from '../../src/modules/platform/slugs/slugs.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { Site } from '../geography/school-sites.ts'
import { domainOf, personName, phoneNumber } from '../people.ts'
import { slugOf } from '../slugs.ts'
import { admissionsFor, lateInSeason } from './school-admissions.ts'
import { describe } from './school-descriptions.ts'
import { factsFor } from './school-facts.ts'
import { feesFor } from './school-fees.ts'
import {
  activitiesFor,
  boardsFor,
  facilitiesFor,
  languagesFor,
  typesFor,
  type ValueId,
} from './school-filters.ts'
import { imagesFor } from './school-images.ts'
import {
  drawKind,
  drawPriceLevel,
  kindFacts,
  type PriceLevel,
  type SchoolKind,
} from './school-kinds.ts'
import { createNames, type SchoolName } from './school-names.ts'

export type DemoSchool = typeof schools.$inferInsert

/** One school in this many has few details, so that its page can be checked. */
const oneInSoManyIsBare = 20

/** The seed schools, one for each location, always the same. */
export function demoSchools(sites: readonly Site[], valueId: ValueId): DemoSchool[] {
  const nameFor = createNames()
  return sites.map((site, i) => {
    const chance = chanceOf(`school/${i}`)
    const kind = drawKind(chance)
    const named = nameFor(site, kind, chance)
    const known = { site, kind, named, priceLevel: drawPriceLevel(kind, chance) }
    if (i % oneInSoManyIsBare === oneInSoManyIsBare - 1) return bareSchool(known, valueId, chance)
    return wholeSchool(known, valueId, chance)
  })
}

interface Known {
  readonly site: Site
  readonly kind: SchoolKind
  readonly named: SchoolName
  readonly priceLevel: PriceLevel
}

/** A name, a location and a board, as in a school register. */
function bareSchool(
  { site, kind, named, priceLevel }: Known,
  valueId: ValueId,
  chance: Chance,
): DemoSchool {
  const values = [
    ...boardsFor(kind, priceLevel, chance).map((board) => valueId('Board', board)),
    ...typesFor(kind, named.name, chance).map((type) => valueId('Type', type)),
  ]
  return {
    ...placeOf(site, kind),
    name: named.name,
    slug: slugOf(named.latin, chance),
    filterIds: ascending(values),
    isOnline: kind === 'online',
    popularity: 0.3 + chance.next() * 0.1,
  }
}

function wholeSchool(known: Known, valueId: ValueId, chance: Chance): DemoSchool {
  const { site, kind, named, priceLevel } = known
  const { ageMin, ageMax, students: size } = kindFacts[kind]
  const slug = slugOf(named.latin, chance)
  const foundedIn = chance.between(1948, 2019)
  const nStudents = chance.between(...size)
  const nClassrooms = chance.is(0.85) ? Math.ceil(nStudents / chance.between(24, 38)) : null
  const boards = boardsFor(kind, priceLevel, chance)
  const languages = languagesFor(site, priceLevel, chance)
  const activities = activitiesFor(priceLevel, chance)
  const facilities = facilitiesFor(kind, priceLevel, chance)
  const fees = chance.is(0.9) ? feesFor(kind, priceLevel, site.cost, chance) : null
  const domain = domainOf(slugBase(named.latin))
  const details = {
    ...placeOf(site, kind),
    name: named.name,
    slug,
    contactName: personName(chance),
    contactEmail: `office@${domain}`,
    contactPhone: phoneNumber(chance),
    website: chance.is(0.75) ? `https://${domain}` : null,
    establishedOn: `${foundedIn}-${chance.pick(['04', '06', '07'])}-01`,
    nStudents,
    nClassrooms,
    description: describe(
      { ...named, site, kind, foundedIn, students: nStudents, activities },
      chance,
    ),
    ...imagesFor(named.name, kind, chance),
    filterIds: ascending([
      ...boards.map((board) => valueId('Board', board)),
      ...typesFor(kind, named.name, chance).map((type) => valueId('Type', type)),
      ...languages.map((language) => valueId('Languages', language)),
      ...activities.map((activity) => valueId('Extracurricular Activities', activity)),
      ...facilities.present.map((room) => valueId('Infrastructure', room)),
    ]),
    absentFilterIds: ascending(facilities.absent.map((room) => valueId('Infrastructure', room))),
    ageMin: chance.pick(ageMin),
    ageMax: chance.pick(ageMax),
    fees,
    ...(fees && feeRange(fees)),
    ...admissionsFor(chance),
    facts: factsFor(
      { boards, languages, foundedIn, students: nStudents, classrooms: nClassrooms },
      chance,
    ),
    isRecognitionChecked: chance.is(0.7),
    isOnline: kind === 'online',
  }
  return { ...details, popularity: popularityOf(details, chance) }
}

/** The most popular schools have seats for most of the season, and fees. */
function popularityOf(
  { fees, admissionClosesOn }: Pick<DemoSchool, 'fees' | 'admissionClosesOn'>,
  chance: Chance,
): number {
  const isOpenLong = admissionClosesOn ? admissionClosesOn >= lateInSeason : false
  const share = 0.45 + chance.next() * 0.35 + (fees ? 0.05 : 0) + (isOpenLong ? 0.15 : 0)
  return Math.round(share * 1000) / 1000
}

/** An online school has a town but no address. */
function placeOf(site: Site, kind: SchoolKind) {
  const { city, district, state, pincode, locality, address, lat, lng } = site
  if (kind === 'online') return { location: `${city}, ${state}`, city, district, state }
  const location = `${locality}, ${city}`
  const where = { location, address, city, district, state, pincode, lat, lng }
  return { ...where, placeAccuracy: 'exact' as const }
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

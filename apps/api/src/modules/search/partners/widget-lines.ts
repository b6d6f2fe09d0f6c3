import type { ProductSummary } from '../../catalogue/products/product-shapes.ts'
import type { SchoolSummary } from '../../catalogue/schools/school-summary.ts'
import { distanceKm } from '../../platform/places/distance.ts'
import type { Candidate } from '../suggest/candidates.repository.ts'
import type { Point } from '../suggest/grid-around.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import { type ProductKind, productKinds, type WidgetKind } from './widget-kinds.ts'
import { type WidgetLanguage, widgetWords } from './widget-words.ts'

/** The `WidgetSuggestion` of the contract. */
export interface WidgetSuggestion {
  readonly kind: 'school' | ProductKind
  readonly name: string
  readonly detail: string
  readonly url: string
}

export interface LineMakers {
  readonly addresses: WidgetAddresses
  /** What is known of schools and products, by one query each. */
  readonly schoolSummaries: (
    schools: readonly { id: number; distanceKm: null }[],
  ) => Promise<Pick<SchoolSummary, 'id' | 'boards'>[]>
  readonly productSummaries: (
    products: readonly { id: number }[],
  ) => Promise<Pick<ProductSummary, 'id' | 'kind' | 'city'>[]>
}

interface Chosen {
  /** Schools and products, the best first. */
  readonly candidates: readonly Candidate[]
  readonly kind: WidgetKind
  readonly here: Point | null
  readonly limit: number
  readonly lang: WidgetLanguage
}

/** Of a kind of product so many times more are read: others may have its word in their names. */
const spare = 2
const between = ' · '

/** The first candidates that are of the kind and still there, as the box shows them. */
export async function linesOf(chosen: Chosen, makers: LineMakers): Promise<WidgetSuggestion[]> {
  const { kind, limit } = chosen
  const isOneOfProducts = kind !== 'all' && kind !== 'schools'
  const read = chosen.candidates.slice(0, isOneOfProducts ? limit * spare : limit)
  const ids = (of: Candidate['kind']) =>
    read.filter((each) => each.kind === of).map(({ ref_id: id }) => ({ id, distanceKm: null }))
  const [schools, products] = await Promise.all([
    makers.schoolSummaries(ids('school')),
    makers.productSummaries(ids('product').map(({ id }) => ({ id }))),
  ])
  const boards = new Map(schools.map((school) => [school.id, school.boards]))
  const productsById = new Map(products.map((product) => [product.id, product]))
  return read
    .flatMap((candidate) => {
      if (candidate.kind === 'school') {
        const known = boards.get(candidate.ref_id)
        return known ? [schoolLine(candidate, known, chosen, makers)] : []
      }
      const product = productsById.get(candidate.ref_id)
      return product && isOf(kind, product.kind)
        ? [productLine(candidate, product, chosen, makers)]
        : []
    })
    .slice(0, limit)
}

const isOf = (kind: WidgetKind, product: ProductKind) =>
  kind === 'all' || (kind !== 'schools' && productKinds[kind] === product)

function schoolLine(
  school: Candidate,
  boards: readonly string[],
  chosen: Chosen,
  { addresses }: LineMakers,
): WidgetSuggestion {
  return {
    kind: 'school',
    name: school.name,
    detail: joined([school.detail, boards.join(', '), awayOf(school, chosen)]),
    url: addresses.school(school.slug ?? ''),
  }
}

function productLine(
  product: Candidate,
  { kind, city }: Pick<ProductSummary, 'kind' | 'city'>,
  chosen: Chosen,
  { addresses }: LineMakers,
): WidgetSuggestion {
  const kindName = widgetWords[chosen.lang].kinds[kind]
  return {
    kind,
    name: product.name,
    detail: joined([kindName, city ?? '', awayOf(product, chosen)]),
    url: addresses.product(product.slug ?? ''),
  }
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(between)

/** How far it is, as pages say it: one decimal below 10 km, none above. */
function awayOf({ lat, lng }: Candidate, { here, lang }: Chosen): string {
  if (!here || lat === null || lng === null) return ''
  const km = distanceKm({ lat, lng }, here)
  const tenths = Math.max(1, Math.round(km * 10))
  const shown =
    tenths < 100 ? (tenths / 10).toFixed(1) : new Intl.NumberFormat('en-IN').format(Math.round(km))
  return widgetWords[lang].distance(shown)
}

import type { ProductSummary } from '../../catalogue/products/product-shapes.ts'
import type { SchoolSummary } from '../../catalogue/schools/school-summary.ts'
import type { Point } from '../../platform/places/distance.ts'
import { distanceKm } from '../../platform/places/distance.ts'
import type { Candidate } from '../suggest/candidates.repository.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import { type ProductKind, productKinds, type WidgetKind } from './widget-kinds.ts'
import { type WidgetLanguage, widgetLabels } from './widget-labels.ts'

/** The `WidgetSuggestion` of the contract. */
export interface WidgetSuggestion {
  readonly kind: 'school' | ProductKind
  readonly name: string
  readonly detail: string
  readonly url: string
}

export interface SuggestionDeps {
  readonly addresses: WidgetAddresses
  /** Summaries of schools and products, by one query each. */
  readonly schoolSummaries: (
    schools: readonly { id: number; distanceKm: null }[],
  ) => Promise<Pick<SchoolSummary, 'id' | 'boards'>[]>
  readonly productSummaries: (
    products: readonly { id: number }[],
  ) => Promise<Pick<ProductSummary, 'id' | 'kind' | 'city'>[]>
}

interface SuggestionRequest {
  /** Schools and products, the best first. */
  readonly candidates: readonly Candidate[]
  readonly kind: WidgetKind
  readonly location: Point | null
  readonly limit: number
  readonly lang: WidgetLanguage
}

/**
 * For a product kind, this many times more candidates are read: other kinds can match its word in
 * their name.
 */
const readFactor = 2
const separator = ' · '

/** The first candidates of the kind that are still public, as widget suggestions. */
export async function toWidgetSuggestions(
  request: SuggestionRequest,
  deps: SuggestionDeps,
): Promise<WidgetSuggestion[]> {
  const { kind, limit } = request
  const isOneOfProducts = kind !== 'all' && kind !== 'schools'
  const read = request.candidates.slice(0, isOneOfProducts ? limit * readFactor : limit)
  const ids = (of: Candidate['kind']) =>
    read.filter((each) => each.kind === of).map(({ ref_id: id }) => ({ id, distanceKm: null }))
  const [schools, products] = await Promise.all([
    deps.schoolSummaries(ids('school')),
    deps.productSummaries(ids('product').map(({ id }) => ({ id }))),
  ])
  const boards = new Map(schools.map((school) => [school.id, school.boards]))
  const productsById = new Map(products.map((product) => [product.id, product]))
  return read
    .flatMap((candidate) => {
      if (candidate.kind === 'school') {
        const schoolBoards = boards.get(candidate.ref_id)
        return schoolBoards ? [schoolSuggestion(candidate, schoolBoards, request, deps)] : []
      }
      const product = productsById.get(candidate.ref_id)
      return product && isOf(kind, product.kind)
        ? [productSuggestion(candidate, product, request, deps)]
        : []
    })
    .slice(0, limit)
}

const isOf = (kind: WidgetKind, product: ProductKind) =>
  kind === 'all' || (kind !== 'schools' && productKinds[kind] === product)

function schoolSuggestion(
  school: Candidate,
  boards: readonly string[],
  request: SuggestionRequest,
  { addresses }: SuggestionDeps,
): WidgetSuggestion {
  return {
    kind: 'school',
    name: school.name,
    detail: joined([school.detail, boards.join(', '), distanceLabel(school, request)]),
    url: addresses.school(school.slug ?? ''),
  }
}

function productSuggestion(
  product: Candidate,
  { kind, city }: Pick<ProductSummary, 'kind' | 'city'>,
  request: SuggestionRequest,
  { addresses }: SuggestionDeps,
): WidgetSuggestion {
  const kindName = widgetLabels[request.lang].kinds[kind]
  return {
    kind,
    name: product.name,
    detail: joined([kindName, city ?? '', distanceLabel(product, request)]),
    url: addresses.product(product.slug ?? ''),
  }
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(separator)

/** The distance as on our pages: one decimal below 10 km, none above. */
function distanceLabel({ lat, lng }: Candidate, { location, lang }: SuggestionRequest): string {
  if (!location || lat === null || lng === null) return ''
  const km = distanceKm({ lat, lng }, location)
  const tenths = Math.max(1, Math.round(km * 10))
  const shown =
    tenths < 100 ? (tenths / 10).toFixed(1) : new Intl.NumberFormat('en-IN').format(Math.round(km))
  return widgetLabels[lang].distance(shown)
}

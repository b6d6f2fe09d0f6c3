import type { ProductKind } from '../../catalogue/products/product-kinds.ts'
import type { ProductSummary } from '../../catalogue/products/product-shapes.ts'
import type { SchoolSummary } from '../../catalogue/schools/school-summary.ts'
import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { Candidate } from '../suggest/candidate.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import { productKindOf, type WidgetKind } from './widget-kinds.ts'
import { type WidgetLanguage, widgetLabels } from './widget-labels.ts'

/** The `WidgetSuggestion` of the contract. */
export interface WidgetSuggestion {
  readonly kind: 'search' | 'school' | ProductKind
  readonly name: string
  readonly detail: string
  readonly url: string
}

type SuggestedSchool = Pick<SchoolSummary, 'id' | 'boards' | 'is_place_approximate'>
type SuggestedProduct = Pick<ProductSummary, 'id' | 'kind' | 'city' | 'is_place_approximate'>

export interface SuggestionDeps {
  readonly addresses: WidgetAddresses
  /** Summaries of schools and products, by one query each. */
  readonly schoolSummaries: (
    schools: readonly { id: number; distanceKm: null }[],
  ) => Promise<SuggestedSchool[]>
  readonly productSummaries: (products: readonly { id: number }[]) => Promise<SuggestedProduct[]>
}

interface SuggestionRequest {
  /** Schools and products, the best first. */
  readonly candidates: readonly Candidate[]
  readonly kind: WidgetKind
  /** The point from which distances are measured. */
  readonly location: Point | null
  /** Kilometres; records without a known point are left out. */
  readonly radius: number | undefined
  readonly limit: number
  readonly lang: WidgetLanguage
}

/**
 * For a product kind or radius, this many times more candidates are read: other kinds can match its
 * word in their name, and approximate places are left out.
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
  const isPruned = isOneOfProducts || request.radius !== undefined
  const read = request.candidates.slice(0, isPruned ? limit * readFactor : limit)
  const ids = (of: Candidate['kind']) =>
    read.filter((each) => each.kind === of).map(({ ref_id: id }) => ({ id, distanceKm: null }))
  const [schools, products] = await Promise.all([
    deps.schoolSummaries(ids('school')),
    deps.productSummaries(ids('product').map(({ id }) => ({ id }))),
  ])
  const schoolsById = new Map(schools.map((school) => [school.id, school]))
  const productsById = new Map(products.map((product) => [product.id, product]))
  return read
    .flatMap((candidate) => {
      if (candidate.kind === 'school') {
        const school = schoolsById.get(candidate.ref_id)
        return school && isInRadius(school, request)
          ? [schoolSuggestion(candidate, school, request, deps)]
          : []
      }
      const product = productsById.get(candidate.ref_id)
      return product && isOf(kind, product.kind) && isInRadius(product, request)
        ? [productSuggestion(candidate, product, request, deps)]
        : []
    })
    .slice(0, limit)
}

/** A record without a known point is not within any radius. */
const isInRadius = (
  { is_place_approximate: isApproximate }: SuggestedSchool | SuggestedProduct,
  { radius }: SuggestionRequest,
) => radius === undefined || !isApproximate

const isOf = (kind: WidgetKind, product: ProductKind) =>
  kind === 'all' || (kind !== 'schools' && productKindOf[kind] === product)

function schoolSuggestion(
  school: Candidate,
  { boards, is_place_approximate: isApproximate }: SuggestedSchool,
  request: SuggestionRequest,
  { addresses }: SuggestionDeps,
): WidgetSuggestion {
  return {
    kind: 'school',
    name: school.name,
    detail: joined([
      school.detail,
      boards.join(', '),
      isApproximate ? '' : distanceLabel(school, request),
    ]),
    url: addresses.school(school.slug ?? ''),
  }
}

function productSuggestion(
  product: Candidate,
  { kind, city, is_place_approximate: isApproximate }: SuggestedProduct,
  request: SuggestionRequest,
  { addresses }: SuggestionDeps,
): WidgetSuggestion {
  const kindName = widgetLabels[request.lang].kinds[kind]
  return {
    kind,
    name: product.name,
    detail: joined([kindName, city ?? '', isApproximate ? '' : distanceLabel(product, request)]),
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

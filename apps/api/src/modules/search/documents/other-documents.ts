import { subjectSynonyms } from '../text/subject-synonyms.ts'
import { type DocumentRow, documentRow, placeLine } from './document-row.ts'

interface Placed {
  readonly id: number
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly popularity: number
}

export interface ProductDocumentInput extends Placed {
  readonly name: string
  readonly slug: string
  readonly kind: 'tuition' | 'activity' | 'camp' | 'workshop'
  readonly files: readonly string[]
  /** Filter values with the names of their filters. */
  readonly filterValues: readonly { readonly filter: string; readonly name: string }[]
  readonly storeName: string
}

export interface JobDocumentInput extends Placed {
  readonly title: string
  readonly location: string
  readonly schoolName: string | null
}

export interface StoreDocumentInput extends Placed {
  readonly brandName: string
  readonly companyName: string | null
  readonly address: string | null
  readonly files: readonly string[]
}

const kindNames = {
  tuition: 'Tuition',
  activity: 'Activity',
  camp: 'Camp',
  workshop: 'Workshop',
} as const

/** Words that users type for each kind. */
const kindSynonyms = {
  tuition: 'tuition tutor coaching classes',
  activity: 'activity classes club lessons',
  camp: 'camp',
  workshop: 'workshop classes',
} as const

/** Filters about how a product is taught, not about its subject. */
const deliveryFilters = new Set(['Board', 'Mode of Training'])
const anyOther = 'Others'

/** The search document of a public product. */
export function productDocument(product: ProductDocumentInput): DocumentRow {
  const filterValues = product.filterValues.filter(({ name }) => name !== anyOther)
  const subjects = filterValues
    .filter(({ filter }) => !deliveryFilters.has(filter))
    .map(({ name }) => name)
  return documentRow({
    ...placed(product),
    kind: 'product',
    name: product.name,
    slug: product.slug,
    detail: placeLine([
      kindNames[product.kind],
      product.storeName,
      product.city ?? product.district,
    ]),
    files: product.files,
    subjects: subjects.flatMap((subject) => [subject, subjectSynonyms[subject] ?? '']),
    otherNames: [
      kindSynonyms[product.kind],
      ...filterValues.filter(({ filter }) => deliveryFilters.has(filter)).map(({ name }) => name),
      product.storeName,
    ],
  })
}

/** The search document of a public job. */
export function jobDocument(job: JobDocumentInput): DocumentRow {
  return documentRow({
    ...placed(job),
    places: [job.city, job.district, job.state, job.location],
    kind: 'job',
    name: job.title,
    slug: null,
    detail: job.location,
    files: [],
    otherNames: ['job', job.schoolName],
  })
}

/** The search document of a public store. */
export function storeDocument(store: StoreDocumentInput): DocumentRow {
  return documentRow({
    ...placed(store),
    kind: 'store',
    name: store.brandName,
    slug: null,
    detail: store.address?.trim() || placeLine([store.city, store.district, store.state]),
    files: store.files,
    otherNames: [store.companyName],
  })
}

const placed = ({ id, city, district, state, lat, lng, popularity }: Placed) => ({
  id,
  places: [city, district, state],
  lat,
  lng,
  popularity,
})

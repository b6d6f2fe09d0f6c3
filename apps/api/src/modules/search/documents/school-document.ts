import { type DocumentRow, documentRow, placeLine } from './document-row.ts'

export interface SchoolDocumentInput {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** The place as entered by the owner, in one line. */
  readonly location?: string | null
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly popularity: number
  /** Its board, its type and all other filter values. */
  readonly filterIds: readonly number[]
  readonly files?: readonly string[]
}

const none: readonly string[] = []

/** The search document of a public school. */
export function schoolDocument(school: SchoolDocumentInput): DocumentRow {
  const { city, district, state } = school
  return documentRow({
    kind: 'school',
    id: school.id,
    name: school.name,
    slug: school.slug,
    detail: school.location?.trim() || placeLine([city, district, state]),
    files: school.files ?? none,
    otherNames: none,
    places: [city, district, state, school.location ?? null],
    pincode: school.pincode,
    filterIds: school.filterIds,
    lat: school.lat,
    lng: school.lng,
    popularity: school.popularity,
  })
}

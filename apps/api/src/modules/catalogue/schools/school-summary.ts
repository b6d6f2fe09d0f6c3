import type { Image, Images } from '../../platform/images/image-urls.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import type { SchoolSummaryRow } from './school-columns.repository.ts'
import { type Availability, availabilityOn } from './school-dates.ts'

/** The `SchoolSummary` of the contract. */
export interface SchoolSummary {
  readonly type: 'School'
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly address: string
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly image: Image
  readonly files: readonly string[]
  readonly distance_km: number | null
  readonly is_place_approximate: boolean
  readonly boards: readonly string[]
  readonly fee_min: number | null
  readonly fee_max: number | null
  readonly first_year_min: number | null
  readonly age_min: number | null
  readonly age_max: number | null
  readonly availability: Availability | null
  readonly is_online: boolean
  readonly is_recognition_checked: boolean
}

export interface SummaryContext {
  readonly catalogue: FilterCatalogue
  readonly images: Images
  /** yyyy-mm-dd, in India. */
  readonly today: string
}

export function toSchoolSummary(
  row: SchoolSummaryRow,
  distanceKm: number | null,
  { catalogue, images, today }: SummaryContext,
): SchoolSummary {
  return {
    type: 'School',
    id: row.id,
    name: row.name,
    slug: row.slug,
    address: addressOf(row),
    city: row.city,
    district: row.district,
    state: row.state,
    ...pointOf(row),
    image: images.cover({ name: row.name, files: row.files, captions: row.fileCaptions }),
    files: row.files.map(images.file),
    distance_km:
      distanceKm === null || isApproximate(row) ? null : Math.round(distanceKm * 100) / 100,
    is_place_approximate: isApproximate(row),
    boards: catalogue.boardsAmong(row.filterIds),
    fee_min: row.feeMin,
    fee_max: row.feeMax,
    first_year_min: row.firstYearMin,
    age_min: row.ageMin,
    age_max: row.ageMax,
    availability: admissionsOn(today, row),
    is_online: row.isOnline,
    is_recognition_checked: row.isRecognitionChecked,
  }
}

type AdmissionColumns = Pick<
  SchoolSummaryRow,
  'admissionOpensOn' | 'admissionClosesOn' | 'seatsTotal' | 'seatsLeft'
>

export const admissionsOn = (today: string, row: AdmissionColumns) =>
  availabilityOn(today, {
    opensOn: row.admissionOpensOn,
    closesOn: row.admissionClosesOn,
    seatsTotal: row.seatsTotal,
    seatsLeft: row.seatsLeft,
  })

type AddressColumns = Pick<
  SchoolSummaryRow,
  'address' | 'location' | 'city' | 'district' | 'state' | 'isOnline'
>

/** The address, or the name of the place if there is no address or the school is online. */
export const addressOf = ({
  isOnline,
  address,
  location,
  city,
  district,
  state,
}: AddressColumns): string =>
  (isOnline ? null : address) ??
  location ??
  [city ?? district, state].filter((part) => part !== null).join(', ')

type PointColumns = Pick<SchoolSummaryRow, 'lat' | 'lng' | 'placeAccuracy'>

/** Whether the coordinates represent a PIN code or district, or can't be trusted. */
export const isApproximate = ({ placeAccuracy }: Pick<PointColumns, 'placeAccuracy'>) =>
  placeAccuracy !== null && placeAccuracy !== 'exact'

/** The coordinates for a pin or distance; null if they are unknown or approximate. */
export const pointOf = (row: PointColumns) =>
  isApproximate(row) ? { lat: null, lng: null } : { lat: row.lat, lng: row.lng }

import type { Schema } from '../../../contract/operations.ts'
import type { stores } from '../../../db/schema/index.ts'
import { openingTimesOf } from '../../catalogue/stores/opening-times.ts'
import { optionalText, requiredText, storeHtml } from '../editing/edited-texts.ts'
import { captionedFilesOf } from '../editing/files-json.ts'
import { websiteOf } from '../editing/website.ts'

export type StoreRow = typeof stores.$inferSelect

type Text = string | null

/** The `StoreChange` of the contract. `revision` is the one that the change is based on. */
export type StoreChange = { readonly revision?: number } & (
  | { readonly field: TextField; readonly value: Text }
  | { readonly field: 'place'; readonly value: Schema<'PlaceChoice'> }
  | { readonly field: 'is_active'; readonly value: boolean }
  | { readonly field: 'files'; readonly value: string }
  | { readonly field: 'established_year'; readonly value: number | null }
  | { readonly field: 'opening_times'; readonly value: Schema<'OpeningTimes'> | null }
  | { readonly field: 'filter_ids'; readonly value: readonly number[] }
)
export type StoreField = StoreChange['field']
export type TextField = keyof typeof texts

/** Readers that turn each text field into its column. */
const texts = {
  brand_name: (value: Text) => ({ brandName: requiredText('brand_name', value) }),
  contact_person: (value: Text) => ({ contactPerson: requiredText('contact_person', value) }),
  email: (value: Text) => ({ email: requiredText('email', value) }),
  mobile: (value: Text) => ({ mobile: requiredText('mobile', value) }),
  city: (value: Text) => ({ city: requiredText('city', value) }),
  company_name: (value: Text) => ({ companyName: optionalText(value) }),
  address: (value: Text) => ({ address: optionalText(value) }),
  country: (value: Text) => ({ country: optionalText(value) ?? 'India' }),
  website: (value: Text) => ({ website: websiteOf(value) }),
  gst: (value: Text) => ({ gst: optionalText(value)?.toUpperCase() ?? null }),
  description_html: (value: Text) => ({ descriptionHtml: storeHtml(value) }),
} as const satisfies Record<string, (value: Text) => Partial<StoreRow>>

/** Throws `invalid_request` with the message of the specification. */
export const readText = (field: TextField, value: Text): Partial<StoreRow> => texts[field](value)

/** The fields by the names of the contract. */
export const toStoreFields = (store: StoreRow) => ({
  brand_name: store.brandName,
  contact_person: store.contactPerson,
  company_name: store.companyName,
  email: store.email,
  mobile: store.mobile,
  website: store.website,
  address: store.address,
  city: store.city,
  place: placeOf(store),
  country: store.country,
  gst: store.gst,
  is_active: store.isActive,
  description_html: store.descriptionHtml,
  established_year: store.establishedYear,
  opening_times: openingTimesOf(store),
  filter_ids: store.filterIds,
  files: captionedFilesOf(store),
})

/** The `StorePlace` of the contract; null if the store has no coordinates. */
const placeOf = ({ location, city, district, state, pincode, ...store }: StoreRow) =>
  store.lat === null || store.lng === null
    ? null
    : {
        location: location ?? [city, state].filter((part) => part !== null).join(', '),
        lat: store.lat,
        long: store.lng,
        is_exact: store.placeAccuracy === 'exact',
        city,
        district,
        state,
        pincode,
      }

/** Whether the field moves the store. */
export const isLocation = (field: StoreField) => field === 'city' || field === 'place'

/** Whether lists, pages and search show the field on the store's products too. */
export const isShownOnProducts = (field: StoreField) =>
  field === 'brand_name' || isLocation(field) || field === 'is_active'

import type { stores } from '../../../db/schema/index.ts'
import { neededText, optionalText, storeHtml } from '../editing/edited-texts.ts'

export type StoreRow = typeof stores.$inferSelect

type Text = string | null

/** The `StoreChange` of the contract; `revision` is the one that the change was made upon. */
export type StoreChange = { readonly revision?: number } & (
  | { readonly field: TextField; readonly value: Text }
  | { readonly field: 'is_active'; readonly value: boolean }
  | { readonly field: 'files'; readonly value: string }
)
export type StoreField = StoreChange['field']
export type TextField = keyof typeof texts

/** Texts of a store: how each is read, and the column that keeps it. */
const texts = {
  brand_name: (value: Text) => ({ brandName: neededText('brand_name', value) }),
  contact_person: (value: Text) => ({ contactPerson: neededText('contact_person', value) }),
  email: (value: Text) => ({ email: neededText('email', value) }),
  mobile: (value: Text) => ({ mobile: neededText('mobile', value) }),
  city: (value: Text) => ({ city: neededText('city', value) }),
  company_name: (value: Text) => ({ companyName: optionalText(value) }),
  address: (value: Text) => ({ address: optionalText(value) }),
  country: (value: Text) => ({ country: optionalText(value) ?? 'India' }),
  gst: (value: Text) => ({ gst: optionalText(value)?.toUpperCase() ?? null }),
  description_html: (value: Text) => ({ descriptionHtml: storeHtml(value) }),
} as const satisfies Record<string, (value: Text) => Partial<StoreRow>>

/** The column of a text. Throws `invalid_request` in the words of the specification. */
export const readText = (field: TextField, value: Text): Partial<StoreRow> => texts[field](value)

/** The fields as the contract names them. */
export const toStoreFields = (store: StoreRow) => ({
  brand_name: store.brandName,
  contact_person: store.contactPerson,
  company_name: store.companyName,
  email: store.email,
  mobile: store.mobile,
  address: store.address,
  city: store.city,
  country: store.country,
  gst: store.gst,
  is_active: store.isActive,
  description_html: store.descriptionHtml,
  files: store.files,
})

/** Fields that lists, pages and search show of the store's products too. */
export const isShownOfProducts = (field: StoreField) =>
  field === 'brand_name' || field === 'city' || field === 'is_active'

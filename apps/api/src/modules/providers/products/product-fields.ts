import { invalid } from '../../../app-error.ts'
import type { products } from '../../../db/schema/index.ts'
import { chosenValues } from '../../catalogue/filters/derived-values.ts'
import type { ProductKind } from '../../catalogue/products/product-kinds.ts'
import { requiredText, storeHtml } from '../editing/edited-texts.ts'
import { captionedFilesOf } from '../editing/files-json.ts'

export type ProductRow = typeof products.$inferSelect

export interface Ages {
  readonly age_min: number | null
  readonly age_max: number | null
}
export interface Price {
  readonly price: number | null
  readonly price_unit: ProductRow['priceUnit']
}

/** The `ProductChange` of the contract. `revision` is the one that the change is based on. */
export type ProductChange = { readonly revision?: number } & (
  | { readonly field: 'name'; readonly value: string }
  | { readonly field: 'kind'; readonly value: ProductKind }
  | { readonly field: 'mode'; readonly value: ProductRow['mode'] }
  | { readonly field: 'description_html'; readonly value: string | null }
  | { readonly field: 'files'; readonly value: string }
  | { readonly field: 'filter_ids'; readonly value: readonly number[] }
  | { readonly field: 'ages'; readonly value: Ages }
  | { readonly field: 'price'; readonly value: Price }
  | { readonly field: 'is_active'; readonly value: boolean }
)

export const readName = (name: string) => ({ name: requiredText('name', name) })
export const readDescription = (html: string | null) => ({ descriptionHtml: storeHtml(html) })

/** Ages in years, rounded to one decimal place. Throws `invalid_request`. */
export function readAges(field: string, { age_min: min, age_max: max }: Ages) {
  if (min !== null && max !== null && min > max)
    throw invalid(field, 'must have the lower age first')
  return { ageMin: rounded(min), ageMax: rounded(max) }
}

const rounded = (age: number | null) => (age === null ? null : Math.round(age * 10) / 10)

export const readPrice = ({ price, price_unit: priceUnit }: Price) => ({ price, priceUnit })

/** The columns that a provider edits. */
export type EditedColumns = Pick<
  ProductRow,
  | 'name'
  | 'kind'
  | 'mode'
  | 'descriptionHtml'
  | 'files'
  | 'fileCaptions'
  | 'filterIds'
  | 'ageMin'
  | 'ageMax'
  | 'price'
  | 'priceUnit'
  | 'isActive'
>

/** The fields by the names of the contract. */
export const toProductFields = (product: EditedColumns) => ({
  name: product.name,
  kind: product.kind,
  mode: product.mode,
  description_html: product.descriptionHtml,
  files: captionedFilesOf(product),
  filter_ids: chosenValues(product.filterIds),
  ages: { age_min: product.ageMin, age_max: product.ageMax },
  price: { price: product.price, price_unit: product.priceUnit },
  is_active: product.isActive,
})

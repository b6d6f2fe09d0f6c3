import type { Db } from '../../../db/connect.ts'
import {
  chosenValues,
  withModeValue,
  withOnlineValue,
} from '../../catalogue/filters/derived-values.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { ListingFields } from '../../trust/moderation/subjects/listing-fields.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import { toProductFields } from '../products/product-fields.ts'
import { popularityOf } from '../schools/school-completion.ts'
import type { SchoolEditingRepository } from '../schools/school-editing.repository.ts'
import { toSchoolFields } from '../schools/school-fields.ts'
import type { SchoolRow } from '../schools/school-row.ts'
import { unusedSlug } from '../schools/school-slugs.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import { type StoreRow, toStoreFields } from '../stores/store-fields.ts'
import { productShapes, schoolShapes, storeShapes } from './field-shapes.ts'
import { columnsByName, moderatedRows } from './moderated-rows.repository.ts'
import { shownValue } from './shown-values.ts'

interface ModeratedListingsDeps {
  readonly schools: SchoolEditingRepository
  readonly stores: StoreEditingRepository
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly images: Images
}

type Products = Awaited<ReturnType<typeof moderatedRows.products>>
type Product = Products extends Map<number, infer Row> ? Row : never

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** The fields of schools, stores and products as admins see and change them. */
export function createModeratedListings(deps: ModeratedListingsDeps): readonly ListingFields[] {
  const { schools, stores, filters, images } = deps
  const shownBy =
    (shapes: ListingFields['fields']): ListingFields['shown'] =>
    (field, value, names) =>
      shownValue(field, shapes[field]?.kind ?? 'text', value, { names, images })

  async function afterSchoolChange(tx: Db, before: SchoolRow): Promise<void> {
    const row = (await moderatedRows.schools(tx, [before.id])).get(before.id)
    if (!row) return
    if (row.slug !== before.slug) await schools.addFormerSlug(tx, row.id, before.slug, row.slug)
    await deriveSchools(tx, [row])
  }

  async function deriveSchools(tx: Db, rows: readonly SchoolRow[]): Promise<void> {
    const catalogue = await filters.catalogue(tx)
    const derived = rows.map((row) => {
      const filterIds = withOnlineValue(chosenValues(row.filterIds), row.isOnline)
      return { id: row.id, filterIds, popularity: popularityOf({ ...row, filterIds }, catalogue) }
    })
    await moderatedRows.saveDerived(tx, 'school', derived)
  }

  async function afterStoreChange(tx: Db, before: StoreRow): Promise<void> {
    const row = (await moderatedRows.stores(tx, [before.id])).get(before.id)
    if (!row) return
    const nProducts = (await stores.productsOf(row.id, tx)).length
    const completenessOf = (store: StoreRow) => storeCompleteness({ ...store, nProducts })
    const popularity = movedPopularity(row.popularity, completenessOf(before), completenessOf(row))
    await stores.save(tx, row.id, { popularity })
    if (row.lat !== before.lat || row.lng !== before.lng || row.city !== before.city)
      await stores.moveProducts(tx, row.id, before, row)
  }

  async function deriveProducts(tx: Db, before: readonly Product[]): Promise<void> {
    const rows = await moderatedRows.products(tx, idsOf(before))
    const derived = before.flatMap((earlier) => {
      const row = rows.get(earlier.id)
      if (!row) return []
      const filterIds = withModeValue(chosenValues(row.filterIds), row.kind, row.mode)
      const [from, to] = [productCompleteness(earlier), productCompleteness({ ...row, filterIds })]
      return [{ id: row.id, filterIds, popularity: movedPopularity(row.popularity, from, to) }]
    })
    await moderatedRows.saveDerived(tx, 'product', derived)
  }

  const school: ListingFields = {
    kind: 'school',
    fields: schoolShapes,
    find: moderatedRows.schools,
    valuesOf: (row) => toSchoolFields(row as SchoolRow),
    columnsOf: (row) => columnsByName('school', row),
    shown: shownBy(schoolShapes),
    async heldColumns(tx, row, values) {
      if (values.length === 0) return {}
      // Imports keep what the owner has edited.
      const edited = new Set((row as SchoolRow).editedFields)
      const columns: Record<string, unknown> = {}
      for (const { field, value } of values) {
        columns[field] = value
        edited.add(field)
        if (field === 'name')
          columns.slug = await unusedSlug(schools, tx, Number(row.id), String(value))
      }
      return { ...columns, edited_fields: [...edited] }
    },
    afterChange: (tx, before) => afterSchoolChange(tx, before as SchoolRow),
    async afterSelection(tx, before) {
      const rows = await moderatedRows.schools(tx, idsOf(before as readonly SchoolRow[]))
      await deriveSchools(tx, [...rows.values()])
    },
  }
  return [
    school,
    {
      kind: 'store',
      fields: storeShapes,
      find: moderatedRows.stores,
      valuesOf: (row) => toStoreFields(row as StoreRow),
      columnsOf: (row) => columnsByName('store', row),
      shown: shownBy(storeShapes),
      heldColumns: async () => ({}),
      afterChange: (tx, before) => afterStoreChange(tx, before as StoreRow),
      // Nobody asks for the filter values of stores.
      afterSelection: async () => {},
    },
    {
      kind: 'product',
      fields: productShapes,
      find: moderatedRows.products,
      valuesOf: (row) => toProductFields(row as Product),
      columnsOf: (row) => columnsByName('product', row),
      shown: shownBy(productShapes),
      heldColumns: async () => ({}),
      afterChange: (tx, before) => deriveProducts(tx, [before as Product]),
      afterSelection: (tx, before) => deriveProducts(tx, before as readonly Product[]),
    },
  ]
}

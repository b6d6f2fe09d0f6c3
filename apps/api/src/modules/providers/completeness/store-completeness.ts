import { type Completeness, completenessOf, isSaid, isWritten } from './completeness.ts'

/** What is looked at of a store. */
export interface ToldStore {
  readonly files: readonly string[]
  readonly descriptionHtml: string | null
  readonly contactPerson: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly address: string | null
  readonly city: string | null
  readonly companyName: string | null
  /** Live or not. */
  readonly nProducts: number
}

/** How much of a store parents are told. */
export function storeCompleteness(store: ToldStore): Completeness {
  return completenessOf([
    { name: 'images', weight: 20, isTold: store.files.length > 0 },
    { name: 'products', weight: 20, isTold: store.nProducts > 0 },
    { name: 'description', weight: 15, isTold: isWritten(store.descriptionHtml) },
    { name: 'city', weight: 12, isTold: isSaid(store.city) },
    { name: 'phone', weight: 10, isTold: isSaid(store.mobile) },
    { name: 'email', weight: 8, isTold: isSaid(store.email) },
    { name: 'contact_name', weight: 6, isTold: isSaid(store.contactPerson) },
    { name: 'address', weight: 6, isTold: isSaid(store.address) },
    { name: 'company_name', weight: 3, isTold: isSaid(store.companyName) },
  ])
}

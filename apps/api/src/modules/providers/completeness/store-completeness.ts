import { type Completeness, completenessOf, hasText, hasTextInHtml } from './completeness.ts'

/** The values that the completeness of a store depends on. */
export interface StoreParts {
  readonly files: readonly string[]
  readonly descriptionHtml: string | null
  readonly contactPerson: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly address: string | null
  readonly city: string | null
  readonly website: string | null
  readonly companyName: string | null
  readonly opensAt: string | null
  readonly establishedYear: number | null
  /** Active or not. */
  readonly nProducts: number
}

export function storeCompleteness(store: StoreParts): Completeness {
  return completenessOf([
    { name: 'images', weight: 18, isProvided: store.files.length > 0 },
    { name: 'products', weight: 18, isProvided: store.nProducts > 0 },
    { name: 'description', weight: 15, isProvided: hasTextInHtml(store.descriptionHtml) },
    { name: 'city', weight: 10, isProvided: hasText(store.city) },
    { name: 'phone', weight: 10, isProvided: hasText(store.mobile) },
    { name: 'email', weight: 6, isProvided: hasText(store.email) },
    { name: 'opening_times', weight: 5, isProvided: store.opensAt !== null },
    { name: 'contact_name', weight: 5, isProvided: hasText(store.contactPerson) },
    { name: 'address', weight: 5, isProvided: hasText(store.address) },
    { name: 'website', weight: 3, isProvided: hasText(store.website) },
    { name: 'company_name', weight: 3, isProvided: hasText(store.companyName) },
    { name: 'established_on', weight: 2, isProvided: store.establishedYear !== null },
  ])
}

/** The scope of an inbox: one listing or product, or several. */
export type DeskPlace =
  | { kind: 'school' | 'store'; id: number }
  | { kind: 'product'; id: number }
  | { kind: 'all_schools' | 'all_stores' | 'general' }

/** The path of an inbox. */
export function pathOfPlace(place: DeskPlace): string {
  switch (place.kind) {
    case 'school':
    case 'store':
      return `/dashboard/${place.kind}s/${place.id}/enquiries`
    case 'product':
      return `/dashboard/product/${place.id}/enquiries`
    case 'all_schools':
      return '/dashboard/schools/enquiries'
    case 'all_stores':
      return '/dashboard/stores/enquiries'
    case 'general':
      return '/dashboard/general-enquiries'
  }
}

type Params = Readonly<Record<string, string | undefined>>

const listingKinds = { schools: 'school', stores: 'store' } as const

/** The kind of listing in a path: `schools` or `stores`. */
export function listingKindIn({ listings }: Params): 'school' | 'store' | null {
  return listings === 'schools' || listings === 'stores' ? listingKinds[listings] : null
}

/** Whether the enquiries are about products, not about admission to a school. */
export const isAboutProducts = ({ kind }: DeskPlace): boolean =>
  kind === 'store' || kind === 'product' || kind === 'all_stores'

import { hash32 } from '../../platform/text/hashes.ts'

export type DocumentKind = 'school' | 'product' | 'job' | 'store'

/** The key of all documents of a kind. */
export const kindKey = (kind: DocumentKind): number => hash32(`K:${kind}`)

/**
 * The key of all documents with a filter value: its id, so that SQL can compute it too. Collisions
 * with the hashes of words are as unlikely as among words.
 */
export const filterValueKey = (id: number): number => id

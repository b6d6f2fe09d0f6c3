import type { School } from '@edbazaar/api-client'

/**
 * A school without what its page does not show, or shows as cards: the page carries to the browser
 * what it was made of, and six schools weigh more than all the rest.
 */
export type SchoolDetails = Omit<School, 'similar' | 'files'>

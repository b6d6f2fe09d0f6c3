import type { School } from '@edbazaar/api-client'

/**
 * A school without fields that its page does not use. The loader data is sent to the browser, and the
 * similar schools, which become cards, are larger than the rest.
 */
export type SchoolDetails = Omit<School, 'similar' | 'files'>

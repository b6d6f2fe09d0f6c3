import type { components } from '@edbazaar/api-client'

export type SiteStatus = components['schemas']['SiteStatus']
export type Queue = SiteStatus['queues'][number]

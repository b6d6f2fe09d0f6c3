import { TermsScreen, termsMeta } from '@edbazaar/feature-pages/terms'

export const Component = TermsScreen
export const handle = { meta: termsMeta }

import { PrivacyScreen, privacyMeta } from '@edbazaar/feature-pages/privacy'

export const Component = PrivacyScreen
export const handle = { meta: privacyMeta }

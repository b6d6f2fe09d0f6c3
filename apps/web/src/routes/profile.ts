import { loadProfile, ProfileScreen, profileMeta } from '@edbazaar/feature-account/profile'

export const loader = loadProfile
export const Component = ProfileScreen
export const handle = { meta: profileMeta }

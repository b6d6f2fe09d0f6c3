import {
  loadDetails,
  ProfileDetailsScreen,
  profileDetailsMeta,
} from '@edbazaar/feature-account/profile-details'

export const loader = loadDetails
export const Component = ProfileDetailsScreen
export const handle = { meta: profileDetailsMeta }

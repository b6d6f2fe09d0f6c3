import {
  loadUser,
  UserDetailsScreen,
  userDetailsMeta,
} from '@edbazaar/feature-account/user-details'

export const loader = loadUser
export const Component = UserDetailsScreen
export const handle = { meta: userDetailsMeta }

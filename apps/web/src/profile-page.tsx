import { loadProfile, ProfileScreen, profileMeta } from '@edbazaar/feature-account/profile'
import { MyEnquiries } from '@edbazaar/feature-enquiries/mine'
import { definePage } from '@edbazaar/feature-platform'

/** The profile with the enquiries of their flow. */
const Profile = () => <ProfileScreen Enquiries={MyEnquiries} />

export const page = definePage({ loader: loadProfile, Component: Profile, meta: profileMeta })

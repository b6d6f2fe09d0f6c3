import { loadProfile, ProfileScreen, profileMeta } from '@edbazaar/feature-account/profile'
import { MyEnquiries } from '@edbazaar/feature-enquiries/mine'
import { definePage } from '@edbazaar/feature-platform'
import { MyReports } from '@edbazaar/feature-reports/mine'

/** The profile with the enquiries and reports of their flows. */
const Profile = () => <ProfileScreen Enquiries={MyEnquiries} Reports={MyReports} />

export const page = definePage({ loader: loadProfile, Component: Profile, meta: profileMeta })

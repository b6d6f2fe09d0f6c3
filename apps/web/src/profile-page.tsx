import { loadProfile, ProfileScreen, profileMeta } from '@edbazaar/feature-account/profile'
import { MyEnquiries } from '@edbazaar/feature-enquiries/mine'
import { MyJobAlerts } from '@edbazaar/feature-jobs/alerts'
import { definePage } from '@edbazaar/feature-platform'
import { MyReports } from '@edbazaar/feature-reports/mine'

/** The profile with the enquiries, reports and job alerts of their flows. */
const Profile = () => (
  <ProfileScreen Enquiries={MyEnquiries} Reports={MyReports} JobAlerts={MyJobAlerts} />
)

export const page = definePage({ loader: loadProfile, Component: Profile, meta: profileMeta })

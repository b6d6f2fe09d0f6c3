import {
  loadMySchools,
  MySchoolsScreen,
  mySchoolsMeta,
} from '@edbazaar/feature-account/my-listings'

export const loader = loadMySchools
export const Component = MySchoolsScreen
export const handle = { meta: mySchoolsMeta }

import {
  loadMySchools,
  MySchoolsScreen,
  mySchoolsMeta,
} from '@edbazaar/feature-school-editor/my-schools'

export const loader = loadMySchools
export const Component = MySchoolsScreen
export const handle = { meta: mySchoolsMeta }

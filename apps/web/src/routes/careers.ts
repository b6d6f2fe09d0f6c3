import { CareersScreen, careersMeta } from '@edbazaar/feature-pages/careers'

export const Component = CareersScreen
export const handle = { meta: careersMeta }

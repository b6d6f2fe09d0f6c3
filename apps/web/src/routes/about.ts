import { AboutScreen, aboutMeta } from '@edbazaar/feature-pages/about'

export const Component = AboutScreen
export const handle = { meta: aboutMeta }

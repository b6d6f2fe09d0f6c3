import { definePage, type I18n, paths } from '@edbazaar/feature-platform'
import { staticPageMeta } from '../static-page-meta'
import { CareersScreen } from './CareersScreen'
import { messages } from './messages'

/** Metadata of the careers page. */
const careersMeta = (_: unknown, i18n: I18n) =>
  staticPageMeta({ messages, path: paths.careers }, i18n)

export const page = definePage({ Component: CareersScreen, meta: careersMeta })

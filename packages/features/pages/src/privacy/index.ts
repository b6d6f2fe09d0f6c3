import { definePage, type I18n, paths } from '@edbazaar/feature-platform'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'
import { PrivacyScreen } from './PrivacyScreen'

const privacyMeta = (_: unknown, i18n: I18n) =>
  staticPageMeta({ messages, path: paths.privacy }, i18n)

export const page = definePage({ Component: PrivacyScreen, meta: privacyMeta })

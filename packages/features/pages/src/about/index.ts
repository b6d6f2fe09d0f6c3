import { definePage, type I18n, paths } from '@edbazaar/feature-platform'
import { staticPageMeta } from '../static-page-meta'
import { AboutScreen } from './AboutScreen'
import { messages } from './messages'

const aboutMeta = (_: unknown, i18n: I18n) =>
  staticPageMeta({ messages, path: paths.aboutUs, type: 'AboutPage' }, i18n)

export const page = definePage({ Component: AboutScreen, meta: aboutMeta })

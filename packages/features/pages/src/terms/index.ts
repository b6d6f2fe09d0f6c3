import { definePage, type I18n, paths } from '@edbazaar/feature-platform'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'
import { TermsScreen } from './TermsScreen'

/** Metadata of the terms of use page. */
const termsMeta = (_: unknown, i18n: I18n) => staticPageMeta({ messages, path: paths.terms }, i18n)

export const page = definePage({ Component: TermsScreen, meta: termsMeta })

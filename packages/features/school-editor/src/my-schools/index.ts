import { definePage, type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { loadMySchools } from './load-my-schools'
import { MySchoolsScreen } from './MySchoolsScreen'
import { messages } from './messages'

/** Page metadata; hidden from search engines. */
function mySchoolsMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.mySchools,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadMySchools,
  Component: MySchoolsScreen,
  meta: mySchoolsMeta,
})

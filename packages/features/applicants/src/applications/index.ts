import { definePage, type I18n, idIn, type PageMeta } from '@edbazaar/feature-platform'
import { ApplicationsScreen } from './ApplicationsScreen'
import { applicationsLoader, type LoadedApplications } from './load-applications'
import { messages } from './messages'

/** Hidden from search engines. */
function applicationsMeta(loaded: LoadedApplications | null, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const isOfAll = loaded?.place.kind === 'all'
  return {
    title: t(isOfAll ? messages.allApplications : messages.applications),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

/** The applications for one job. */
export const jobPage = definePage({
  loader: applicationsLoader((params) => {
    const id = idIn(params.id)
    return id === null ? null : { kind: 'job', id }
  }),
  Component: ApplicationsScreen,
  meta: applicationsMeta,
})

/** The applications for all jobs of the user's schools and stores. */
export const allPage = definePage({
  loader: applicationsLoader(() => ({ kind: 'all' })),
  Component: ApplicationsScreen,
  meta: applicationsMeta,
})

/** The applications for one job, for admins, who only read. */
export const oversightPage = definePage({
  loader: applicationsLoader((params) => {
    const id = idIn(params.id)
    return id === null ? null : { kind: 'oversight', id }
  }),
  Component: () => ApplicationsScreen({ access: 'admin' }),
  meta: applicationsMeta,
})

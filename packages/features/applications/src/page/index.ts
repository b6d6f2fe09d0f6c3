import { definePage } from '@edbazaar/feature-platform'
import { messages } from '../mine/messages'
import { loadMyApplications } from './load-my-applications'
import { MyApplicationsScreen } from './MyApplicationsScreen'

export const page = definePage({
  loader: loadMyApplications,
  Component: MyApplicationsScreen,
  meta(_, i18n) {
    const t = i18n.translate(messages)
    return {
      title: t(messages.title),
      description: t(messages.lead),
      canonicalPath: null,
      isHidden: true,
    }
  },
})

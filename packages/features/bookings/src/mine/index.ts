import { definePage } from '@edbazaar/feature-platform'
import { loadMine } from './load-mine'
import { MyBookingsScreen } from './MyBookingsScreen'
import { messages } from './messages'

export const page = definePage({
  loader: loadMine,
  Component: MyBookingsScreen,
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

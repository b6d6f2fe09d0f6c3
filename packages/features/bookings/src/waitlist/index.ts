import { definePage } from '@edbazaar/feature-platform'
import { loadWaitlist } from './load-waitlist'
import { messages } from './messages'
import { WaitlistScreen } from './WaitlistScreen'

export const page = definePage({
  loader: loadWaitlist,
  Component: WaitlistScreen,
  meta(_, i18n) {
    const t = i18n.translate(messages)
    return {
      title: t(messages.title),
      description: t(messages.description),
      canonicalPath: null,
      isHidden: true,
    }
  },
})

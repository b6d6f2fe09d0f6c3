import { definePage } from '@edbazaar/feature-platform'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/messages'

import { ConfirmEmailScreen } from './ConfirmEmailScreen'

const confirmEmailMeta = hiddenMeta(messages.confirmTitle, messages.confirmText)

export const page = definePage({ Component: ConfirmEmailScreen, meta: confirmEmailMeta })

import { ConfirmScreen, confirmMeta, postConfirm } from '@edbazaar/feature-newsletters/confirm'

export const action = postConfirm
export const Component = ConfirmScreen
export const handle = { meta: confirmMeta }

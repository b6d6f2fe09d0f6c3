import {
  postUnsubscribe,
  UnsubscribeScreen,
  unsubscribeMeta,
} from '@edbazaar/feature-newsletters/unsubscribe'

export const action = postUnsubscribe
export const Component = UnsubscribeScreen
export const handle = { meta: unsubscribeMeta }

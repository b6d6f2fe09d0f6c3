import { AccountFrame } from '@edbazaar/feature-account/frame'

export const Component = AccountFrame

import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { Theme } from './theme-atom'

export const messages = defineMessages('shell/theme', import.meta.glob('./locales/*.po'), {
  theme: msg`Theme`,
  names: {
    system: msg`Same as this device`,
    light: msg`Light`,
    dark: msg`Dark`,
  } satisfies Record<Theme, MessageDescriptor>,
})

import { storedAtom } from '@edbazaar/feature-platform'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** The theme of this device. `apps/web/src/server/theme-script.ts` applies it before a page is painted. */
export const themeAtom = storedAtom<Theme>('theme', {
  initial: 'system',
  isValue: isTheme,
  isShared: true,
  isDeviceSetting: true,
})

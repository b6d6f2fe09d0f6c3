import { type Locale, locales } from '../packages/ui/src/formatting'
import { densities } from '../packages/ui/src/theme/densities'
import { nilgiriTheme } from '../packages/ui/src/theme/nilgiri.css'
import type { ThemeName } from './palettes'

export type Globals = Readonly<Record<string, unknown>>

const themes: readonly ThemeName[] = ['light', 'dark', 'partner']

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise
}

/** The theme selected in the toolbar. */
export function themeOf({ theme }: Globals): ThemeName {
  return oneOf(themes, theme, 'light')
}

/** The locale selected in the toolbar. */
export function localeOf({ locale }: Globals): Locale {
  return oneOf(locales, locale, 'en-IN')
}

/**
 * Applies the toolbar's settings to an element: the root, or a story embedded in a docs page. The
 * partner brand is a class; light and dark are an attribute.
 */
export function applyToolbar(element: HTMLElement, globals: Globals): void {
  const theme = themeOf(globals)
  element.dataset.theme = theme === 'dark' ? 'dark' : 'light'
  element.classList.toggle(nilgiriTheme, theme === 'partner')
  element.dataset.density = oneOf(densities, globals.density, 'regular')
  element.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  element.lang = localeOf(globals)
}

import { darkColors } from '../packages/ui/src/theme/dark-colors'
import { lightColors } from '../packages/ui/src/theme/light-colors'
import { nilgiriColors } from '../packages/ui/src/theme/nilgiri-colors'

/** The colours of each theme in the toolbar. */
export const palettes = { light: lightColors, dark: darkColors, partner: nilgiriColors }
export type ThemeName = keyof typeof palettes

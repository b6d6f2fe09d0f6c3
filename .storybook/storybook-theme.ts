import { create, type ThemeVars } from 'storybook/theming'
import { palettes } from './palettes'

/** The colours and fonts of EdBazaar for Storybook's interface and docs pages. */
export function storybookTheme(theme: keyof typeof palettes): ThemeVars {
  const color = palettes[theme]
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: 'EdBazaar',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color.act,
    colorSecondary: color.act,
    appBg: color.sunk,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appHoverBg: color.actSoft,
    appBorderColor: color.line,
    appBorderRadius: 6,
    barBg: color.surface,
    barTextColor: color.ink2,
    barHoverColor: color.act,
    barSelectedColor: color.act,
    buttonBg: color.surface,
    buttonBorder: color.line2,
    booleanBg: color.sunk,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.line2,
    inputTextColor: color.ink,
    inputBorderRadius: 3,
    textColor: color.ink,
    textInverseColor: color.paper,
    textMutedColor: color.ink3,
    fontBase: '"Anek Latin", "Anek Devanagari", system-ui, sans-serif',
    fontCode: 'ui-monospace, "Cascadia Mono", "Noto Sans Mono", Menlo, monospace',
  })
}

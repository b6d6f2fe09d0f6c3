import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { darkColors } from './dark-colors'

const darkTheme = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, darkColors),
    [vars.shadow.lift]: `0 0 0 1px ${vars.color.line}, 0 16px 40px -8px rgb(0 0 0 / .7)`,
    [vars.image.dim]: 'brightness(.86) saturate(.95)',
  },
}

// Print is always light.
globalStyle(':where([data-theme="dark"])', { '@media': { screen: darkTheme } })

// Follows the system until the user chooses a theme.
globalStyle(':where(:root:not([data-theme]))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme },
})

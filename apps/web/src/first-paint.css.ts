import { vars } from '@edbazaar/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

/*
 * Until the first paint (marked by `boot.ts`) Devanagari uses a system font. Otherwise a browser would
 * load both font files, 187 kB, before the images. Without scripts there is no mark, so the rule does
 * not apply.
 */
globalStyle(':root:not([data-painted])', {
  '@media': {
    '(scripting: enabled)': {
      vars: {
        [vars.font.text]: '"Anek Latin", "Anek Latin fallback", system-ui, sans-serif',
        [vars.font.hindi]: '"Anek Latin", sans-serif',
      },
    },
  },
})

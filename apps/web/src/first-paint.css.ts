import { vars } from '@edbazaar/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

/*
 * Until the page has been painted (`boot.ts` says so) Devanagari stands in the device's own
 * letters: a browser would otherwise ask for both files, 187 kB, ahead of the images. Where
 * scripts are off nobody would say so.
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

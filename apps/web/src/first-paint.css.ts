import { globalStyle } from '@vanilla-extract/css'

/*
 * Until the first paint (marked by `boot.ts`) text in Hindi uses a system font. Otherwise a browser
 * would load both font files, 187 kB, before the images. Only elements marked as Hindi change, because
 * a new font for every element would lay out the whole page once more. Without scripts there is no
 * mark, so the rule does not apply.
 */
globalStyle(':root:not([data-painted]) [lang|="hi"], :root[lang|="hi"]:not([data-painted]) body', {
  '@media': { '(scripting: enabled)': { fontFamily: '"Anek Latin", sans-serif' } },
})

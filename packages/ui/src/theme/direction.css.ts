import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** 1 in left-to-right text, -1 in right-to-left text, for styles without a logical property. */
export const inlineDirection = createGlobalVar('eb-inline-direction')

globalStyle(':where(:root, [dir="ltr"])', { vars: { [inlineDirection]: '1' } })
globalStyle('[dir="rtl"]', { vars: { [inlineDirection]: '-1' } })

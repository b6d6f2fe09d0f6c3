import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** 1 where text runs from left to right, -1 where from right to left: mirrors what has no logical property. */
export const inlineDirection = createGlobalVar('eb-inline-direction')

globalStyle(':where(:root, [dir="ltr"])', { vars: { [inlineDirection]: '1' } })
globalStyle('[dir="rtl"]', { vars: { [inlineDirection]: '-1' } })

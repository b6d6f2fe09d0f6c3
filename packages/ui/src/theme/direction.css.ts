import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** 1 where text runs from left to right, -1 where from right to left: mirrors what has no logical property. */
export const onwards = createGlobalVar('eb-onwards')

globalStyle(':where(:root, [dir="ltr"])', { vars: { [onwards]: '1' } })
globalStyle('[dir="rtl"]', { vars: { [onwards]: '-1' } })

import { style } from '@vanilla-extract/css'

/** Boards after the first. A narrow card counts them instead, and still reads them out. */
export const otherBoards = style({})
export const boardCount = style({ display: 'none' })

/** The highest fee, after the lowest or in a column beneath it. */
export const feesTo = style({})

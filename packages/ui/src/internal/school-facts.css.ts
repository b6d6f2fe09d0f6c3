import { style } from '@vanilla-extract/css'

/** Boards after the first. A narrow card shows their number, but screen readers still read them. */
export const otherBoards = style({})
export const boardCount = style({ display: 'none' })

/** The highest fee, after the lowest or below it. */
export const feesTo = style({})

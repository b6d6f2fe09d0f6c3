import { style } from '@vanilla-extract/css'

/** Keeps the foot of the page out of view: it would jump when the content comes. */
export const loading = style({ minHeight: '100vh' })

/** The same for a page of many windows' height: whoever loads it anew stays where they were. */
export const loadingLong = style({ minHeight: '400vh' })

import { style } from '@vanilla-extract/css'

/** Keeps the footer out of view, so that it does not jump when the content loads. */
export const loading = style({ minHeight: '100vh' })

/** For a long page: tall enough for the browser to restore the scroll position on reload. */
export const loadingLong = style({ minHeight: '400vh' })

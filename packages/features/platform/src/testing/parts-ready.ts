import { waitFor } from '@testing-library/react'

/** Waits until all parts of the page whose code loads later can be used. */
export const partsReady = () =>
  waitFor(() => {
    if (document.querySelector('[data-lazy]:not([data-lazy=ready])')) throw new Error('Not ready')
  })

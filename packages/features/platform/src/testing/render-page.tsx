import { render } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { createPage, type Prepare } from './create-page'

export type { Prepare }

/** Renders a feature's pages in a test. */
export function renderPage(routes: RouteObject[], path: string, prepare?: Prepare) {
  const { page, router, store } = createPage(routes, path, prepare)
  render(page)
  return { router, store }
}

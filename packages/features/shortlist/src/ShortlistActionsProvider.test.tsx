import { useSchoolActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'
import { createPage } from '@edbazaar/feature-platform/testing/page'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShortlistActionsProvider } from './ShortlistActionsProvider'

beforeEach(() => window.localStorage.clear())
afterEach(() => document.body.replaceChildren())

function Rows() {
  return (
    <>
      <p>Rows</p>
      <p>{useSchoolActionHeadings().join(', ')}</p>
    </>
  )
}

const pageOf = (Part: ComponentType, ...prepare: ReturnType<typeof forUser>[]) =>
  createPage(
    [
      {
        path: '/schools',
        element: (
          <ShortlistActionsProvider>
            <Part />
          </ShortlistActionsProvider>
        ),
      },
    ],
    '/schools',
    ...prepare,
  ).page

test('rows stay in view until their code has loaded, then lose the buttons that a user may not use', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(pageOf(serverPart(Rows)))
  const rows = screen.getByText('Rows')
  expect(screen.getByText('Compare, Bookmark')).toBeDefined()
  const code = Promise.withResolvers<typeof Rows>()
  const Part = lazyPart(() => code.promise)
  const onRecoverableError = vi.fn()
  const page = pageOf(Part, forUser({ permissions: [] }))
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }))
  expect(rows.isConnected).toBe(true)
  await act(async () => code.resolve(Rows))
  await screen.findByText('Compare')
  expect(rows.isConnected).toBe(true)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

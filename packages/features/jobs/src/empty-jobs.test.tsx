import { http, jobList } from '@edbazaar/api-client/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const server = startMockServer()
beforeEach(() => {
  server.use(
    http.get('/jobs', ({ query, response }) =>
      response(200).json(
        query.get('roles') === null ? jobList() : { ...jobList(), data: [], total: 0 },
      ),
    ),
  )
})
afterEach(() => {
  vi.doUnmock(emptyListCode)
  vi.unstubAllEnvs()
})

const emptyListCode = '../../list-kit/src/list/results/EmptyList'
const emptyPath = '/jobs?roles=office'
const emptyTitle = { name: 'No jobs match this filter' }

/** The page in a browser that has none of its code yet. */
async function openPage(path: string, loaderData?: Record<string, unknown>) {
  vi.resetModules()
  const { createPage } = await import('@edbazaar/feature-platform/testing/page')
  const { page } = await import('./list')
  const opened = createPage([{ id: 'jobs', path: '/jobs', ...page }], path, undefined, loaderData)
  await waitFor(() => expect(opened.router.state.initialized).toBe(true))
  return opened
}

/** Puts the page of the server into the document. */
async function serveEmptyList() {
  vi.stubEnv('SSR', true)
  const { page, router } = await openPage(emptyPath)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.replaceChildren(root)
  vi.unstubAllEnvs()
  return { root, loaderData: router.state.loaderData }
}

test('a server-rendered empty list stays as it is while its code loads', async () => {
  const { root, loaderData } = await serveEmptyList()
  const heading = screen.getByRole('heading', emptyTitle)
  const results = screen.getByRole('region', { name: 'Results' })
  const code = Promise.withResolvers<void>()
  vi.doMock(emptyListCode, async (importOriginal) => {
    await code.promise
    return importOriginal()
  })
  const { page, router } = await openPage(emptyPath, loaderData)
  const onRecoverableError = vi.fn()
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError })
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: /^Filters/ }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(heading.isConnected).toBe(true)
  code.resolve()
  // Without a browser's own navigation, a click on a link that is not hydrated yet does nothing.
  await waitFor(() => {
    const { location, navigation } = router.state
    if (location.search !== '' && navigation.state === 'idle')
      fireEvent.click(within(results).getByRole('link', { name: 'Remove “Office”' }))
    expect(router.state.location.search).toBe('')
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('an empty list replaces the rows at once', async () => {
  const { page } = await openPage('/jobs')
  render(page)
  const results = await screen.findByRole('region', { name: 'Results' })
  let wasBlank = false
  const observer = new MutationObserver(() => {
    wasBlank ||= results.childElementCount === 0
  })
  observer.observe(results, { childList: true })
  await userEvent.setup().click(screen.getByRole('checkbox', { name: /^Office/ }))
  expect(await screen.findByRole('heading', emptyTitle)).toBeDefined()
  observer.disconnect()
  expect(wasBlank).toBe(false)
})

import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import type { Enquiries, Enquiry } from './enquiry-types'
import { inboxCalls } from './inbox-calls'
import { idOf } from './inbox-data'
import { allListingsPage, generalPage, listingPage, productPage } from './index'

const pages = [
  { path: '/dashboard/:listings/:id/enquiries', ...listingPage },
  { path: '/dashboard/:listings/enquiries', ...allListingsPage },
  { path: '/dashboard/product/:id/enquiries', ...productPage },
  { path: '/dashboard/general-enquiries', ...generalPage },
]
export const inboxPath = '/dashboard/schools/3/enquiries'
export const openPath = `${inboxPath}?enquiry=${idOf(1)}`

interface Given {
  path?: string
  list?: Partial<Enquiries>
  enquiry?: Partial<Enquiry>
}

/** Answers the API's operations in the tests of a file, in a wide window. */
export function mockInbox() {
  const server = startMockServer()
  beforeEach(() => {
    server.use(...inboxCalls())
    // In a wide window, the composer is below the conversation.
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('min-width'),
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    )
  })

  /** Shows an inbox with the list and the enquiry. */
  function open({ path = openPath, list = {}, enquiry = {} }: Given = {}) {
    server.use(...inboxCalls(list, enquiry))
    return showInbox(path)
  }
  return { server, open }
}

/** Shows an inbox with what the server answers already. */
export function showInbox(path = openPath, user: Parameters<typeof forUser>[0] = {}) {
  const { store, router } = renderPage(pages, path, forUser({ id: 7, ...user }))
  const shown = () => `${router.state.location.pathname}${router.state.location.search}`
  return { person: userEvent.setup(), store, router, shown }
}

export const composer = () => screen.findByRole('form', { name: 'Reply to Asha Menon' })
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))

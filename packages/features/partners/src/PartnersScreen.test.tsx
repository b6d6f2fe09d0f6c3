import { http, widgetReleases } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadPartners } from './load-partners'
import { PartnersScreen } from './PartnersScreen'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})
afterAll(() => server.close())

async function showPage() {
  const user = userEvent.setup()
  renderPage([{ path: '/partners', loader: loadPartners, Component: PartnersScreen }], '/partners')
  await screen.findByText('Search for your site')
  return user
}

const code = () => document.querySelector('figure[aria-label="Your snippet"] code')
const box = () => document.querySelector('edbazaar-search')

test('a choice is in the code and in the box at once', async () => {
  const user = await showPage()
  await user.selectOptions(screen.getByLabelText('Find'), 'Camps')
  await user.type(screen.getByLabelText('Near'), 'Pune')
  await user.selectOptions(screen.getByLabelText('Within'), '10 km')
  expect(code()?.textContent).toContain('<edbazaar-search kind="camps" place="Pune" radius="10">')
  expect(box()).toMatchObject({ attributes: { length: 4 } })
  expect(box()?.getAttribute('place')).toBe('Pune')
  expect(box()?.getAttribute('api')).toBe('/api')
})

test('a distance is asked for only where there is a place', async () => {
  const user = await showPage()
  expect(screen.getByLabelText('Within')).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Near'), 'Pune')
  expect(screen.getByLabelText('Within')).toHaveProperty('disabled', false)
})

test('a brand’s colour that is hard to read is said to be, and can be given up', async () => {
  const user = await showPage()
  const picker = screen.getByLabelText('Brand colour')
  fireEvent.change(picker, { target: { value: '#ffd34d' } })
  expect(await screen.findByText(/people need 4.5 : 1/)).toBeTruthy()
  expect(code()?.textContent).toContain('--edbazaar-search-act: #ffd34d')
  await user.click(screen.getByText('Back to EdBazaar’s colour'))
  expect(code()?.textContent).not.toContain('--edbazaar-search-act')
})

test('the script of the newest version is loaded with its digest, from here', async () => {
  await showPage()
  // Asked for once the page stands.
  await waitFor(() => expect(document.head.querySelector('script')).toBeTruthy())
  const script = document.head.querySelector('script')
  expect(script?.getAttribute('src')).toBe('/widget/1.0.0/edbazaar-search.js')
  expect(script?.integrity).toBe(widgetReleases()[0]?.integrity)
  fireEvent.error(script ?? document)
  const again = await screen.findByText('Try again')
  await userEvent.setup().click(again)
  expect(document.head.querySelector('script')?.getAttribute('src')).toContain('?1')
})

test('copying says that it is done; where it is not allowed, the code is selected', async () => {
  const user = await showPage()
  await user.click(screen.getByLabelText('Copy: Your snippet'))
  expect(await screen.findByLabelText('Copied: Your snippet')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(code()?.textContent)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(screen.getByLabelText('Copied: Your snippet'))
  await screen.findByLabelText(/^Selected/)
  expect(getSelection()?.toString()).toBe(code()?.textContent)
})

test('what would open is told instead, and stays closed', async () => {
  await showPage()
  const detail = { query: 'dps', suggestion: { url: 'https://edbazaar.example/schools/dps-1' } }
  const event = new CustomEvent('edbazaar-search:select', { detail, cancelable: true })
  fireEvent(box() ?? document, event)
  expect(event.defaultPrevented).toBe(true)
  expect(
    screen.getByText(/“dps” would open https:\/\/edbazaar.example\/schools\/dps-1/),
  ).toBeTruthy()
})

test('what went wrong is told in the words that the API has for it', async () => {
  await showPage()
  const detail = { query: 'dps', status: 429, code: 'too_many_requests', msg: 'Please wait.' }
  fireEvent(box() ?? document, new CustomEvent('edbazaar-search:error', { detail }))
  expect(screen.getByText(/“dps”: Please wait\./)).toBeTruthy()
})

test('a key is asked for by the contact form with its topic chosen', async () => {
  await showPage()
  const ask = screen.getByRole('link', { name: 'Ask for a key' })
  expect(ask.getAttribute('href')).toBe('/contact-us?topic=partners')
})

test('without a version there are docs, and no snippet that could not work', async () => {
  server.use(http.get('/widget/releases', ({ response }) => response(200).json([])))
  await showPage()
  expect(screen.getByText('No version of the script is on this server yet')).toBeTruthy()
  expect(box()).toBeNull()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id), id).toBeTruthy()
  }
})

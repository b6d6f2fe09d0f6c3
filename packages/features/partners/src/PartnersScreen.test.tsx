import { http, widgetReleases } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPartners } from './load-partners'
import { PartnersScreen } from './PartnersScreen'

const server = startMockServer()
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

async function showPage() {
  const user = userEvent.setup()
  renderPage([{ path: '/partners', loader: loadPartners, Component: PartnersScreen }], '/partners')
  await screen.findByText('Search for your site')
  return user
}

const code = () => document.querySelector('figure[aria-label="Your snippet"] code')
const box = () => document.querySelector('edbazaar-search')

test('applies a choice to the code and the preview at once', async () => {
  const user = await showPage()
  await user.selectOptions(screen.getByLabelText('Find'), 'Camps')
  await user.type(screen.getByLabelText('Near'), 'Pune')
  await user.selectOptions(screen.getByLabelText('Within'), '10 km')
  expect(code()?.textContent).toContain('<edbazaar-search kind="camps" place="Pune" radius="10">')
  expect(box()).toMatchObject({ attributes: { length: 4 } })
  expect(box()?.getAttribute('place')).toBe('Pune')
  expect(box()?.getAttribute('api')).toBe('/api')
})

test('enables the distance only when a place is given', async () => {
  const user = await showPage()
  expect(screen.getByLabelText('Within')).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Near'), 'Pune')
  expect(screen.getByLabelText('Within')).toHaveProperty('disabled', false)
})

test('warns about a brand colour with low contrast, and resets it', async () => {
  const user = await showPage()
  const picker = screen.getByLabelText('Brand colour')
  fireEvent.change(picker, { target: { value: '#ffd34d' } })
  expect(await screen.findByText(/Text needs 4.5:1/)).toBeTruthy()
  expect(code()?.textContent).toContain('--edbazaar-search-act: #ffd34d')
  await user.click(screen.getByText('Reset to EdBazaar’s colour'))
  expect(code()?.textContent).not.toContain('--edbazaar-search-act')
})

test('loads the script of the latest release from this site, with its integrity hash', async () => {
  await showPage()
  // It loads after the page has rendered.
  await waitFor(() => expect(document.head.querySelector('script')).toBeTruthy())
  const script = document.head.querySelector('script')
  expect(script?.getAttribute('src')).toBe('/widget/1.0.0/edbazaar-search.js')
  expect(script?.integrity).toBe(widgetReleases()[0]?.integrity)
  fireEvent.error(script ?? document)
  const retry = await screen.findByText('Retry')
  await userEvent.setup().click(retry)
  expect(document.head.querySelector('script')?.getAttribute('src')).toContain('?1')
})

test('copies the code, or selects it when copying is not allowed', async () => {
  const user = await showPage()
  await user.click(screen.getByLabelText('Copy: Your snippet'))
  expect(await screen.findByLabelText('Copied: Your snippet')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(code()?.textContent)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(screen.getByLabelText('Copied: Your snippet'))
  await screen.findByLabelText(/^Selected/)
  expect(getSelection()?.toString()).toBe(code()?.textContent)
})

test('shows the URL that would open, and does not open it', async () => {
  await showPage()
  const detail = { query: 'dps', suggestion: { url: 'https://edbazaar.example/schools/dps-1' } }
  const event = new CustomEvent('edbazaar-search:select', { detail, cancelable: true })
  fireEvent(box() ?? document, event)
  expect(event.defaultPrevented).toBe(true)
  expect(
    screen.getByText(/“dps” would open https:\/\/edbazaar.example\/schools\/dps-1/),
  ).toBeTruthy()
})

test('shows the API’s message of an error', async () => {
  await showPage()
  const detail = { query: 'dps', status: 429, code: 'too_many_requests', msg: 'Please wait.' }
  fireEvent(box() ?? document, new CustomEvent('edbazaar-search:error', { detail }))
  expect(screen.getByText(/“dps”: Please wait\./)).toBeTruthy()
})

test('links to the contact form with the partners topic to request a key', async () => {
  await showPage()
  const link = screen.getByRole('link', { name: 'Request a key' })
  expect(link.getAttribute('href')).toBe('/contact-us?topic=partners')
})

test('shows the docs but no builder when there is no release', async () => {
  server.use(http.get('/widget/releases', ({ response }) => response(200).json([])))
  await showPage()
  expect(screen.getByText('The snippet builder is not available yet')).toBeTruthy()
  expect(box()).toBeNull()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  for (const entry of within(contents).getAllByRole('link')) {
    const id = entry.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id), id).toBeTruthy()
  }
})

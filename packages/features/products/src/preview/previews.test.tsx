import { http, product, store } from '@edbazaar/api-client/testing'
import { accountPaths } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadProductPreview, loadStorePreview } from './load-previews'
import { ProductPreviewScreen } from './ProductPreviewScreen'
import { StorePreviewScreen } from './StorePreviewScreen'

const server = startMockServer()

const open = (path: string) =>
  renderPage(
    [
      { path: '/preview/stores/:id', loader: loadStorePreview, Component: StorePreviewScreen },
      {
        path: '/preview/services/:id',
        loader: loadProductPreview,
        Component: ProductPreviewScreen,
      },
    ],
    path,
    forUser(),
  )
const editorHref = () =>
  screen.getByRole('link', { name: 'Show it to parents' }).getAttribute('href')

test('shows the page of a hidden store with the way to its editor', async () => {
  const { id, brand_name: name } = store()
  open('/preview/stores/9')
  expect(await screen.findByText('Only you can see this page')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
  expect(editorHref()).toBe(accountPaths.myStore(id))
})

test('shows the page of a hidden service with the way to its editor', async () => {
  const { id, name } = product()
  open('/preview/services/9')
  expect(await screen.findByText('Only you can see this page')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
  expect(editorHref()).toBe(accountPaths.editProduct(id))
})

test('lists what a hidden store needs before it can be shown', async () => {
  server.use(
    http.get('/stores/edit/{id}/preview', ({ response }) =>
      response(200).json({
        is_public: false,
        missing: ['location', 'contact', 'plan'],
        store: store({ is_active: false }),
      }),
    ),
  )
  open('/preview/stores/9')
  const before = await screen.findByText('Before parents can see it:')
  const notice = within(before.parentElement ?? document.body)
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'choose its location',
    'add a mobile number or an email',
    'hide or delete another listing, because you have reached the limit of your plan',
  ])
  expect(notice.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    accountPaths.myStore(store().id),
  )
})

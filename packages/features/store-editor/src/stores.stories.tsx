import {
  http,
  imageMedia,
  myStore,
  schoolsAndStores,
  storeEditor,
} from '@edbazaar/api-client/testing'
import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-platform/panels'
import {
  expectDialog,
  expectText,
  type FlowPageProps,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { loadMyStores } from './my-stores/load-my-stores'
import { MyStoresScreen } from './my-stores/MyStoresScreen'
import { loadMyStore } from './store-page/load-store'
import { StorePageScreen } from './store-page/StorePageScreen'
import { guide } from './stores.guide'

type Listings = Parameters<typeof schoolsAndStores>[0]

const hindiStore = myStore({
  id: 10,
  name: 'किताब घर, स्टेशनरी और विद्यालय-गणवेश भंडार, इंदिरानगर',
  city: null,
  n_products: 1,
  is_active: false,
})
const listings = (overrides: Listings = { stores: [myStore(), hindiStore] }) =>
  http.get('/users/schools-and-stores', ({ response }) =>
    response(200).json(schoolsAndStores(overrides)),
  )

const meta = {
  ...flowMeta,
  title: 'Flows/Store editor/My stores',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/my-store-list', Component: MyStoresScreen, loader: loadMyStores },
      { path: '/my-store-details/:id', Component: StorePageScreen, loader: loadMyStore },
    ],
    path: '/my-store-list',
    user: { user_has_institute: true },
    frame: 'account',
    calls: [listings()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>
type Prepare = NonNullable<FlowPageProps['prepare']>

const openPanel =
  (panel: ListingPanel): Prepare =>
  (store) =>
    store.set(listingPanelAtom, panel)

export const WithStores: Story = {}

export const WithStoresOnAPhone: Story = { globals: onPhone }

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/users/schools-and-stores', never)] },
}

export const NoStores: Story = { args: { calls: [listings({})] } }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const Failed: Story = {
  args: {
    calls: [http.get('/users/schools-and-stores', ({ response }) => response(503).json(busy))],
  },
}

export const NotSignedIn: Story = { args: { user: 'visitor' } }

const page = { path: '/my-store-details/9' }

export const StorePage: Story = { args: page }

export const StorePageOnAPhone: Story = { args: page, globals: onPhone }

export const StorePageLoading: Story = {
  args: {
    isUnloaded: true,
    ...page,
    calls: [listings(), http.get('/stores/edit/{id}/details', never)],
  },
}

export const StoreWithoutServices: Story = {
  args: {
    ...page,
    calls: [
      listings(),
      http.get('/stores/edit/{id}/details', ({ response }) =>
        response(200).json(storeEditor({ products: [], is_active: false })),
      ),
    ],
  },
}

const adding = openPanel({ panel: 'add-store' })
const completeDraft: Prepare = (store) => {
  const draft = { brand_name: 'Ganit Classes', place: null, media: [imageMedia()], request_key: '' }
  localStorage.setItem('new-store', JSON.stringify({ user: 7, of: 0, draft }))
  adding(store)
}

export const AddStore: Story = { args: { prepare: adding } }

export const AddStoreOnAPhone: Story = { args: { prepare: adding }, globals: onPhone }

export const AddStoreInvalid: Story = {
  args: { prepare: adding },
  play: async () => {
    await press('Create Store')
    await expectText('Enter valid Name')
    await expectText('Please add at least one image.')
  },
}

export const AddStoreSending: Story = {
  args: { prepare: completeDraft, calls: [listings(), http.post('/stores/store/create', never)] },
  play: async () => {
    await press('Create Store')
    await expect(await screen.findByRole('button', { name: /Create Store/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

export const AddStoreRejected: Story = {
  args: {
    prepare: completeDraft,
    calls: [
      listings(),
      http.post('/stores/store/create', ({ response }) =>
        response(409).json(refusal(409, 'conflict', 'Your plan allows 5 stores.')),
      ),
    ],
  },
  play: async () => {
    await press('Create Store')
    await expectText('Your plan allows 5 stores.')
  },
}

export const AddStoreDone: Story = {
  tags: ['smoke'],
  args: { prepare: completeDraft },
  play: async () => {
    await press('Create Store')
    await expectDialog('Edit Store')
  },
}

export const AddStoreImage: Story = { args: { prepare: openPanel({ panel: 'add-store-image' }) } }

const editing = openPanel({ panel: 'edit-store', id: 9 })

export const EditStore: Story = { args: { prepare: editing } }

export const EditStoreOnAPhone: Story = { args: { prepare: editing }, globals: onPhone }

export const EditStoreNotLoaded: Story = {
  args: {
    prepare: editing,
    calls: [
      listings(),
      http.get('/stores/edit/{id}/details', ({ response }) => response(503).json(busy)),
    ],
  },
}

export const EditStoreInvalid: Story = {
  args: { prepare: editing },
  play: async () => {
    await fill({ GSTIN: '123' })
    await userEvent.tab()
    await expectText('1 field is not saved')
  },
}

export const EditStoreSaved: Story = {
  args: { prepare: editing },
  play: async () => {
    await fill({ City: 'Pune' })
    await userEvent.tab()
    await expectText('Saved')
  },
}

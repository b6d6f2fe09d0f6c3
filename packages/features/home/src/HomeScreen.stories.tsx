import { blogList, http, productList, schoolList } from '@edbazaar/api-client/testing'
import { SiteSearch } from '@edbazaar/feature-search'
import {
  expectDialog,
  expectHeading,
  flowMeta,
  never,
  onPhone,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { dismissExpoAtom } from './expo-atoms'
import { HomeScreen } from './HomeScreen'
import { guide } from './HomeScreen.guide'
import { loadHome } from './load-home'

const meta = {
  ...flowMeta,
  title: 'Flows/Home/Home page',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/', loader: loadHome, element: <HomeScreen search={<SiteSearch />} /> }],
    path: '/',
    // The popup has its own stories.
    prepare: (store) => store.set(dismissExpoAtom),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onPhone }

/** Placeholders keep the space of the rows while they load. */
export const Loading: Story = {
  args: {
    calls: [
      http.get('/schools/all', never),
      http.get('/stores/products', never),
      http.get('/blogs', never),
    ],
  },
}

const nothing = { data: [], total: 0 }

export const NothingListed: Story = {
  args: {
    calls: [
      http.get('/schools/all', ({ response }) => response(200).json(schoolList(nothing))),
      http.get('/stores/products', ({ response }) => response(200).json(productList(nothing))),
      http.get('/blogs', ({ response }) => response(200).json(blogList(nothing))),
    ],
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

/** Rows that did not load are left out. */
export const NothingLoaded: Story = {
  args: {
    calls: [
      http.get('/schools/all', ({ response }) => response(503).json(busy)),
      http.get('/stores/products', ({ response }) => response(503).json(busy)),
      http.get('/blogs', ({ response }) => response(503).json(busy)),
    ],
  },
}

export const SignedIn: Story = { args: { user: {} } }

/** Opens shortly after the first interaction. */
export const Expo: Story = {
  tags: ['smoke'],
  args: { prepare: () => {} },
  play: async () => {
    await expectHeading('The right school, close to home')
    fireEvent.pointerMove(window)
    await expectDialog('The school expo, from your home')
  },
}

export const ExpoOnAPhone: Story = { ...Expo, globals: onPhone }

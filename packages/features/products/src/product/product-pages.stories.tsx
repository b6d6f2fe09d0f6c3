import { http, product, store } from '@edbazaar/api-client/testing'
import { flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { loadStore } from '../store/load-store'
import { StoreScreen } from '../store/StoreScreen'
import { loadProduct } from './load-product'
import { ProductScreen } from './ProductScreen'
import { guide } from './product-pages.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Product and store',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/products/:slug', loader: loadProduct, Component: ProductScreen },
      { path: '/stores-details/:id', loader: loadStore, Component: StoreScreen },
    ],
    path: `/products/${product().slug}`,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}

export const ProductOnAPhone: Story = { globals: onPhone }

const hindi = 'ग्रीष्मकालीन गणित, विज्ञान और रोबोटिक्स कार्यशाला: कक्षा छठी से दसवीं के विद्यार्थियों के लिए'

export const ProductInHindiOnAPhone: Story = {
  args: {
    calls: [
      http.get('/products/{slug}', ({ response }) => response(200).json(product({ name: hindi }))),
    ],
  },
  globals: onPhone,
}

export const ProductIsGone: Story = {
  args: {
    calls: [
      http.get('/products/{slug}', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'Product not found.')),
      ),
    ],
  },
}

const provider = { path: '/stores-details/12' }

export const Store: Story = { args: provider }

export const StoreOnAPhone: Story = { args: provider, globals: onPhone }

export const StoreWithTheMap: Story = {
  args: provider,
  play: async () => {
    await press('Show the map')
    await expect(await screen.findByRole('button', { name: 'Hide the map' })).toBeVisible()
  },
}

export const StoreInHindiOnAPhone: Story = {
  args: {
    ...provider,
    calls: [
      http.get('/stores/created/store/{id}', ({ response }) =>
        response(200).json(store({ brand_name: hindi })),
      ),
    ],
  },
  globals: onPhone,
}

import { http, productList } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  flowMeta,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { campsPage, page, tuitionsPage } from './index'
import { guide } from './ProductsScreen.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Tuitions, activities, camps, workshops',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/tuitions-and-activities', ...page },
      { path: '/beyond-school/tuitions', ...tuitionsPage },
      { path: '/beyond-school/camps', ...campsPage },
    ],
    path: '/beyond-school/tuitions',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Tuitions: Story = {}

export const TuitionsOnAPhone: Story = { globals: onPhone }

export const CampsWithDates: Story = { args: { path: '/beyond-school/camps?place=pune' } }

export const All: Story = { args: { path: '/tuitions-and-activities' } }

export const FilterSheetOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /^Filters/ }))
    await expectDialog('Filters')
  },
}

export const Empty: Story = {
  args: {
    calls: [
      http.get('/stores/products', ({ response }) =>
        response(200).json(productList({ data: [], total: 0 })),
      ),
    ],
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')
let isBusy = true

export const FailedThenRetried: Story = {
  beforeEach: () => {
    isBusy = true
  },
  args: {
    calls: [
      http.get('/stores/products', ({ response }) =>
        isBusy ? response(503).json(busy) : response(200).json(productList()),
      ),
    ],
  },
  play: async () => {
    await expectHeading('The list did not load')
    isBusy = false
    await press('Retry')
    await expectHeading('Ganit Maths Circle')
  },
}

import { http, storeEditor } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AddProductScreen } from './add-product/AddProductScreen'
import { loadNewProduct } from './add-product/load-new-product'
import { EditProductScreen } from './edit-product/EditProductScreen'
import { loadProductEditor } from './edit-product/load-product-editor'
import { guide } from './products.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Service editor/Services',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/add-service/:id', Component: AddProductScreen, loader: loadNewProduct },
      { path: '/edit-service/:id', Component: EditProductScreen, loader: loadProductEditor },
      { path: '/my-store-details/:id', element: <h1>The store</h1> },
    ],
    path: '/add-service/9',
    user: { user_has_institute: true },
    frame: 'account',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function submit() {
  await expectHeading('Add service')
  await press('Add service')
}

export const Add: Story = {}

export const AddOnAPhone: Story = { globals: onPhone }

export const AddLoading: Story = {
  args: { isUnloaded: true, calls: [http.get('/stores/edit/{id}/details', never)] },
}

export const AddInvalid: Story = {
  play: async () => {
    await fill({ 'Age from': '14', 'Age to': '6', 'Price in ₹': 'free' })
    await submit()
    await expectText('Enter valid Name')
    await expectText('The minimum age cannot be above the maximum age.')
  },
}

const name = 'Maths for Class 9'

export const AddSending: Story = {
  args: { calls: [http.post('/stores/products/create', never)] },
  play: async () => {
    await fill({ Name: name })
    await submit()
    await expect(await screen.findByRole('button', { name: /Add service/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const AddFailed: Story = {
  args: {
    calls: [http.post('/stores/products/create', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await fill({ Name: name })
    await submit()
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByLabelText('Name')).toHaveValue(name)
  },
}

/** The service is added and its edit page opens. */
export const AddDone: Story = {
  tags: ['smoke'],
  play: async () => {
    await fill({ Name: name })
    await submit()
    await expectText(/^Each field saves when you leave it/)
  },
}

export const Batch: Story = {
  play: async () => {
    await press('Add a batch')
    await press('Save batch')
    await expectText('Choose at least one day.')
    const batch = within(screen.getByRole('group', { name: 'Batch' }))
    await userEvent.type(batch.getByLabelText('Name'), 'Evening')
    await userEvent.click(batch.getByLabelText('Mon'))
  },
}

export const BatchOnAPhone: Story = { globals: onPhone, play: () => press('Add a batch') }

export const PlanLimitReached: Story = {
  args: {
    calls: [
      http.get('/stores/edit/{id}/details', ({ response }) =>
        response(200).json(
          storeEditor({ limits: { products: 50, is_product_limit_exceeded: true } }),
        ),
      ),
    ],
  },
}

const edit = { path: '/edit-service/5' }

export const Edit: Story = { args: edit }

export const EditOnAPhone: Story = { args: edit, globals: onPhone }

export const EditInvalid: Story = {
  args: edit,
  play: async () => {
    await fill({ 'Age from': '40' })
    await userEvent.tab()
    await expectText('The minimum age cannot be above the maximum age.')
    await expectText('1 field is not saved')
  },
}

/** Requests a missing filter value. */
export const FilterRequest: Story = {
  tags: ['smoke'],
  args: edit,
  play: async () => {
    const subjects = await screen.findByRole('group', { name: 'Subjects' })
    const addValue = within(subjects).getByRole('button', { name: /Suggest a missing value/ })
    await userEvent.click(addValue)
    const dialog = within(await expectDialog('Add new filter value'))
    await press('Send')
    // A toast says the same.
    await expect(await dialog.findByText('Please Add A Value.')).toBeVisible()
    await fill({ Value: 'Vedic maths' })
    await press('Send')
    await expectText('Requested')
  },
}

export const NotSignedIn: Story = { args: { user: 'visitor' } }
